import { describe, expect, test } from '@jest/globals'
import { FILES, faultOf, parsed, TOML, taskOf } from './task-source.js'

const withLine = (line: string): string => TOML.replace('cpus = 4', line)

describe('a task as the dataset has them', () => {
  test('is read with its phases resolved', () => {
    expect(taskOf()).toEqual({
      name: 'sample-1',
      declaredName: null,
      dir: '/data/tasks/sample-1',
      repository: 'sample-org/ledger',
      license: 'Apache-2.0',
      environment: {
        networkMode: 'public',
        allowedHosts: [],
        buildTimeoutSec: 1800,
        dockerImage: null,
        localImage: 'kotlin-bench/sample:pr-1',
        cpus: 4,
        memoryMb: 10240,
        env: {},
        workdir: null
      },
      agent: {
        networkMode: 'allowlist',
        allowedHosts: ['services.gradle.org', '*.example.com'],
        timeoutSec: 1800,
        user: null
      },
      verifier: { networkMode: 'public', allowedHosts: [], timeoutSec: 900, env: {}, user: null },
      solution: { env: {} },
      artifacts: [],
      files: { dockerfile: true, solution: true, expectedTests: true }
    })
  })

  test('has no warnings', () => {
    expect(parsed().warnings).toEqual([])
  })

  test('an empty task.toml has the defaults of the format', () => {
    const task = taskOf({ toml: '', compose: undefined })
    expect(task.environment.buildTimeoutSec).toBe(600)
    expect(task.verifier.timeoutSec).toBe(600)
    expect(task.agent.timeoutSec).toBeNull()
    expect([task.environment, task.agent, task.verifier].map(phase => phase.networkMode)).toEqual([
      'public',
      'public',
      'public'
    ])
  })
})

test.each([
  ['a table', `[${'a.'.repeat(20_000)}a]\nb = 1\n`],
  ['a key of a known table', `[metadata]\n${'a.'.repeat(20_000)}a = 1\n`]
])('%s nested beyond all measure is a fault of the task', (_, nested) => {
  expect(faultOf({ toml: nested })).toMatchObject({
    code: 'task-toml-invalid',
    message: 'task.toml: tables and lists are nested deeper than 32'
  })
})

describe('readings beyond TOML types', () => {
  test.each([
    ['cpus = "2"', 2],
    ['cpus = 2.0', 2],
    ['cpus = " 1_6 "', 16]
  ])('%s', (line, cpus) => {
    expect(taskOf({ toml: withLine(line) }).environment.cpus).toBe(cpus)
  })

  test.each([
    ['2G', 2048],
    ['1.5G', 1536],
    ['512M', 512],
    ['4096K', 4]
  ])('memory = %j', (memory, expected) => {
    const toml = TOML.replace('memory_mb = 10240', `memory = "${memory}"`)
    expect(taskOf({ toml }).environment.memoryMb).toBe(expected)
  })

  test('memory that contradicts memory_mb is refused', () => {
    const fault = faultOf({ toml: withLine('memory = "2G"') })
    expect(fault.code).toBe('task-toml-invalid')
    expect(fault.message).toContain('environment.memory = "2G"; valid: only one of memory and memory_mb')
  })

  test('memory that is no string is dropped with a warning', () => {
    const result = parsed({ toml: withLine('memory = 7') })
    expect(result.ok).toBe(true)
    expect(result.warnings.map(({ key }) => key)).toEqual(['environment.memory'])
  })

  test.each([
    ['allow_internet = false', 'no-network'],
    ['allow_internet = "no"', 'no-network'],
    ['allow_internet = true', 'public']
  ])('%s', (line, mode) => {
    const toml = withLine(line).replace('network_mode = "public"\nbuild', 'build')
    expect(taskOf({ toml }).environment.networkMode).toBe(mode)
  })

  test('allow_internet has no effect beside network_mode, and that is said', () => {
    const result = parsed({ toml: withLine('allow_internet = false') })
    expect(result.ok && result.task.environment.networkMode).toBe('public')
    expect(result.warnings.map(({ key }) => key)).toEqual(['environment.allow_internet'])
  })

  test('a numeric user is kept as text', () => {
    expect(taskOf({ toml: '[agent]\nuser = 1000' }).agent.user).toBe('1000')
  })

  test('version is an alias of schema_version', () => {
    expect(parsed({ toml: 'version = "1.0"' }).warnings).toEqual([])
  })
})

