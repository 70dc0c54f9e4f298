/** Components in .tsx become calls of Preact's functions. */
const transform = tsx => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', importSource: 'preact' } }
    },
    module: { type: 'es6' }
  }
]

const endToEnd = process.env.KOTLIN_BENCH_E2E === '1'

export default {
  testEnvironment: 'node',
  testSequencer: '<rootDir>/test/runner/longest-first.cjs',
  testMatch: [endToEnd ? '<rootDir>/test/e2e/**/*.test.ts' : '<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: endToEnd ? [] : ['<rootDir>/test/e2e/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': transform(false), '^.+\\.tsx$': transform(true) },
  // A trial builds images and starts containers, on a machine that may be busy.
  testTimeout: endToEnd ? 300_000 : 60_000
}
