import { fileEntry, type TreeEntry } from '../engine/tar.js'
import { INSTRUCTION_PATH, instructionEntry } from './instruction.js'
import type { Launch } from './named/declaration.js'

/** Its HOME, of this trial alone: neither the work tree nor the image's own gets anything of it. */
export const HOME = '/kotlin-bench/home'

/** Where its settings lie until it starts, and are copied to its HOME. */
const SETTINGS = '/kotlin-bench/settings'

/** A file in HOME: what it says beside its output. */
export const ERRORS = 'stderr.txt'

/** What is copied into the container before the agent starts: HOME, its settings, the instruction. */
export const filesOf = (launch: Launch, instruction: string): TreeEntry[] => [
  { path: HOME.slice(1), type: 'directory', mode: 0o777 },
  { path: SETTINGS.slice(1), type: 'directory' },
  instructionEntry(instruction),
  ...Object.entries(launch.files ?? {}).map(([path, text]) => fileEntry(`${SETTINGS.slice(1)}/${path}`, text))
]

const INPUT: Readonly<Record<Launch['instruction'], string>> = {
  stdin: `exec "$@" < ${INSTRUCTION_PATH}`,
  'last-word': `exec "$@" "$(cat ${INSTRUCTION_PATH})" < /dev/null`,
  'in-words': 'exec "$@" < /dev/null'
}

/** The settings become the agent's own files, which it may change; git keeps the image's configuration. */
export const startShell = (launch: Launch, exportVariables: string): string => `
umask 022
if [ -z "\${GIT_CONFIG_GLOBAL+set}" ] && [ -e "$HOME/.gitconfig" ]; then export GIT_CONFIG_GLOBAL="$HOME/.gitconfig"; fi
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
export HOME=${HOME}
${exportVariables}
cp -R ${SETTINGS}/. "$HOME/"
exec 2> "$HOME/${ERRORS}"
${INPUT[launch.instruction]}
`
