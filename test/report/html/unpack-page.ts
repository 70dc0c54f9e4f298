import { gunzipSync } from 'node:zlib'
import type { PageData, Place, TrialPage } from '../../../src/report/html/page-data.js'

const unpack = (base64: string): unknown => JSON.parse(gunzipSync(Buffer.from(base64, 'base64')).toString())

/** What a page carries for its program, read as the program reads it. */
export const unpackPage = (html: string): { data: PageData; places: Place[]; blocks: TrialPage[][] } => {
  const elements = new Map(
    [...html.matchAll(/<script type="application\/gzip" id="([a-z0-9-]+)">([^<]*)<\/script>/g)].map(
      ([, id = '', base64 = '']) => [id, unpack(base64)]
    )
  )
  const blocks: TrialPage[][] = []
  for (let index = 0; elements.has(`kb-block-${index}`); index++) {
    blocks.push(elements.get(`kb-block-${index}`) as TrialPage[])
  }
  return { data: elements.get('kb-rows') as PageData, places: elements.get('kb-places') as Place[], blocks }
}

/** The view of a trial, by its place among the rows. */
export const viewOf = (html: string, trial: number): TrialPage | undefined => {
  const { places, blocks } = unpackPage(html)
  const place = places[trial]
  return place ? blocks[place[0]]?.[place[1]] : undefined
}
