import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { Docker } from '../engine/docker.js'

/** Which of the engine's three ways to build is at hand, and so how it is called. */
export type Builder = 'buildx' | 'buildkit-by-environment' | 'classic'

/** From this client on, `docker build` with DOCKER_BUILDKIT=1 is an error where buildx is missing. */
const FIRST_CLIENT_THAT_NEEDS_BUILDX = 23

const clientMajor = (versionText: string): number => Number(/^v?(\d+)\./.exec(versionText)?.[1] ?? Number.NaN)

/**
 * Finds out which builder answers: the buildx plugin; else BuildKit by an environment variable, which
 * clients before 23 know by themselves; else the classic builder, all that a newer client has left.
 */
export const detectBuilder = async (docker: Docker): Promise<Builder> => {
  const buildx = await docker.call(['buildx', 'version'])
  if (buildx.exitCode === 0) return 'buildx'
  const version = await docker.call(['version', '--format', '{{.Client.Version}}'])
  const text = version.stdout.toString('utf8').trim()
  const isPodman = /podman/i.test((await docker.call(['--version'])).stdout.toString('utf8'))
  if (!isPodman && clientMajor(text) < FIRST_CLIENT_THAT_NEEDS_BUILDX) return 'buildkit-by-environment'
  return 'classic'
}

/** A file that a recipe can mount while it runs a command, and that stays in no layer. */
export interface BuildSecret {
  id: string
  /** Absolute path on this machine. */
  path: string
}

export interface BuildSpec {
  image: string
  labels: Readonly<Record<string, string>>
  /** Where the recipe stands inside the context. */
  dockerfile: string
  /** Absolute; without one the context comes as a tar on standard input. */
  contextDir?: string | undefined
  /** Such as `linux/amd64`; by default the engine's own. */
  platform?: string | undefined
  /** The classic builder knows none; recipes have to do without them. */
  secrets?: readonly BuildSecret[] | undefined
}

const CLASSIC = { DOCKER_BUILDKIT: '0' }

/** A field of the option's list, which is read as a line of CSV. */
const csvField = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const secretArguments = (secrets: readonly BuildSecret[] = []): string[] =>
  secrets.flatMap(({ id, path }) => ['--secret', [`id=${id}`, csvField(`src=${path}`)].join(',')])

/** What makes the classic builder build what is on standard input, and give it no name. */
export const buildLayersCall = (
  platform: string | undefined
): { args: string[]; env: Record<string, string> } => ({
  args: ['build', '--force-rm', ...(platform === undefined ? [] : ['--platform', platform]), '-'],
  env: CLASSIC
})

/** The call that builds from a context: arguments and environment. */
export const buildCall = (
  builder: Builder,
  spec: BuildSpec
): { args: string[]; env: Record<string, string> } => {
  const common = [
    ...['--tag', spec.image],
    ...Object.entries(spec.labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]),
    ...(spec.platform === undefined ? [] : ['--platform', spec.platform]),
    ...['--file', spec.contextDir === undefined ? spec.dockerfile : join(spec.contextDir, spec.dockerfile)],
    spec.contextDir ?? '-'
  ]
  switch (builder) {
    case 'buildx':
      // Attestations would turn the image into an index, which the engine's own store cannot load.
      return {
        args: [
          ...['buildx', 'build', '--load', '--progress', 'plain', '--provenance=false'],
          ...secretArguments(spec.secrets),
          ...common
        ],
        env: {}
      }
    case 'buildkit-by-environment':
      return {
        args: ['build', '--progress', 'plain', ...secretArguments(spec.secrets), ...common],
        env: { DOCKER_BUILDKIT: '1' }
      }
    case 'classic':
      return { args: ['build', '--force-rm', ...common], env: CLASSIC }
    default:
      throw new FaultError(
        'infrastructure',
        'no-builder',
        `No builder is called ${String(builder satisfies never)}.`
      )
  }
}
