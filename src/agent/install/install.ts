import { FaultError } from '../../contracts/errors.js'
import { startContainer } from '../../engine/container.js'
import { expiresAfter, INSTALL_LIFE_SEC } from '../../engine/labels.js'
import { type Layer, layerOn } from '../../image/layer.js'
import { TOOLS_FOLDER, type ToolsContext, toolVolume } from '../../image/tool-image.js'
import { oncePerKey } from '../../text/single-flight.js'
import type { InstallContext, Installed } from '../agent.js'
import type { AgentDeclaration, NpmPlatform } from '../named/declaration.js'
import { C_LIBRARY, installScript, LOADERS } from './install-scripts.js'

/** What downloads go by; nothing else of the host's environment is passed on. */
const PASSED_ON =
  /^(https?_proxy|no_proxy|all_proxy|npm_config_registry|pip_index_url|pip_extra_index_url|pip_trusted_host)$/i

const toolsContext = ({ environment, ...context }: InstallContext): ToolsContext => ({
  ...context,
  env: Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && PASSED_ON.test(name) ? [[name, value]] : []
    )
  )
})

/** @throws FaultError `infrastructure` where the engine's platform is one that the agents are not made for */
export const npmPlatform = (platform: string): NpmPlatform => {
  switch (platform) {
    case 'linux/amd64':
      return 'linux-x64'
    case 'linux/arm64':
      return 'linux-arm64'
    default:
      throw new FaultError(
        'infrastructure',
        'agent-install-failed',
        `The engine's platform is ${platform}, and agents are installed for linux/amd64 and linux/arm64. Use an engine of one of those.`
      )
  }
}

/** Whether the agent starts on an image, with its programs mounted as they will be. */
const runsOn = async (
  image: string,
  words: readonly string[],
  mounts: Installed['mounts'],
  { docker, jobId, signal }: InstallContext
): Promise<boolean> => {
  const container = await startContainer(docker, {
    image,
    jobId,
    role: 'install',
    expiresAt: expiresAfter(INSTALL_LIFE_SEC),
    network: 'none',
    mounts,
    cpus: null,
    memoryMb: null,
    env: {}
  })
  try {
    const shell = 'HOME=/tmp/kotlin-bench-check exec "$@" < /dev/null'
    return (await container.exec({ command: ['sh', '-c', shell, 'sh', ...words], signal })).exitCode === 0
  } finally {
    await container.remove()
  }
}

/** Puts Debian's C library where programs look for it; nothing that is made for another one does. */
const cLibrary = (platform: NpmPlatform, from: NonNullable<Layer['from']>): Layer => {
  const { loader, libraries } = LOADERS[platform]
  const folder = loader.slice(0, loader.lastIndexOf('/'))
  return {
    of: 'the C library of the agent',
    network: 'none',
    from,
    script: `
set -e
mkdir -p ${folder} ${libraries}
cp /${C_LIBRARY}/lib* ${libraries}/
cp /${C_LIBRARY}/ld-* ${folder}/
rm -r /${C_LIBRARY}
`
  }
}

/**
 * Installs an agent, unless it is there from an earlier job: its programs come as a volume. On a task
 * image that cannot run them as they are, a layer with what is missing is put.
 */
export const installNamed = async (
  declaration: AgentDeclaration,
  context: InstallContext
): Promise<Installed & { platform: NpmPlatform }> => {
  const platform = npmPlatform(context.host.platform)
  const { name, installation, program, check } = declaration
  const tools = toolsContext(context)
  const { volume, image, version } = await toolVolume(
    { name, script: installScript(declaration, platform) },
    tools
  )
  const at = `${TOOLS_FOLDER}/${name}`
  const mounts = [{ volume, at }]
  const installed = { version: declaration.version ?? version, mounts, platform }
  if (installation.kind !== 'npm' || installation.libc !== 'layer') return installed

  const words = [...program(at, platform), ...check]
  const layer = cLibrary(platform, { image, path: `${at}/${C_LIBRARY}` })
  const imageWithLibrary = async (taskImage: string): Promise<string> => {
    if (await runsOn(taskImage, words, mounts, context)) return taskImage
    const withLibrary = await layerOn(taskImage, layer, tools)
    if (await runsOn(withLibrary, words, mounts, context)) return withLibrary
    throw new FaultError(
      'task',
      'agent-cannot-run',
      `Agent \`${name}\` does not start on the task image ${taskImage}, with a C library of ours put on it either. Build the image on Debian or Ubuntu, or run another agent on this task.`
    )
  }
  const images = oncePerKey<string, string>()
  return { ...installed, imageOn: image => images.get(image, () => imageWithLibrary(image)) }
}

/**
 * The user's own script as a layer on each task image, made once an image. It gets the variables that the
 * agent gets: a layer is found again by those that are no secret.
 */
export const installByScript = (
  {
    script,
    variables,
    secrets
  }: {
    script: string
    variables: Readonly<Record<string, string>>
    secrets: Readonly<Record<string, string>>
  },
  context: InstallContext
): Installed => {
  const layer: Layer = { of: 'the agent by --agent-install', script, variables, network: 'bridge' }
  const tools = { ...toolsContext(context), secrets }
  const images = oncePerKey<string, string>()
  return {
    version: null,
    mounts: [],
    imageOn: image => images.get(image, () => layerOn(image, layer, tools))
  }
}
