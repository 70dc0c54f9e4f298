import type { OptionRow } from './option-row.js'

/** What images are built from and kept in. */
export const IMAGE_OPTIONS = [
  {
    name: 'bases',
    type: 'path',
    placeholder: 'dir',
    sentence:
      'Folder with the manifest and recipes of the base images; by default `bases` beside the tasks folder.',
    verbs: ['run', 'list', 'bases', 'prune', 'plan', 'check', 'calibrate', 'import', 'new']
  },
  {
    name: 'base',
    type: 'list',
    placeholder: 'repo:tag',
    sentence:
      'A base by its repository and tag as the manifest has them: the only one that `bases` makes, or what the tasks of its repository are to build on, by default the only one of it. May be given several times.',
    verbs: ['bases', 'import', 'new']
  },
  {
    name: 'rebuild',
    type: 'switch',
    default: 'false',
    sentence: 'Build every image again, also those that exist.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'registry',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A registry to take images from before they are built, such as `ghcr.io/owner/repo`, asked in the order given; the first is the one that `push` writes to. `none` alone is no registry. May be given several times.',
    verbs: ['run', 'bases', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
  {
    name: 'push',
    type: 'switch',
    default: 'false',
    sentence: 'Push images to the first `registry`, those that are not there yet.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'pull-only',
    type: 'switch',
    default: 'false',
    sentence: 'Build nothing: an image that is neither here nor in a registry is an error.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'registry-username',
    type: 'text',
    sentence:
      "Who logs in to the first `registry`, with `registry-password`. Without them GitHub's registry gets `github-token`, others what `docker login` has left.",
    verbs: ['run', 'bases', 'check'],
    onResume: true,
    only: 'input'
  },
  {
    name: 'registry-password',
    type: 'text',
    sentence: 'Password or token for `registry-username`.',
    verbs: ['run', 'bases', 'check'],
    onResume: true,
    only: 'input'
  },
  {
    name: 'expect-images',
    type: 'path',
    placeholder: 'file',
    sentence:
      "A `rewards.json` of an earlier run: refuse to run unless every task's image is the one recorded there.",
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'apply',
    type: 'switch',
    default: 'false',
    sentence: 'Remove what is named; without it nothing is.',
    verbs: ['prune'],
    only: 'flag'
  }
] as const satisfies readonly OptionRow[]
