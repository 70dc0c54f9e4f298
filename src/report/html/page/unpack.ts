import { ELEMENT, type PageData, type Place, type TrialPage } from '../page-data.js'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** The value that an element of the page carries as JSON, gzip, base64. */
const unpack = async (id: string): Promise<unknown> => {
  const base64 = document.getElementById(id)?.textContent ?? ''
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return JSON.parse(await new Response(stream).text())
}

/** The rows of the table, which come with the page. */
export const unpackRows = async (): Promise<PageData> => (await unpack(ELEMENT.rows)) as PageData

/** Where the view of each row lies, in the order of the rows. */
export const unpackPlaces = async (): Promise<Place[]> => (await unpack(ELEMENT.places)) as Place[]

/** Blocks that were looked at last; the others are unpacked again. */
const KEPT = 8
const blocks = new Map<number, Promise<TrialPage[]>>()

/** What the view of a trial shows. */
export const unpackTrial = async ([block, index]: NonNullable<Place>): Promise<TrialPage | undefined> => {
  const known = blocks.get(block) ?? (unpack(ELEMENT.block(block)) as Promise<TrialPage[]>)
  blocks.delete(block)
  blocks.set(block, known)
  if (blocks.size > KEPT) blocks.delete(blocks.keys().next().value!)
  return (await known)[index]
}
