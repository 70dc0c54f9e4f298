export type ScriptedMode =
  | ''
  | 'endless'
  | 'half'
  | 'cut'
  | 'nothing'
  | 'drop'
  | 'echo'
  | 'garbage'
  | 'gzip'
  | 'br'
  | 'error-event'

export interface ScriptedStep {
  sh?: string
  write?: { path: string; content: string }
  text?: string
}

export interface Script {
  steps?: readonly ScriptedStep[]
  edit?: { path: string; search: string; replace: string }
  usage?: { input?: number; output?: number; cached?: number }
  delayMs?: number
}

export interface LoggedRequest {
  kind: string
  method?: string
  url?: string
  headers?: Record<string, string>
  body?: Record<string, unknown>
  host?: string
  /** False where a key was wanted and another shown. */
  keyOk?: boolean
  failed?: number
}

export interface ScriptedModel {
  port: number
  url: string
  log: LoggedRequest[]
  misbehave(how: { mode?: ScriptedMode; fail?: number }): void
  script(next: Script): void
  close(): Promise<void>
}

export const startScriptedModel: (options?: {
  port?: number
  script?: Script
  /** A file that gets a line for each request. */
  log?: string
  mode?: ScriptedMode
  fail?: number
  /** The only key that is accepted. */
  key?: string
}) => Promise<ScriptedModel>
