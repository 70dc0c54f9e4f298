// The rooms of src/ and who may import whom; CONTRIBUTING.md shows the same as a picture.

const ROOMS = [
  'dataset',
  'task',
  'plan',
  'image',
  'engine',
  'network',
  'agent',
  'trial',
  'score',
  'retrieval',
  'check',
  'making',
  'report',
  'github'
]
const PURE = ['text', 'task', 'plan', 'score', 'retrieval', 'check', 'making', 'report']

/** What each room may import beside itself, `contracts/`, `text/` and the types of `task/`. */
const MAY_IMPORT = {
  image: ['engine'],
  network: ['engine'],
  dataset: ['engine'],
  agent: ['engine', 'image'],
  check: ['score'],
  making: ['score'],
  trial: ['engine', 'network', 'agent', 'image', 'score']
}

const inside = rooms => `^src/(${rooms.join('|')})/`

const roomRule = room => ({
  name: `${room}-imports`,
  comment: `${room}/ may import ${[...(MAY_IMPORT[room] ?? []), 'contracts', 'text', "task's types"].join(', ')}; nothing upward or sideways`,
  severity: 'error',
  from: { path: inside([room]) },
  to: { path: '^src/', pathNot: inside([room, 'contracts', 'text', 'task', ...(MAY_IMPORT[room] ?? [])]) }
})

/** Effects, which a pure room leaves to whoever calls it. */
const EFFECTS = [
  'fs',
  'fs/promises',
  'child_process',
  'cluster',
  'worker_threads',
  'process',
  'os',
  'net',
  'tls',
  'http',
  'https',
  'http2',
  'dgram',
  'dns',
  'dns/promises',
  'readline',
  'repl',
  'inspector'
]

module.exports = {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      comment: 'contracts/ imports nothing but zod',
      severity: 'error',
      from: { path: '^src/contracts/' },
      to: { pathNot: ['^src/contracts/', '(^|/)node_modules/zod/'] }
    },
    {
      name: 'text-stands-alone',
      comment: 'text/ knows nothing of the project: everybody may import it, and it imports nothing',
      severity: 'error',
      from: { path: '^src/text/' },
      to: { pathNot: '^src/text/' }
    },
    {
      name: 'nothing-imports-entry',
      comment: 'entry/ is the edge; what it and others need lies further in',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/entry/' },
      to: { path: '^src/entry/' }
    },
    {
      name: 'only-entry-imports-commands',
      comment: 'a room does not know which command it serves',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/entry/', '^src/commands/'] },
      to: { path: '^src/commands/' }
    },
    ...ROOMS.map(roomRule),
    {
      name: 'only-types-of-task',
      comment: "rooms take a task as a value; they import task/'s types, not its code",
      severity: 'error',
      // dataset/ is where tasks are made and check/ looks at their text, so both call task/; the others take what was made.
      from: { path: inside(ROOMS.filter(room => !['task', 'dataset', 'check'].includes(room))) },
      to: {
        path: '^src/task/',
        dependencyTypesNot: ['type-only']
      }
    },
    {
      name: 'pure-rooms-have-no-effects',
      comment: 'pure rooms take text and values; commands read files and start processes',
      severity: 'error',
      from: { path: inside(PURE) },
      to: { path: `^(node:)?(${EFFECTS.join('|')})$`, dependencyTypes: ['core'] }
    },
    {
      name: 'pure-rooms-have-no-effects-by-package',
      severity: 'error',
      from: { path: inside(PURE) },
      to: { path: '(^|/)node_modules/(@actions/|execa/|undici/|tar-stream/)' }
    },
    {
      name: 'toolkit-only-in-github',
      comment: "@actions/* and @octokit/* stay behind github/'s thin ports",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/github/' },
      to: { path: '(^|/)node_modules/@(actions|octokit)/' }
    },
    {
      name: 'large-clients-are-lazy',
      comment: 'a command that needs no artifact, cache or API starts without their megabytes',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '(^|/)node_modules/(@actions/(artifact|cache|github)|@octokit/[^/]+)/', dynamic: false }
    },
    {
      name: 'no-circle',
      comment: 'what two files share, a type as well, lies in a third',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true }
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true }
    },
    {
      name: 'declared',
      comment: 'what src/ imports is a dependency, not a development tool or a guest of one',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] }
  }
}
