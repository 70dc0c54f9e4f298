/**
 * A line of sh for scripts that use an image's own git as root: it reads a work tree that belongs to
 * somebody else, and starts no monitor that the repository names.
 */
export const TRUST_WORK_TREES =
  "export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false"
