export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }
    ]
  },
  // A trial builds images and starts containers, on a machine that may be busy.
  testTimeout: process.env.KOTLIN_BENCH_E2E === '1' ? 300_000 : 30_000,
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: process.env.KOTLIN_BENCH_E2E === '1' ? [] : ['<rootDir>/test/e2e/']
}
