import type { ImageAction, ProgressListener } from '../contracts/progress.js'

/**
 * Does what is to be done to an image, and tells of its start and of its end.
 * @param work gives undefined where nothing came of it, which is told as a failure is
 * @throws what `work` throws
 */
export const tellOfWork = async <Result>(
  listener: ProgressListener,
  { image, action }: { image: string; action: ImageAction },
  work: () => Promise<Result>
): Promise<Result> => {
  const started = Date.now()
  let result: Result | undefined
  listener({ type: 'image-started', image, action })
  try {
    result = await work()
    return result
  } finally {
    const seconds = (Date.now() - started) / 1000
    const failed = result === undefined
    listener({ type: 'image-finished', image, action, seconds, ...(failed && { failed }) })
  }
}
