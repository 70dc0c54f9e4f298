/** What the runner, or the user, gives us and nothing that we start may see. */
const TOKEN_VARIABLES = [
  'INPUT_GITHUB-TOKEN',
  'INPUT_DATASET-TOKEN',
  'INPUT_REGISTRY-PASSWORD',
  'KOTLIN_BENCH_REGISTRY_PASSWORD',
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
  /** For the first registry, undefined when none was given. */
  registry: string | undefined
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
    registry: taken.get('INPUT_REGISTRY-PASSWORD') ?? taken.get('KOTLIN_BENCH_REGISTRY_PASSWORD'),
    runtime: taken.get('ACTIONS_RUNTIME_TOKEN'),
    all: [...new Set(taken.values())]
  }
}
