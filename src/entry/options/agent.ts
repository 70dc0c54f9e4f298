import type { OptionRow } from './option-row.js'

/** Who solves tasks, what it may reach, and what it may cost. */
export const AGENT_OPTIONS = [
  {
    name: 'agent',
    short: 'a',
    type: 'list',
    default: 'oracle',
    placeholder: 'name',
    sentence:
      'Who solves the tasks: `oracle` applies the gold patch, `nop` does nothing, `patch` applies patches made elsewhere, `command` runs a command of yours; or a coding agent by its name, as `kotlin-bench agents` lists them. `name=provider/model` gives it a model of its own. A plan takes several, `run` one. May be given several times.',
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'predictions',
    type: 'path',
    placeholder: 'path',
    sentence:
      'For agent `patch`: a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions, or a folder of `<task>.patch` files.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-command',
    type: 'text',
    placeholder: 'command',
    sentence:
      "For agent `command`: what to run in the task's working directory, with the instruction on standard input and in the file that `KOTLIN_BENCH_INSTRUCTION` names.",
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-env',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A variable of this environment, by its name alone, that the agent gets in its container as a secret. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-variable',
    type: 'list',
    placeholder: 'name=value',
    sentence: 'A variable for the agent that is no secret. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-install',
    type: 'text',
    placeholder: 'script',
    sentence:
      "For agent `command`: a shell script that installs it, run once, as root, with network and the variables of `agent-env` and `agent-variable`, into an image on top of the task's.",
    verbs: ['run', 'bench']
  },
  {
    name: 'model',
    short: 'm',
    type: 'list',
    placeholder: 'provider/name',
    pattern: {
      regex: /^[^\s\p{Cc}]{1,200}$/u,
      says: 'a name without blanks, such as `anthropic/claude-sonnet-4-5`'
    },
    sentence:
      '`provider/name`, as in `anthropic/claude-sonnet-4-5`; without a provider, of the first that the agent knows. A plan takes several, and tries each agent with each. May be given several times.',
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'provider',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A model provider that agent `command` may ask through the gateway, such as `anthropic` or `openai`. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'allow-agent-host',
    type: 'hosts',
    placeholder: 'host',
    sentence:
      'A host that agents may reach beside those the task allows: a name, `*.suffix`, an address or a CIDR block. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'deny-agent-host',
    type: 'hosts',
    placeholder: 'host',
    sentence:
      'A host that agents may not reach, whatever else allows it; written as in `allow-agent-host`. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'preflight',
    type: 'switch',
    default: 'false',
    sentence:
      'Ask each model provider for one short answer before any image is built, so that a wrong key or model name is told at once.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'max-cost',
    type: 'factor',
    placeholder: 'usd',
    sentence:
      "Start no new trial once the run's model requests have cost so many US dollars, and end an agent that passes what is left of it. A plan divides it over its shards.",
    verbs: ['run', 'plan', 'bench'],
    onResume: true,
    inPlan: true
  },
  {
    name: 'max-tokens',
    type: 'count',
    placeholder: 'number',
    sentence:
      'Tokens, read and written together, that an agent may use in one trial; it is ended there, and what it changed until then is verified.',
    verbs: ['run', 'bench']
  },
  {
    name: 'prices',
    type: 'path',
    placeholder: 'file',
    sentence:
      'A JSON file that gives each model its `input` and `output` price, and `cached` and `cacheWrite` where they differ, in US dollars for a million tokens; wins over the built-in list.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'ca-bundle',
    type: 'path',
    placeholder: 'file',
    sentence:
      'Certificates in PEM that containers, image builds and fetches by git are to trust, for networks that inspect TLS; by default the file that `SSL_CERT_FILE` or `NODE_EXTRA_CA_CERTS` names.',
    verbs: ['run', 'bases', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  }
] as const satisfies readonly OptionRow[]
