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

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': transform(false), '^.+\\.tsx$': transform(true) },
  // A trial builds images and starts containers, on a machine that may be busy.
  testTimeout: process.env.KOTLIN_BENCH_E2E === '1' ? 300_000 : 30_000,
  testSequencer: '<rootDir>/test/longest-first.cjs',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: process.env.KOTLIN_BENCH_E2E === '1' ? [] : ['<rootDir>/test/e2e/']
}
