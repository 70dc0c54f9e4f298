import { withoutComments } from '../../text/shell-comments.js'
import { REWARD_FILE } from '../verifier-script.js'
import { shellWords, splitOutsideQuotes, unquotedPart } from './shell-text.js'

/** Says something and changes nothing. */
export const isMessage = (text: string): boolean =>
  /^(?:echo|printf)\s/.test(text) &&
  !/[`|&;<>]/.test(unquotedPart(text).replace(/\s*>\s?&\s?2\b/g, '')) &&
  !/\$\(|`/.test(text)

/** `echo 0 > /logs/verifier/reward.txt`: the reward that a command writes, or undefined. */
export const writtenReward = (text: string): 0 | 1 | undefined => {
  const [, value, file = ''] = /^(?:echo|printf)\s+["']?([01])(?:\\n)?["']?\s*>\s*(\S+)$/.exec(text) ?? []
  if (value === undefined || shellWords(file)[0] !== REWARD_FILE) return undefined
  return value === '1' ? 1 : 0
}

const isInLogs = (path: string): boolean => /^\/logs\/verifier(?:\/[\w.*-]*)?$/.test(path)

/** Empties or makes the folder of the reward, and no other. */
export const isWipe = (text: string): boolean => {
  if (/[;&|<>`$]/.test(unquotedPart(text))) return false
  const [command, ...words] = shellWords(text)
  const paths = words.filter(word => !word.startsWith('-'))
  if (command === 'find') {
    return (
      isInLogs(words[0] ?? '') && words.at(-1) === '-delete' && !words.some(word => word.startsWith('-exec'))
    )
  }
  return (command === 'mkdir' || command === 'rm') && paths.length > 0 && paths.every(isInLogs)
}

const RESTORES =
  /^(?:git\s+(?:restore|checkout|cat-file|rm)\s|rm\s+-r?f\s|[A-Za-z_]\w*\+?=|\[\[?\s|continue$|break$|true$|:$|exit\s+\d+$)/

/** A step of putting files back as they were; all of a list of commands has to be one. */
export const isRestoring = (text: string): boolean =>
  splitOutsideQuotes(text.replace(/^!\s+/, ''), '&&')
    .flatMap(part => splitOutsideQuotes(part, '||'))
    .every(part => RESTORES.test(part) || isMessage(part))

/** Keeps what the loops of step 2 work with. */
export const preparesRestore = (text: string): boolean =>
  /^[A-Za-z_]\w*=(?:\(\)|\$\(mktemp\))$/.test(text) ||
  /^git apply --numstat (?:-z )?\/tests\/test\.patch > "?\$\w+"?$/.test(text) ||
  /^rm -f (?:-- )?"?\$\w+"?$/.test(text)

export interface AppliesPatch {
  /** Whether a patch that does not apply ends the script by itself. */
  readonly orExits: boolean
}

/** `git apply /tests/test.patch`, in the way of the seven steps or without an end. */
export const appliesPatch = (text: string): AppliesPatch | undefined => {
  const [command = '', ...otherwise] = splitOutsideQuotes(text, '||')
  if (!/^git apply (?:(?:--whitespace=nowarn|--verbose|-v) )*["']?\/tests\/test\.patch["']?$/.test(command))
    return undefined
  if (otherwise.length === 0) return { orExits: false }
  const [only = ''] = otherwise
  if (otherwise.length > 1 || !/^(?:exit [1-9]\d*|true|:)$/.test(only)) return undefined
  return { orExits: only.startsWith('exit') }
}

const BUILD_TOOLS = /(?:^|\/)(?:gradlew?|mvnw?)$/
const WRAPPERS = /^(?:xvfb-run|timeout|nice|ionice|env|stdbuf)$/
const ASSIGNMENT = /^[A-Za-z_]\w*=/

/** Where output goes, at the end of a command: it changes nothing about the tests. */
const OUTPUT = /(?:\s+(?:\d?>{1,2}\s?(?:&\d|[\w./-]+)|&>\s?[\w./-]+)|\s*\|\s*tee(?: -a)? [\w./-]+)+$/

const IGNORED_FAILURE = /^(?:true|:|[A-Za-z_]\w*=\$\?)$/

/** The command that runs the tests, without what happens where they fail; undefined for another. */
export const testCommandOf = (text: string): string | undefined => {
  const [command = '', ...otherwise] = splitOutsideQuotes(text, '||')
  if (otherwise.length > 1 || otherwise.some(part => !IGNORED_FAILURE.test(part))) return undefined
  const words = shellWords(command)
  const begin = words.findIndex(word => !ASSIGNMENT.test(word))
  const tool = words.findIndex(word => BUILD_TOOLS.test(word))
  if (tool < begin || tool < 0) return undefined
  if (tool > begin && !WRAPPERS.test(words[begin] ?? '')) return undefined
  const isSimple = !/[;&|<>`()]/.test(unquotedPart(command.replace(OUTPUT, ''))) && !/\$\(|`/.test(command)
  return isSimple ? command : undefined
}

/** `bash /tests/kotlin_logs_collector.sh …`, by its root and its output; undefined for another. */
export const collectorCall = (text: string): { root: string; output: string } | undefined => {
  const [command = '', ...otherwise] = splitOutsideQuotes(text.replace(/^!\s+/, ''), '||')
  if (otherwise.some(part => !/^(?:true|:|exit \d+)$/.test(part))) return undefined
  const simple = command.replace(/(?:\s+\d?>\s?(?:\/dev\/null|&[12]))+$/, '')
  if (/[;&|<>`$]/.test(simple)) return undefined
  const words = shellWords(simple).filter((word, index) => index > 0 || !/^(?:ba)?sh$/.test(word))
  if (words.shift() !== '/tests/kotlin_logs_collector.sh') return undefined
  const found = { root: '.', output: 'reports/junit/all-testsuites.xml' }
  for (let index = 0; index < words.length; index += 2) {
    const [flag, value] = [words[index], words[index + 1]]
    if (value === undefined) return undefined
    if (flag === '--root' || flag === '-r') found.root = value
    else if (flag === '--output' || flag === '-o') found.output = value
    else return undefined
  }
  return found
}

/** `python3 /tests/junit_compare.py …`: the words behind it; undefined for another command. */
export const comparerArguments = (text: string): readonly string[] | undefined => {
  const [command = '', ...otherwise] = splitOutsideQuotes(text, '||')
  if (otherwise.some(part => !/^(?:true|:)$/.test(part)) || /[;&|<>`$]/.test(command)) return undefined
  const [interpreter = '', script, ...words] = shellWords(command)
  return /^python3?$/.test(interpreter) && script === '/tests/junit_compare.py' ? words : undefined
}

/** `find … TEST*.xml -delete`: its patterns; undefined for another command. */
export const deletedReports = (text: string): readonly string[] | undefined => {
  if (!/^find (?:\.|\/home\/[\w.-]+) .*-delete$/.test(text) || /[;&|<>`$]/.test(unquotedPart(text)))
    return undefined
  const words = shellWords(text)
  if (words.some(word => word.startsWith('-exec'))) return undefined
  const patterns = words.filter((_, index) => words[index - 1] === '-path')
  return patterns.length > 0 && patterns.every(pattern => pattern.includes('TEST')) ? patterns : undefined
}

/** What the paths of a collector's `find` are, as its text has them. */
export const collectedReports = (collector: string): readonly string[] => {
  const paths = withoutComments(collector).matchAll(/-path\s+(['"])([\w.*/-]{1,300})\1/g)
  return [...new Set([...paths].flatMap(([, , path = '']) => (path.includes('TEST') ? path : [])))]
}
