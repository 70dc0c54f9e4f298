import { scriptLines } from '../script-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { TEST_SH } from '../task-facts.js'

const FETCHES =
  /(?:^|[\s;&|(`])(?:curl|wget|npx|git\s+(?:clone|fetch|pull|submodule\s+update)|(?:apt|apt-get|apk|dnf|yum|brew)\s+(?:-\S+\s+)*(?:update|install|add)|pip3?\s+install|python3?\s+-m\s+pip\s+install|uv\s+(?:pip|tool)\s+install|(?:npm|pnpm|yarn)\s+(?:i|install|ci|add)|sdkmanager|sdk\s+install)(?:\s|$)/

export const networkFetch: StaticCheck = {
  id: 'network-fetch',
  sentence: '`test.sh` fetches nothing from the network.',
  level: 'warning',
  why: 'What it fetches may be gone or another one day, and then a trial fails through no fault of the agent.',
  run: ({ text }) => {
    const script = text(TEST_SH)
    if (script === null) return { notRun: `${TEST_SH} cannot be read` }
    return scriptLines(script)
      .filter(({ text: command }) => FETCHES.test(command))
      .map(({ line, text: command }) => ({
        file: TEST_SH,
        line,
        message: `${TEST_SH} fetches from the network: ${shown(command)}.`,
        advice: "Put it into the task's image instead."
      }))
  }
}
