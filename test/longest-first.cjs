const { default: Sequencer } = require('@jest/test-sequencer')

/** The test files that take minutes, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'new-samples',
  'new',
  'swe-polybench',
  'samples',
  'row-gradings',
  'check-dynamic',
  'import',
  'second-verification',
  'agents-real',
  'workflows-examples',
  'workflows-evaluate',
  'library',
  'hand-over-repository',
  'images-registry',
  'workflows-bases',
  'images-cache',
  'workflows-task-checks',
  'plan',
  'bench',
  'agents-patch'
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