describe('wrong values', () => {
  test.each([
    [
      'cpus = 0.5',
      'task.toml line 14: environment.cpus = 0.5; valid: a whole number of at least 1, such as 4'
    ],
    ['cpus = "many"', 'task.toml line 14: environment.cpus = "many"; valid: a whole number'],
    ['cpus = nan', 'environment.cpus = NaN; valid: a whole number'],
    ['env = { A = 1 }', 'environment.env.A = 1; valid: a string (quote numbers)'],
    ['env = { "A=B" = "x" }', 'valid: names of letters, digits and underscores'],
    ['workdir = "a\\u0000b"', 'without NUL'],
    ['docker_image = "--privileged"', 'environment.docker_image = "--privileged"; valid: an image'],
    ['os = "plan9"', 'environment.os = "plan9"; valid: one of "linux", "windows"'],
    [
      'allowed_hosts = ["example.com"]',
      'valid: allowed_hosts only where environment.network_mode = "allowlist"'
    ]
  ])('%s', (line, message) => {
    const fault = faultOf({ toml: withLine(line) })
    expect(fault.code).toBe('task-toml-invalid')
    expect(fault.message).toContain(message)
  })

  test.each([
    ['timeout_sec = inf', 'agent.timeout_sec = Infinity; valid: a number of seconds above 0'],
    ['timeout_sec = -1', 'agent.timeout_sec = -1; valid: a number of seconds above 0'],
    [
      'network_mode = "allow"',
      'agent.network_mode = "allow"; valid: one of "public", "no-network", "allowlist"'
    ],
    [
      'network_mode = "allowlist"\nallowed_hosts = ["https://example.com/"]',
      'agent.allowed_hosts[0] = "https://example.com/"'
    ]
  ])('[agent] %s', (line, message) => {
    expect(faultOf({ toml: `[agent]\n${line}` }).message).toContain(message)
  })

  test('a required key that is absent is called missing', () => {
    expect(faultOf({ toml: '[task]\nversion = "1"' }).message).toContain('task.name is missing')
  })

  test('broken TOML names line and column', () => {
    const fault = faultOf({ toml: 'a = 1\nb = [1,\nc' })
    expect(fault.code).toBe('task-toml-invalid')
    expect(fault.message).toMatch(/^task\.toml line \d+, column \d+: /)
    expect(fault.message).not.toContain('\n')
  })

  test('a long value is cut', () => {
    const { message } = faultOf({ toml: withLine(`cpus = "${'9x'.repeat(5000)}"`) })
    expect(message.length).toBeLessThan(400)
  })
})

