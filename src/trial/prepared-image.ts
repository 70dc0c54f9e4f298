import type { TaskImage } from '../image/images.js'
import type { ImageFacts } from './image-facts.js'

/** The history that an agent could read the fix from. */
export type History = 'clean' | 'sealed' | 'open'

/** A task's image, ready for trials: what it ships is known, and its history is sealed where it has to be. */
export interface PreparedImage extends TaskImage {
  /** What containers start from; the sealed image where there is one. */
  startImageId: string
  workdir: string
  /** null where the working directory is no git work tree. */
  facts: ImageFacts | null
  history: History
}
