import { constants } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DOCKERFILE,
  type FolderFile,
  INSTRUCTION,
  SOLVE_SH,
  type TaskFolder,
  TEST_SH,
  TOML
} from '../../check/task-facts.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import { decodeText, MIB, RefusedFile, readCapped } from '../../dataset/read-file.js'
import { listTaskFiles } from '../../dataset/task-files.js'
import { parentImages } from '../../image/dockerfile.js'

/** The largest list of expected tests of the real dataset has 2.2 MB. */
const MAX_FILE = 32 * MIB
/** What people write; the longest instruction of the real dataset has 10 KB. */
const MAX_WRITTEN = MIB
const WRITTEN = new Set([TOML, INSTRUCTION, DOCKERFILE, TEST_SH, SOLVE_SH])
/** All files of a task together, beyond which the rest is not looked at. */
const MAX_FOLDER = 128 * MIB

const EXECUTABLE = constants.S_IXUSR | constants.S_IXGRP | constants.S_IXOTH

/** Anything else than a refusal or an error of the file system is a mistake of ours. */
const orNull = (thrown: unknown): null => {
  if (thrown instanceof RefusedFile || typeof (thrown as NodeJS.ErrnoException).code === 'string') return null
  throw thrown
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff')

type Content = Pick<FolderFile, 'text' | 'refusal' | 'marked'>

const readContent = async (path: string, options: { maxBytes: number; label: string }): Promise<Content> => {
  try {
    const bytes = await readCapped(path, options)
    const marked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    return { text: decodeText(bytes, options.label), refusal: null, marked }
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { text: null, refusal: error.message, marked: false }
  }
}

const readFolderFile = async (dir: string, label: string, maxBytes: number): Promise<FolderFile> => {
  const path = join(dir, label)
  const content = await readContent(path, { maxBytes, label })
  const stats = await lstat(path).catch(orNull)
  return { ...content, executable: ((stats?.mode ?? 0) & EXECUTABLE) !== 0 }
}

/** Only these, or all where none are named. */
type Wanted = readonly string[] | undefined

const readFiles = async (dir: string, wanted: Wanted): Promise<Map<string, FolderFile>> => {
  const files = new Map<string, FolderFile>()
  let left = MAX_FOLDER
  for (const label of (await listTaskFiles(dir).catch(orNull)) ?? []) {
    if (wanted !== undefined && !wanted.includes(label)) continue
    const maxBytes = WRITTEN.has(label) ? MAX_WRITTEN : MAX_FILE
    const file = await readFolderFile(dir, label, Math.min(maxBytes, left))
    left -= file.text === null ? 0 : Buffer.byteLength(file.text)
    files.set(label, file)
  }
  return files
}

/**
 * Reads a task's folder for the checks: all its files, or only some. Never throws for what is in it; a
 * folder that is refused as a whole has no files.
 */
export const readTaskFolder = async (
  entry: DatasetEntry,
  { wanted }: { readonly wanted?: Wanted } = {}
): Promise<TaskFolder> => {
  const files = await readFiles(entry.dir, wanted)
  const dockerfile = files.get(DOCKERFILE)?.text
  const parents = typeof dockerfile === 'string' ? parentImages(dockerfile) : []
  return { name: entry.name, files, result: entry, parents }
}