describe('keys that nobody knows', () => {
  test.each([
    ['[verifier]\nimplemented = false', 'verifier.implemented', 2, 'has no effect.'],
    ['[agent]\ntimeout_secs = 5', 'agent.timeout_secs', 2, 'Did you mean `timeout_sec`?'],
    ['\n[verifier]\nartifacts = ["/x"]', 'verifier.artifacts', 3, 'It belongs at the top, before any table.'],
    ['[environment.healthchek]\ncommand = "x"', 'environment.healthchek', 1, 'Did you mean `healthcheck`?'],
    ['[environment]\nenv = { A = "b" }\n[surprise.inner]\na = 1', 'surprise', 3, 'has no effect.'],
    ['artifacts = [{ source = "/x", "odd key" = 1 }]', 'artifacts[0]."odd key"', 1, 'has no effect.']
  ])('%j', (toml, key, line, advice) => {
    const result = parsed({ toml })
    expect(result.ok).toBe(true)
    const warning = result.warnings.find(candidate => candidate.key === key)
    expect(warning?.line).toBe(line)
    expect(warning?.message).toContain(`${key} is not a key of the task format`)
    expect(warning?.message).toContain(advice)
  })

  test('are found beside a wrong value too', () => {
    const result = parsed({ toml: 'unheard = 1\n[agent]\ntimeout_sec = "soon"' })
    expect(result.ok).toBe(false)
    expect(result.warnings.map(({ key }) => key)).toEqual(['unheard'])
  })

  test('thousands of them, and lines made to be slow to search, are counted quickly', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `key${index} = 1`).join('\n')
    const result = parsed({ toml: `${keys}\nlong = '''\n${'a'.repeat(50_000)}!\n'''\n` })
    expect(result.warnings).toHaveLength(51)
    expect(result.warnings.at(-1)?.message).toContain('19951 more keys')
  })

  test('metadata is free', () => {
    expect(parsed({ toml: '[metadata.anything.at]\nall = [1, "two"]' }).warnings).toEqual([])
  })

  test('__proto__ is a key like any other', () => {
    const result = parsed({ toml: '[agent]\n"__proto__" = { polluted = true }\n' })
    expect(result.ok).toBe(true)
    expect(result.warnings.map(({ key }) => key)).toEqual(['agent.__proto__'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('what is not run yet is refused by name', () => {
  test.each([
    ['[[steps]]\nname = "one"', 'steps'],
    ['[environment]\nos = "Windows"', 'environment.os'],
    ['[environment]\ngpus = 1', 'environment.gpus'],
    ['[environment]\ngpu_types = ["H100"]', 'environment.gpu_types'],
    ['[environment.tpu]\ntype = "v5"', 'environment.tpu'],
    ['[[environment.mcp_servers]]\nname = "a"\ncommand = "b"', 'environment.mcp_servers'],
    ['[environment.healthcheck]\ncommand = "true"', 'environment.healthcheck'],
    ['[environment]\nskills_dir = "/skills"', 'environment.skills_dir'],
    ['[verifier.environment]\ncpus = 1', 'verifier.environment'],
    ['[verifier]\nenvironment_mode = "separate"', 'verifier.environment_mode'],
    ['[[verifier.collect]]\ncommand = "true"', 'verifier.collect'],
    ['artifacts = ["/x", { source = "/y", service = "db" }]', 'artifacts[1].service']
  ])('%j', (toml, key) => {
    const fault = faultOf({ toml })
    expect(fault.code).toBe('task-unsupported')
    expect(fault.message).toContain(`${key} (`)
  })

  test('asking for none of it is not asking', () => {
    const toml =
      'steps = []\n[environment]\ngpus = 0\nmcp_servers = []\n[verifier]\nenvironment_mode = "shared"\ncollect = []'
    expect(parsed({ toml }).ok).toBe(true)
  })

  test.each([
    ['trajectory.json', ''],
    ['environment/data.csv', '[environment]\ndocker_image = "example/tool:1"']
  ])('the file %s', (file, toml) => {
    const files = new Set(['instruction.md', 'tests/test.sh', file])
    if (toml === '') files.add('environment/Dockerfile')
    const fault = faultOf({ toml, files, compose: undefined })
    expect(fault.code).toBe('task-unsupported')
    expect(fault.message).toContain(file)
  })
})

describe('files that are missing are named', () => {
  test.each(['instruction.md', 'tests/test.sh', 'environment/Dockerfile'])('%s', file => {
    const files = new Set(FILES)
    files.delete(file)
    expect(faultOf({ files })).toMatchObject({ code: 'task-file-missing' })
    expect(faultOf({ files }).message).toContain(`${file} is missing`)
  })

  test('a prebuilt image needs no Dockerfile', () => {
    const files = new Set(['instruction.md', 'tests/test.sh'])
    const toml = '[environment]\ndocker_image = "example/tool@sha256:abc"'
    expect(taskOf({ files, toml, compose: undefined }).files).toEqual({
      dockerfile: false,
      solution: false,
      expectedTests: false
    })
  })
})
