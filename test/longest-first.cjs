const { default: Sequencer } = require('@jest/test-sequencer')

/** The test files that take minutes, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'new-samples',
  'new',
  'swe-polybench',
  'samples',
  'check-dynamic',
  'agents-real',
  'images-registry',
  'workflows-examples',
  'second-verification',
  'workflows-evaluate',
  'import',
  'verify-modes',
  'injected/container-killed',
  'images-cache',
  'plan',
  'images-shared',
  'agents-patch',
  'action'
].map(name => `/e2e/${name}.test.ts`)

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex(name => path.endsWith(name))
  return rank < 0 ? LONGEST.length : rank
}

/** On a machine that has not run them before, jest would go by the size of the files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
