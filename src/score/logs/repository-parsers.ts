import { LOG_PARSERS, type LogParserName, type SweRow } from '../../contracts/swe-polybench.js'

/** The parser of each repository of SWE-PolyBench, by the names that its rows have, case and all. */
const REPOSITORY_PARSERS: ReadonlyMap<string, LogParserName> = new Map([
  ['google/guava', 'JavaGenericParser'],
  ['google/gson', 'JavaGenericParser'],
  ['apache/dubbo', 'JavaGenericParser'],
  ['apolloconfig/apollo', 'JavaGenericParser'],
  ['apache/rocketmq', 'JavaGenericParser'],
  ['trinodb/trino', 'JavaGenericParser'],
  ['mrdoob/three.js', 'JavascriptGenericParser'],
  ['sveltejs/svelte', 'JavascriptGenericParser'],
  ['prettier/prettier', 'JavascriptJestPR'],
  ['serverless/serverless', 'JavascriptMocha'],
  ['microsoft/vscode', 'TypescriptMocha'],
  ['angular/angular', 'TypescriptBazelAngular'],
  ['mui/material-ui', 'TypescriptMochaFileName'],
  ['tailwindlabs/tailwindcss', 'TypescriptJestTW'],
  ['coder/code-server', 'TypescriptJest'],
  ['Significant-Gravitas/AutoGPT', 'PythonPyUnit'],
  ['huggingface/transformers', 'PythonPyUnit'],
  ['langchain-ai/langchain', 'PythonPyUnit'],
  ['yt-dlp/yt-dlp', 'PythonPyUnit'],
  ['tensorflow/models', 'PythonPyUnit'],
  ['keras-team/keras', 'PythonPyUnit']
])

/** The parser of a row, or what is wrong with the row where it has none. */
export type ParserChoice =
  | { readonly parser: LogParserName; readonly problem: null }
  | { readonly parser: null; readonly problem: string }

/**
 * What parses the output of a row's tests: what the row itself names, else what its repository calls for.
 * A row with neither cannot be graded by its lists, which is the row's fault and ends nobody's run.
 */
export const parserOf = ({ repo, log_parser }: Pick<SweRow, 'repo' | 'log_parser'>): ParserChoice => {
  const parser = log_parser ?? REPOSITORY_PARSERS.get(repo)
  return parser === undefined
    ? {
        parser: null,
        problem: `No parser is known for the tests' output of ${JSON.stringify(repo)}. Give the row a log_parser: one of ${LOG_PARSERS.join(', ')}.`
      }
    : { parser, problem: null }
}
