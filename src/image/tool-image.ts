import { join } from 'node:path'
import type { ProgressListener } from '../contracts/progress.js'
import { type Container, copyBetween, startContainer } from '../engine/container.js'
import type { Docker } from '../engine/docker.js'
import { expiresAfter, INSTALL_LIFE_SEC, labelArguments } from '../engine/labels.js'
import type { EngineHost } from '../engine/limits.js'
import type { LogFilter } from './build-log.js'
import { contentKey } from './content-key.js'
import { DEBIAN } from './debian.js'
import { BUILD_ONLY, ensureImage, type ImageSource } from './ensure-image.js'
import { imageLabels, NO_PROVENANCE, type Provenance } from './image-labels.js'
import { runInstallScript } from './install-script.js'
import { KEY_LABEL, type LocalImage, requireLocalImage } from './local-image.js'

/** Below it each agent's programs have a folder, in images and in containers. */
export const TOOLS_FOLDER = '/opt/kotlin-bench'

/** Names volumes of ours that outlive jobs; no job's label is on them. */
export const TOOL_LABEL = 'io.kotlin-bench.agent'

/** Programs that come as one folder. */
export interface Tools {
  /** Names image, volume and folder, as in `claude-code`. */
  name: string
  /** Bash, run as root in a container of Debian; it leaves everything below `$PREFIX`. */
  script: string
}

/** What an installation works with; shared by the whole job. */
export interface ToolsContext {
  docker: Docker
  host: EngineHost
  /** What containers that install are labelled with, so that they go with the job. */
  jobId: string
  /** Where images come from; by default they are made here. */
  source?: ImageSource | undefined
  provenance?: Provenance | undefined
  /** Folder for the logs of installations. */
  logDir: string
  /** Takes secrets out of those logs. */
  logFilter?: LogFilter | undefined
  /** Certificates in PEM that downloads trust beside the image's own. */
  ca: string | null
  /** Proxies and addresses of registries; they may hold passwords. */
  env: Readonly<Record<string, string>>
  /** What a script of the user's gets beside these; no key is made from it, and nothing keeps it. */
  secrets?: Readonly<Record<string, string>>
  listener: ProgressListener
  signal: AbortSignal
}

export interface ToolVolume {
  volume: string
  /** What the script wrote to `$PREFIX/version`, where it did. */
  version: string | null
  /** The image that it was filled from. */
  image: string
}

const installImage = async (
  { name, script }: Tools,
  image: string,
  key: string,
  context: ToolsContext
): Promise<LocalImage> => {
  const { docker } = context
  const spec = { jobId: context.jobId, expiresAt: expiresAfter(INSTALL_LIFE_SEC) }
  const common = { ...spec, image: DEBIAN, cpus: null, memoryMb: null, env: {} }
  const workshop = await startContainer(docker, { ...common, role: 'install', network: 'bridge' })
  let clean: Container | undefined
  try {
    await runInstallScript(workshop, {
      of: `agent ${name}`,
      script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
      env: context.env,
      ca: context.ca,
      logPath: join(context.logDir, `agent-${name}.log`),
      logFilter: context.logFilter,
      signal: context.signal
    })
    // The image gets what was made and not what it was made with.
    clean = await startContainer(docker, { ...common, role: 'install', network: 'none' })
    await copyBetween(docker, { from: workshop, path: TOOLS_FOLDER, to: clean, folder: '/opt' })
    const labels = {
      ...imageLabels(context.provenance ?? NO_PROVENANCE, null),
      [TOOL_LABEL]: name,
      [KEY_LABEL]: key
    }
    await docker.text([
      'commit',
      ...Object.entries(labels).flatMap(([label, value]) => ['--change', `LABEL ${label}=${value}`]),
      clean.id,
      image
    ])
  } finally {
    await Promise.all([workshop.remove(), clean?.remove()])
  }
  return requireLocalImage(docker, image, 'made')
}

/**
 * Fills a volume once, whoever asks. A second run waits at the lock, which the kernel takes from a run
 * that dies; what it left is made again, since the mark is written last.
 */
const FILL = `
set -eu
cd /volume
exec 9> .lock
flock 9
if [ ! -e .filled ]; then
  find . -mindepth 1 ! -name .lock -delete
  cp -a "$0/." .
  sync -f .
  : > .filled
fi
if [ -e version ]; then head -c 200 version; fi
`

/**
 * A volume with the programs, and the image that it comes from: found, else made. Both are kept from
 * job to job under a key of all that they are made from.
 *
 * The image is made by a container and a commit, since this works the same with every builder: the
 * classic one could be handed neither certificates nor a registry's password without keeping them.
 * The downloads are the container's, not the host's, so that the host may be a Mac, or have no npm.
 * @throws FaultError `infrastructure`
 */
export const toolVolume = async (tools: Tools, context: ToolsContext): Promise<ToolVolume> => {
  const { docker } = context
  const key = contentKey({
    dockerfile: tools.script,
    context: [],
    platform: context.host.platform,
    parents: { [DEBIAN]: DEBIAN }
  })
  const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`
  const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`
  const source = context.source ?? BUILD_ONLY
  await ensureImage({ ...context, ...source }, { image, key, rebuild: false }, () =>
    installImage(tools, image, key, context)
  )
  // Gives the volume that is there, where one is.
  await docker.text([
    ...['volume', 'create', '--label', `${TOOL_LABEL}=${tools.name}`, '--label', `${KEY_LABEL}=${key}`],
    volume
  ])
  const labels = await labelArguments({
    jobId: context.jobId,
    role: 'install',
    expiresAt: expiresAfter(INSTALL_LIFE_SEC)
  })
  const version = await docker.text(
    [
      ...['run', '--rm', ...labels, '--network', 'none'],
      ...['--mount', `type=volume,source=${volume},destination=/volume,volume-nocopy`],
      ...[image, 'bash', '-c', FILL, `${TOOLS_FOLDER}/${tools.name}`]
    ],
    { signal: context.signal }
  )
  return { volume, image, version: version || null }
}
