import { aider } from './named/aider.js'
import { claudeCode } from './named/claude-code.js'
import { codex } from './named/codex.js'
import { copilotCli } from './named/copilot-cli.js'
import { cursorCli } from './named/cursor-cli.js'
import type { AgentDeclaration } from './named/declaration.js'
import { geminiCli } from './named/gemini-cli.js'
import { goose } from './named/goose.js'
import { junie } from './named/junie.js'
import { miniSweAgent } from './named/mini-swe-agent.js'
import { opencode } from './named/opencode.js'
import { qwenCoder } from './named/qwen-coder.js'

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
