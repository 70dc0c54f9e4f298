/** What the runner gives every step and nothing that we start may see. */
const TOKEN_VARIABLES = [
  'INPUT_GITHUB-TOKEN',
  'INPUT_DATASET-TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL'
] as const

export interface Tokens {
  /** For GitHub's API, undefined when none was given. */
  github: string | undefined
  /** For the repository of `dataset`, undefined when none was given. */
  dataset: string | undefined
  /** For the run's artifacts, undefined off GitHub. */
  runtime: string | undefined
  /** All that were taken, to be masked in the log. */
  all: readonly string[]
}

/** Takes GitHub's tokens out of an environment before anything that could leak them runs. */
export const takeTokens = (environment: NodeJS.ProcessEnv): Tokens => {
  const taken = new Map<string, string>()
  for (const variable of TOKEN_VARIABLES) {
    const value = environment[variable]
    delete environment[variable]
    if (value !== undefined && value.trim() !== '') taken.set(variable, value)
  }
  return {
    github: taken.get('INPUT_GITHUB-TOKEN') ?? taken.get('GITHUB_TOKEN') ?? taken.get('GH_TOKEN'),
    dataset: taken.get('INPUT_DATASET-TOKEN'),
    runtime: taken.get('ACTIONS_RUNTIME_TOKEN'),
    all: [...new Set(taken.values())]
  }
}
