/** How long a process group has between being asked to end and being killed. */
const KILL_GRACE_MS = 2000

/** setTimeout overflows to "at once" beyond it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What ends a process group: a call of `stop`, a signal, or a deadline. */
export interface GroupEnd {
  stop(): void
  /** True once the deadline has passed. */
  readonly timedOut: boolean
  /** The group has ended: it is watched no more. */
  release(): void
}

/**
 * Ends a whole process group, so that ending a build ends the builder's plugin as well and not just its
 * parent: by SIGTERM, and by SIGKILL where that is not enough.
 * @param pid of the group's leader; undefined where it did not start
 */
export const endGroupOn = (
  pid: number | undefined,
  { signal, timeoutMs }: { signal?: AbortSignal | undefined; timeoutMs?: number | undefined }
): GroupEnd => {
  const kill = (name: NodeJS.Signals) => {
    if (pid === undefined) return
    try {
      process.kill(-pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
  let timedOut = false
  let grace: NodeJS.Timeout | undefined
  const stop = () => {
    kill('SIGTERM')
    grace ??= setTimeout(() => kill('SIGKILL'), KILL_GRACE_MS)
  }
  const expire = () => {
    timedOut = true
    stop()
  }
  const deadline =
    timeoutMs === undefined ? undefined : setTimeout(expire, Math.min(timeoutMs, LONGEST_TIMER_MS))
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return {
    stop,
    get timedOut() {
      return timedOut
    },
    release() {
      clearTimeout(deadline)
      clearTimeout(grace)
      signal?.removeEventListener('abort', stop)
    }
  }
}
