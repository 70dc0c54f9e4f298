import { setTimeout as sleep } from 'node:timers/promises'
import type { Docker } from './docker.js'
import { EXPIRES_LABEL, JOB_LABEL, OWNER_LABEL, ownerIsGone, parseOwner } from './labels.js'

interface Labelled {
  id: string
  owner: string
  expires: number
}

const FORMAT = `{{.ID}}\t{{.Label "${OWNER_LABEL}"}}\t{{.Label "${EXPIRES_LABEL}"}}`

const parseLines = (text: string): Labelled[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [id = '', owner = '', expires = ''] = line.split('\t')
      return { id, owner, expires: Number(expires) }
    })

/** What bears labels, in the order in which it can go: a network or volume only after the containers on it. */
export const KINDS = [
  { list: ['ps', '--all', '--no-trunc'], remove: ['rm', '--force', '--volumes'] },
  { list: ['network', 'ls', '--no-trunc'], remove: ['network', 'rm'] },
  { list: ['volume', 'ls'], remove: ['volume', 'rm', '--force'], id: '{{.Name}}' }
] as const

const TRIES = 5
const PAUSE_MS = 300

/** Removes what is listed. A network whose last container is only just going is asked for again. */
const removeAll = async (
  docker: Docker,
  remove: readonly string[],
  ids: readonly string[]
): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // A second reaper may be quicker: what is gone is as good as removed.
    const { stderr } = await docker.call([...remove, ...ids])
    if (!/active endpoints/i.test(stderr)) return
    await sleep(PAUSE_MS)
  }
}

const reap = async (
  docker: Docker,
  filter: string,
  isDue: (found: Labelled) => Promise<boolean>
): Promise<number> => {
  let reaped = 0
  for (const kind of KINDS) {
    const format = 'id' in kind ? FORMAT.replace('{{.ID}}', kind.id) : FORMAT
    const listed = parseLines(
      await docker.text([...kind.list, '--filter', `label=${filter}`, '--format', format])
    )
    const due: string[] = []
    for (const found of listed) if (await isDue(found)) due.push(found.id)
    if (due.length === 0) continue
    await removeAll(docker, kind.remove, due)
    reaped += due.length
  }
  return reaped
}

/** Removes everything that bears the job's label. Gives how many things went. */
export const reapJob = (docker: Docker, jobId: string): Promise<number> =>
  reap(docker, `${JOB_LABEL}=${jobId}`, async () => true)

/** Removes what any job left behind: expired, or its owner on this host is gone. Gives how many things went. */
export const reapStale = (docker: Docker, now = Date.now() / 1000): Promise<number> =>
  reap(docker, JOB_LABEL, async found => {
    if (found.expires < now) return true
    const owner = parseOwner(found.owner)
    return owner !== undefined && (await ownerIsGone(owner))
  })
