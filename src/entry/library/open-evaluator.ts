import { resolve } from 'node:path'
import type { RowEvaluator } from '../../commands/bench-library/row-evaluator.js'
import type { ProgressEvent } from '../../contracts/progress.js'
import { PUBLISHED_IMAGES } from '../../contracts/swe-polybench.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import { gatewayProgram } from './gateway-program.js'
import type { SWEPolyBenchEvent, SWEPolyBenchOptions } from './swe-polybench-options.js'

const progressOf = (event: ProgressEvent): SWEPolyBenchEvent | undefined => {
  switch (event.type) {
    case 'image-started':
    case 'image-finished':
      return event
    case 'notice':
    case 'warning':
      return { type: event.type, message: event.message }
    default:
      return undefined
  }
}

/** What evaluates changes. Loaded when there is something to evaluate: it is most of the library. */
export const openEvaluator = async (options: SWEPolyBenchOptions): Promise<RowEvaluator> => {
  const { repoPath, publishedImages = PUBLISHED_IMAGES, onEvent } = options
  const { createRowEvaluator } = await import('../../commands/bench-library/row-evaluator.js')
  return createRowEvaluator({
    repoPath: repoPath === undefined ? undefined : resolve(repoPath),
    publishedImages,
    caBundle: caBundleOf(undefined, process.env, process.cwd()),
    environment: process.env,
    gatewayProgram: gatewayProgram(),
    listener(event) {
      const told = progressOf(event)
      if (told !== undefined) onEvent?.(told)
    }
  })
}
