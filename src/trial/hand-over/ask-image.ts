import { posix } from 'node:path'
import type { Container } from '../../engine/container.js'
import { isBelowAny, nulList, splitNul } from '../../engine/paths.js'
import { runScript } from '../container-script.js'
import type { ImageFacts } from '../image-facts.js'
import { ASK_SCRIPT } from './git-scripts.js'

/** What the image says of paths that the agent changed. */
export interface ImageAnswer {
  /** Left out by the image's ignore rules. */
  isIgnored: (path: string) => boolean
  /** Files that the image ships at or below the paths. */
  shipped: readonly string[]
  /** Of the folders with changes, those that the image ships as a file or link. */
  turned: readonly string[]
}

/** Where nothing was asked: no path is ignored or shipped. */
export const NO_ANSWER: ImageAnswer = { isIgnored: () => false, shipped: [], turned: [] }

/**
 * The path whose fate decides: a `.gitattributes` changes how other files are read, so it counts
 * unless the folder it is in is ignored.
 */
const deciding = (path: string): string | undefined => {
  if (posix.basename(path) !== '.gitattributes') return path
  return path.includes('/') ? `${posix.dirname(path)}/` : undefined
}

/**
 * Asks git in the image, which the agent has not touched, about paths that the agent changed.
 * @param request `verifier` is a container of the image; `folders` are those of the paths that had changes below them
 * @throws FaultError where the container cannot answer
 */
export const askImage = async (request: {
  verifier: Container
  facts: ImageFacts
  paths: readonly string[]
  folders: readonly string[]
  signal: AbortSignal
}): Promise<ImageAnswer> => {
  // git refuses a path behind a link of the shipped tree; what was not there can be named by no rule either.
  const isBehindLink = isBelowAny(request.facts.links)
  const questions = new Set<string>()
  for (const path of request.paths) {
    if (isBehindLink(path)) continue
    questions.add(path)
    const decider = deciding(path)
    if (decider !== undefined) questions.add(decider)
  }
  // With `./` in front no name looks like one of git's special path forms, which check-ignore cannot switch off.
  const first = nulList([...questions].map(path => `./${path}`))
  const { words, rest } = await runScript(request.verifier, {
    script: ASK_SCRIPT,
    args: [request.facts.root, String(first.length)],
    input: Buffer.concat([first, nulList(request.folders)]),
    signal: request.signal
  })
  const ignoredEnd = Number(words[0])
  const shippedEnd = ignoredEnd + Number(words[1])
  const ignored = new Set(splitNul(rest.subarray(0, ignoredEnd)).map(path => path.slice(2)))
  const turned = splitNul(rest.subarray(shippedEnd))
  return {
    isIgnored: path => ignored.has(deciding(path) ?? ''),
    shipped: [...new Set([...splitNul(rest.subarray(ignoredEnd, shippedEnd)), ...turned])],
    turned
  }
}
