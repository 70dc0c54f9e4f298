import { aider } from './aider.js'
import { claudeCode } from './claude-code.js'
import { codex } from './codex.js'
import { copilotCli } from './copilot-cli.js'
import { cursorCli } from './cursor-cli.js'
import type { AgentDeclaration } from './declaration.js'
import { geminiCli } from './gemini-cli.js'
import { goose } from './goose.js'
import { junie } from './junie.js'
import { miniSweAgent } from './mini-swe-agent.js'
import { opencode } from './opencode.js'
import { qwenCoder } from './qwen-coder.js'

/** The agents that people know by name, those that were run here first. */
export const NAMED_AGENTS: readonly AgentDeclaration[] = [
  claudeCode,
  codex,
  geminiCli,
  opencode,
  qwenCoder,
  aider,
  miniSweAgent,
  copilotCli,
  goose,
  cursorCli,
  junie
]
