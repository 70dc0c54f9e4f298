import library from './index.js'

export const { EvaluationFault, Harness, SWEPolyBench, compareResults } = library
