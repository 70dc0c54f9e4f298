import { z } from 'zod'
import type { Container } from '../engine/container.js'
import type { TaskImage } from '../image/images.js'
import { bareId } from '../image/local-image.js'
import { sealImage } from '../image/seal.js'
import { imageFactsSchema, readImageFacts } from './image-facts.js'
import type { PreparedImage } from './prepared-image.js'
import type { TrialContext } from './trial-context.js'

const cachedSchema = z.object({ facts: imageFactsSchema.nullable() })

/**
 * Asks a fresh container of the image what it ships, once an image: an image's id names its content,
 * so the answer is kept. Commits, refs, reflog entries and loose objects that HEAD does not reach are
 * taken out of a copy of the image, unless `seal` is `never`.
 */
export const prepareImage = async (
  image: TaskImage,
  workdir: string,
  context: Pick<TrialContext, 'docker' | 'seal' | 'cache' | 'signal'> & {
    start: (imageId: string) => Promise<Container>
  }
): Promise<PreparedImage> => {
  const name = `image-facts-1-${bareId(image.id)}-${Buffer.from(workdir).toString('base64url')}`
  const kept = cachedSchema.safeParse(await context.cache.read(name))
  let facts: PreparedImage['facts']
  if (kept.success) facts = kept.data.facts
  else {
    const pristine = await context.start(image.id)
    try {
      facts = await readImageFacts(pristine, workdir, context.signal)
    } finally {
      await pristine.remove()
    }
    await context.cache.write(name, { facts })
  }
  const prepared = { ...image, workdir, facts, startImageId: image.id }
  if (facts === null || facts.unreachable === 0) return { ...prepared, history: 'clean' }
  if (context.seal === 'never') return { ...prepared, history: 'open' }
  const startImageId = await sealImage({
    docker: context.docker,
    imageId: image.id,
    root: facts.root,
    start: context.start,
    signal: context.signal
  })
  return { ...prepared, startImageId, history: 'sealed' }
}
