import * as core from '@actions/core'
import { safeText } from './safe-text.js'

export interface PlacedAnnotation {
  level: 'error' | 'warning'
  title: string
  message: string
  /** Relative to the workspace. */
  file: string | null
  line: number | null
}

/** What we need of the runner: its log, its files for outputs and state. */
export interface RunnerPort {
  info: (text: string) => void
  notice: (text: string) => void
  warning: (text: string) => void
  /** An annotation of level error, under a title. */
  fault: (annotation: { title: string; message: string }) => void
  /** An annotation on a file of the workspace, or on the step. */
  annotate: (annotation: PlacedAnnotation) => void
  startGroup: (title: string) => void
  endGroup: () => void
  mask: (secret: string) => void
  setOutput: (name: string, value: string | number) => void
  saveState: (name: string, value: string) => void
  getState: (name: string) => string
}

/** The runner that started this step. */
export const runnerPort: RunnerPort = {
  info: text => core.info(safeText(text)),
  notice: text => core.notice(text),
  warning: text => core.warning(text),
  fault: ({ title, message }) => core.error(message, { title }),
  annotate: ({ level, title, message, file, line }) => {
    const place = {
      ...(file !== null && { file }),
      ...(file !== null && line !== null && { startLine: line })
    }
    const tell = level === 'error' ? core.error : core.warning
    tell(message, { title, ...place })
  },
  startGroup: title => core.startGroup(safeText(title).replaceAll('\n', ' ')),
  endGroup: () => core.endGroup(),
  mask: secret => core.setSecret(secret),
  setOutput: (name, value) => core.setOutput(name, value),
  saveState: (name, value) => core.saveState(name, value),
  getState: name => core.getState(name)
}
