import type { PatchedFile } from '../text/patch-paths.js'
import type { Texts } from './changed-sources.js'
import { grammarOf } from './languages.js'
import { Unscorable } from './unscorable.js'

const patchedText = (before: string, { newPath, removedAt, addedAt, addedLines }: PatchedFile): string => {
  const removed = new Set(removedAt)
  const kept = before.split('\n').filter((_, index) => !removed.has(index + 1))
  const lines: string[] = []
  let [nextKept, nextAdded] = [0, 0]
  while (nextKept < kept.length || nextAdded < addedLines.length) {
    const isAdded = addedAt[nextAdded] === lines.length + 1
    if (!isAdded && nextKept === kept.length) {
      throw new Unscorable(`the gold patch does not fit ${newPath}, which is shorter`)
    }
    lines.push(isAdded ? addedLines[nextAdded++]! : kept[nextKept++]!)
  }
  return lines.join('\n')
}

/**
 * The sources that a patch made for these very texts leaves behind, line by line where it says, without
 * looking at what it removes: the gold patch was made for its base.
 */
export const patchedTexts = (files: readonly PatchedFile[], before: Texts): Texts => {
  const after = new Map<string, string>()
  for (const file of files) {
    if (file.newPath === null || grammarOf(file.newPath) === null || file.addedLines.length === 0) continue
    const text = file.oldPath === null ? '' : before.get(file.oldPath)
    if (text === undefined) throw new Unscorable(`${file.oldPath} is not at hand`)
    after.set(file.newPath, patchedText(text, file))
  }
  return after
}
