/** Beyond these a change is no fix of a task but a way to fill the disk, whether an agent or a prediction makes it. */
export const CHANGE_LIMITS = {
  /** Of all files together, as they are copied out. */
  bytes: 256 * 1024 * 1024,
  files: 50_000,
  patchBytes: 64 * 1024 * 1024
} as const
