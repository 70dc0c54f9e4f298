import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { execa } from 'execa'

const PREFIX = 'io.kotlin-bench'
/** Which job something belongs to: what the post step and Ctrl-C remove. */
export const JOB_LABEL = `${PREFIX}.job`
/** An `Owner`, as `formatOwner` writes it. */
export const OWNER_LABEL = `${PREFIX}.owner`
/** Seconds since the epoch after which any later run may remove it. */
export const EXPIRES_LABEL = `${PREFIX}.expires`
const ROLE_LABEL = `${PREFIX}.role`

/** The process that answers for what it started: reaped by others once it is gone. */
export interface Owner {
  /** Names the machine, its boot and its process namespace, since process ids mean nothing across them. */
  host: string
  pid: number
  /** When the process started, as the system counts it; process ids are used again. */
  started: string
}

const read = async (path: string): Promise<string> => {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    return ''
  }
}

const hostIdentity = async (): Promise<string> => {
  const boot = (await read('/proc/sys/kernel/random/boot_id')).slice(0, 8)
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return [hostname(), boot, /\d+/.exec(namespace)?.[0] ?? ''].join('/')
}

/** When process `pid` started, or undefined where there is none. */
export const processStart = async (pid: number): Promise<string | undefined> => {
  if (process.platform === 'linux') {
    const stat = await read(`/proc/${pid}/stat`)
    // State and start time, fields 3 and 22; counted after the command's name, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // What has ended stays listed until its parent asks, which an init process of a container may never do.
    const hasEnded = stat === '' || fields[0] === 'Z' || fields[0] === 'X'
    return hasEnded ? undefined : fields[19]
  }
  const listed = await execa('ps', ['-o', 'lstart=', '-p', String(pid)], { reject: false })
  return listed.stdout.trim() || undefined
}

let self: Promise<Owner> | undefined

/** This process as an owner; asked of the system once. */
export const thisOwner = (): Promise<Owner> => {
  self ??= (async () => ({
    host: await hostIdentity(),
    pid: process.pid,
    started: (await processStart(process.pid)) ?? ''
  }))()
  return self
}

/** An owner as a label's value. */
export const formatOwner = (owner: Owner): string => `${owner.host} ${owner.pid} ${owner.started}`

/** Reads a label's value; undefined where it is none of ours. */
export const parseOwner = (text: string): Owner | undefined => {
  const match = /^(\S+) (\d+) (.*)$/.exec(text)
  return match ? { host: match[1]!, pid: Number(match[2]), started: match[3]! } : undefined
}

const livesHere = async (owner: Owner): Promise<boolean> => (await processStart(owner.pid)) === owner.started

const isOfThisHost = async (owner: Owner): Promise<boolean> => owner.host === (await thisOwner()).host

/** True where the owner lived on this host and lives no more. */
export const ownerIsGone = async (owner: Owner): Promise<boolean> =>
  (await isOfThisHost(owner)) && !(await livesHere(owner))

/** True where the owner lives, on this host; of another host nothing is known. */
export const ownerIsRunning = async (owner: Owner): Promise<boolean> =>
  (await isOfThisHost(owner)) && (await livesHere(owner))

/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */
export const TRIAL_LIFE_SEC = 24 * 3600

/** An hour: longer than an agent takes to be installed. */
export const INSTALL_LIFE_SEC = 3600

/** Seconds since the epoch after which anyone may remove what is made now. */
export const expiresAfter = (seconds: number): number => Date.now() / 1000 + seconds

/**
 * The labels that every container, network, volume and temporary image bears.
 * @param expiresAt seconds since the epoch after which anyone may reap it
 */
export const labelArguments = async (labels: {
  jobId: string
  role: string
  expiresAt: number
}): Promise<string[]> => [
  ...['--label', `${JOB_LABEL}=${labels.jobId}`],
  ...['--label', `${OWNER_LABEL}=${formatOwner(await thisOwner())}`],
  ...['--label', `${EXPIRES_LABEL}=${Math.round(labels.expiresAt)}`],
  ...['--label', `${ROLE_LABEL}=${labels.role}`]
]
