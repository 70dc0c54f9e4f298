import { z } from 'zod'
import type { AgentDeclaration, Said } from './declaration.js'
import { liteLlmModel, liteLlmVariables } from './lite-llm.js'
import { MINI_SWE_AGENT_PACKAGES, MINI_SWE_AGENT_VERSION } from './mini-swe-agent-packages.js'
import { addUsage, count, dollars, NOTHING_SAID } from './said.js'

const TRAJECTORY = 'trajectory.json'

const trajectorySchema = z.object({
  info: z
    .object({ model_stats: z.object({ instance_cost: dollars }).catch({ instance_cost: null }) })
    .catch({ model_stats: { instance_cost: null } }),
  messages: z.array(
    z.object({
      extra: z
        .object({
          response: z.object({
            usage: z.object({
              prompt_tokens: count,
              completion_tokens: count,
              prompt_tokens_details: z.object({ cached_tokens: count }).nullish().catch(undefined)
            })
          })
        })
        .optional()
        .catch(undefined)
    })
  )
})

/** What the answers in its trajectory used. */
const readTrajectory = (text: string): Said => {
  const parsed = trajectorySchema.safeParse(JSON.parse(text))
  if (!parsed.success) return NOTHING_SAID
  let usage: Said['usage'] = null
  for (const { extra } of parsed.data.messages) {
    if (!extra) continue
    const { prompt_tokens: input, completion_tokens: output, prompt_tokens_details } = extra.response.usage
    usage = addUsage(usage, { input, cached: prompt_tokens_details?.cached_tokens ?? 0, output })
  }
  // It counts 0 for a model whose price it does not know.
  return { usage, costUsd: parsed.data.info.model_stats.instance_cost || null, errors: [] }
}

export const miniSweAgent: AgentDeclaration = {
  name: 'mini-swe-agent',
  version: MINI_SWE_AGENT_VERSION,
  installation: { kind: 'python', packages: MINI_SWE_AGENT_PACKAGES, complete: true },
  program: prefix => [`${prefix}/bin/python3`, '-I', '-m', 'minisweagent.run.mini'],
  check: ['--help'],
  providers: ['openai', 'anthropic', 'openrouter', 'deepseek', 'mistral', 'xai', 'groq', 'qwen'],
  hasOwnModel: false,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model, home }) => ({
    words: [
      ...(model ? ['--model', liteLlmModel(model)] : []),
      // Its own limit of a few dollars would end long tasks; the run has one of its own.
      ...['--yolo', '--exit-immediately', '--cost-limit', '0', '--output', `${home}/${TRAJECTORY}`, '--task']
    ],
    instruction: 'last-word',
    env: {
      ...(model && liteLlmVariables(model)),
      MSWEA_CONFIGURED: 'true',
      MSWEA_COST_TRACKING: 'ignore_errors',
      MSWEA_GLOBAL_CONFIG_DIR: `${home}/.mini-swe-agent`,
      MSWEA_SILENT_STARTUP: '1'
    }
  }),
  output: 'mini-swe-agent.txt',
  keeps: [TRAJECTORY],
  readKept: files => {
    const text = files.get(TRAJECTORY)
    return text === undefined ? NOTHING_SAID : readTrajectory(text)
  }
}
