import { describe, expect, test } from '@jest/globals'
import { type Builder, buildCall, detectBuilder } from '../../src/image/builder.js'
import { standInDocker } from '../engine/stand-in-docker.js'

/** A command line's answers to the questions that tell builders apart. */
const commandLine = ({ buildx = false, client = '28.2.2', name = 'Docker version 28.2.2' }) =>
  standInDocker(`
    case "$1 $2" in
      "buildx version") ${buildx ? 'echo buildx v0.13' : 'echo "docker: not a docker command" >&2; exit 1'} ;;
      "version --format") echo '${client}' ;;
      "--version "*) echo '${name}' ;;
    esac`)

describe('the builder of a command line', () => {
  test.each<[string, Parameters<typeof commandLine>[0], Builder]>([
    ['with buildx', { buildx: true }, 'buildx'],
    ['of engine 20.10', { client: '20.10.24+dfsg1' }, 'buildkit-by-environment'],
    ['of engine 22', { client: '22.0.0' }, 'buildkit-by-environment'],
    ['of engine 23 without buildx', { client: '23.0.0' }, 'classic'],
    ['of engine 28 without buildx', {}, 'classic'],
    ['with a v before its version', { client: 'v20.10.1' }, 'buildkit-by-environment'],
    ['that says no version', { client: '' }, 'classic'],
    ['of podman', { client: '4.3.1', name: 'podman version 4.3.1' }, 'classic']
  ])('%s', async (_, answers, expected) => {
    expect(await detectBuilder(await commandLine(answers))).toBe(expected)
  })
})

describe('the call of a build', () => {
  const call = (builder: Builder) =>
    buildCall(builder, { image: 'kotlin-bench/x:y', labels: { a: '1', b: '2 3' }, dockerfile: 'D.base' })
  const common = ['--tag', 'kotlin-bench/x:y', '--label', 'a=1', '--label', 'b=2 3', '--file', 'D.base', '-']

  test.each<[Builder, string[], Record<string, string>]>([
    ['buildx', ['buildx', 'build', '--load', '--progress', 'plain', '--provenance=false'], {}],
    ['buildkit-by-environment', ['build', '--progress', 'plain'], { DOCKER_BUILDKIT: '1' }],
    ['classic', ['build', '--force-rm'], { DOCKER_BUILDKIT: '0' }]
  ])('by %s', (builder, args, env) => {
    expect(call(builder)).toEqual({ args: [...args, ...common], env })
  })

  test.each<Builder>(['buildx', 'buildkit-by-environment', 'classic'])(
    'by %s takes a folder for a context, and another platform than the engine’s',
    builder => {
      const spec = { image: 'i', labels: {}, dockerfile: 'D', contextDir: '/tmp/c', platform: 'linux/amd64' }
      expect(buildCall(builder, spec).args.slice(-5)).toEqual([
        ...['--platform', 'linux/amd64', '--file', '/tmp/c/D', '/tmp/c']
      ])
    }
  )

  test.each<[Builder, string[]]>([
    ['buildx', ['--secret', 'id=ca,src=/etc/ca.pem', '--secret', 'id=odd,"src=/a, ""b"".pem"']],
    [
      'buildkit-by-environment',
      ['--secret', 'id=ca,src=/etc/ca.pem', '--secret', 'id=odd,"src=/a, ""b"".pem"']
    ],
    ['classic', []]
  ])('by %s gets secrets where the builder knows them', (builder, expected) => {
    const secrets = [
      { id: 'ca', path: '/etc/ca.pem' },
      { id: 'odd', path: '/a, "b".pem' }
    ]
    const { args } = buildCall(builder, { image: 'i', labels: {}, dockerfile: 'D', secrets })
    const first = args.indexOf('--secret')
    expect(first < 0 ? [] : args.slice(first, args.indexOf('--tag'))).toEqual(expected)
  })
})
