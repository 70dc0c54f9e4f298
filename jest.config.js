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

/**
 * Unit tests run in a few bare processes, which load each module once. Jest's own runner makes a context
 * for every file and loads all modules anew in it, which took more time than the tests themselves.
 * (The runner stays at 0.7 for as long as Node 20 is supported: 0.8 wants 22.)
 */
const unit = {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/test/e2e/'],
  runner: 'jest-light-runner/child-process',
  setupFiles: ['<rootDir>/test/runner/unit-setup.mjs'],
  transform: {}
}

/** End-to-end tests want jest's own runner for its limits of time; they need --experimental-vm-modules. */
const endToEnd = {
  testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': transform(false), '^.+\\.tsx$': transform(true) },
  // A trial builds images and starts containers, on a machine that may be busy.
  testTimeout: 300_000
}

export default {
  testEnvironment: 'node',
  testSequencer: '<rootDir>/test/runner/longest-first.cjs',
  ...(process.env.KOTLIN_BENCH_E2E === '1' ? endToEnd : unit)
}
