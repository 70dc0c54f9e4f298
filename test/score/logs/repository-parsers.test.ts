import { describe, expect, it } from '@jest/globals'
import { parserOf } from '../../../src/score/index.js'

describe('the parser of a row', () => {
  it.each([
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
  ])('of %s is %s', (repo, parser) => {
    expect(parserOf({ repo })).toEqual({ parser, problem: null })
  })

  it('is the one that the row names', () => {
    expect(parserOf({ repo: 'google/guava', log_parser: 'PythonPyUnit' })).toEqual({
      parser: 'PythonPyUnit',
      problem: null
    })
  })

  it('is none where nothing names one, which says what to do', () => {
    const { parser, problem } = parserOf({ repo: 'example/shop' })
    expect(parser).toBeNull()
    expect(problem).toContain('"example/shop"')
    expect(problem).toContain('log_parser: one of JavaGenericParser, ')
  })
})
