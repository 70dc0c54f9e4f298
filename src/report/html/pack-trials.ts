import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { TrialDetails } from './input.js'
import type { Place } from './page-data.js'
import { packTrial } from './trial-page.js'

const compress = promisify(gzip)

/** A value as the page carries it: JSON, gzip, base64. */
export const packed = async (json: string): Promise<string> =>
  (await compress(Buffer.from(json), { level: 6 })).toString('base64')

/** Trials of one block are unpacked together, which has to be quicker than a reader notices. */
const BLOCK_CHARACTERS = 400_000
const BLOCK_TRIALS = 50
/** More than this before compression takes longer to make than a page is worth. */
const MAX_CHARACTERS = 90_000_000
/** A trial that a reader will want to look into gets more room than one that was resolved. */
const WEIGHT = { resolved: 1, unresolved: 3, error: 3 } as const

export interface PackedTrials {
  readonly blocks: readonly string[]
  /** Of each trial, in the order in which they were given. */
  readonly places: readonly Place[]
  /** Trials that are shown with less than was read. */
  readonly shortened: number
  /** Trials without a view of their own. */
  readonly leftOut: number
}

export interface PackRequest {
  readonly trials: readonly TrialRecord[]
  readonly detailsOf: (trial: TrialRecord) => Promise<TrialDetails | null>
  /** Of all blocks together. */
  readonly maxBytes: number
}

/**
 * Packs what the views of the trials show into blocks. Room is shared out as the trials go by, those
 * without success first: what one does not need is left to those after it.
 */
export const packTrials = async ({ trials, detailsOf, maxBytes }: PackRequest): Promise<PackedTrials> => {
  const order = trials
    .map((trial, index) => ({ trial, index, weight: WEIGHT[trial.outcome] }))
    .sort((a, b) => b.weight - a.weight)
  const places: Place[] = trials.map(() => null)
  const blocks: string[] = []
  let weightLeft = order.reduce((sum, { weight }) => sum + weight, 0)
  let bytesLeft = maxBytes
  let charactersLeft = MAX_CHARACTERS
  /** What is known of how much smaller packing makes it. */
  let measured = { characters: 0, bytes: 0 }
  let shortened = 0
  let open: { index: number; json: string }[] = []
  let openCharacters = 0
  let compressingCharacters = 0
  /** The block before, which is compressed while the next one is read. */
  let compressing: Promise<void> = Promise.resolve()

  const measure = (characters: number, bytes: number): void => {
    measured = { characters: measured.characters + characters, bytes: measured.bytes + bytes }
  }

  const addBlock = async (trialsOfBlock: typeof open): Promise<void> => {
    const json = `[${trialsOfBlock.map(trial => trial.json).join(',')}]`
    const block = await packed(json)
    measure(json.length, block.length)
    if (block.length > bytesLeft) {
      if (trialsOfBlock.length === 1) return
      const half = Math.ceil(trialsOfBlock.length / 2)
      await addBlock(trialsOfBlock.slice(0, half))
      await addBlock(trialsOfBlock.slice(half))
      return
    }
    bytesLeft -= block.length
    trialsOfBlock.forEach(({ index }, position) => {
      places[index] = [blocks.length, position]
    })
    blocks.push(block)
  }

  const closeBlock = async (): Promise<void> => {
    await compressing
    compressing = addBlock(open)
    compressingCharacters = openCharacters
    open = []
    openCharacters = 0
  }

  for (const { trial, index, weight } of order) {
    const details = await detailsOf(trial)
    if (measured.bytes === 0) {
      const { json } = packTrial(trial, details, Number.POSITIVE_INFINITY)
      measure(json.length, (await packed(json)).length)
    }
    const ratio = measured.characters / measured.bytes
    const unpacked = openCharacters + compressingCharacters
    // What comes may be harder to pack than what was: a tenth stays free.
    const room = Math.min(0.9 * bytesLeft * ratio - unpacked, charactersLeft)
    const { json, isShortened } = packTrial(trial, details, (room * weight) / weightLeft)
    weightLeft -= weight
    charactersLeft -= json.length
    if (isShortened) shortened += 1
    open.push({ index, json })
    openCharacters += json.length
    if (openCharacters >= BLOCK_CHARACTERS || open.length >= BLOCK_TRIALS) await closeBlock()
  }
  if (open.length > 0) await closeBlock()
  await compressing
  return { blocks, places, shortened, leftOut: places.filter(place => place === null).length }
}
