import { posix } from 'node:path'
import type { Container } from '../../engine/container.js'

/** `find`'s words for what Surefire writes beside its XML: a few lines of text for each class of tests. */
export const SUREFIRE_WORDS: readonly string[] = ['-o', '-path', '*/surefire-reports/*.txt']

const SUMMARY = /\/surefire-reports\/[^/]+\.txt$/

const MAX_BYTES = 16 * 1024 * 1024
const MAX_ENTRIES = 20_000

/**
 * The summaries that Surefire wrote in this run, since `mvn -q` prints none of tests that pass.
 * @param container killed
 */
export const surefireSummaries = async (container: Container, root: string): Promise<string> => {
  const { changes } = await container.changes()
  const written = changes.filter(
    ({ kind, path }) => kind !== 'deleted' && path.startsWith(`${root}/`) && SUMMARY.test(path)
  )
  const texts: string[] = []
  for (const folder of new Set(written.map(({ path }) => posix.dirname(path)))) {
    const read = await container.copyOut(folder, {
      maxBytes: MAX_BYTES,
      maxEntries: MAX_ENTRIES,
      linksOut: 'drop',
      rename: name => (SUMMARY.test(`/${name}`) ? name : undefined)
    })
    for (const entry of read?.entries ?? [])
      if (entry.type === 'file') texts.push(entry.content.toString('utf8'))
  }
  return texts.join('\n')
}
