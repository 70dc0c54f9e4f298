const { default: Sequencer } = require('@jest/test-sequencer')

/** The test files that take minutes, the longest first: begun last, one of them would be waited for alone. */
const LONGEST = [
  'new-samples',
  'swe-polybench',
  'attacks/rows-java',
  'new',
  'samples',
  'agents-real',
  'row-gradings',
  'check-dynamic',
  'import',
  'attacks/rows-javascript',
  'images-registry',
  'second-verification',
  'library',
  'workflows-evaluate',
  'workflows-task-checks',
  'bench',
  'hand-over-repository',
  'workflows-bases',
  'money',
  'attacks/rows-cut-off'
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
