import { useMemo } from 'preact/hooks'
import { plural } from '../../../../text/plural.js'
import type { TrialPage } from '../../page-data.js'
import { Scroll } from '../../scroll.js'
import { highlightHunk, languageOf } from '../highlight.js'
import { type Hunk, type PatchFile, readPatch } from '../patch.js'
import { formatBytes, readableLine } from '../readable.js'
import { FileLink, Part } from './part.js'

/** Files beyond these lines are opened on demand. */
const OPEN_LINES = 800

const CHANGES: Readonly<Record<PatchFile['change'], string>> = {
  changed: '',
  added: 'new',
  deleted: 'deleted',
  moved: 'moved',
  binary: 'binary'
}

const SIGNS = { context: ' ', added: '+', removed: '-', note: '' } as const

const HunkLines = ({ hunk, language }: { readonly hunk: Hunk; readonly language: string | null }) => {
  const tokens = useMemo(() => highlightHunk(hunk, language), [hunk, language])
  return (
    <>
      {hunk.lines.map((line, index) => (
        // Lines have no other name than their place.
        <span key={index} class={`line ${line.kind}`}>
          <span class="no" data-line={line.oldLine ?? ''} />
          <span class="no" data-line={line.newLine ?? ''} />
          <span class="code">
            {SIGNS[line.kind]}
            {tokens[index]!.map(({ scope, text }, at) =>
              scope === '' ? (
                readableLine(text)
              ) : (
                <span key={at} class={scope}>
                  {readableLine(text)}
                </span>
              )
            )}
            {'\n'}
          </span>
        </span>
      ))}
    </>
  )
}

const FileDiff = ({ file, isOpen }: { readonly file: PatchFile; readonly isOpen: boolean }) => {
  const path = readableLine(file.path)
  const language = languageOf(file.path)
  return (
    <details class="file" open={isOpen}>
      <summary>
        <span class="path">
          {file.change === 'moved' && `${readableLine(file.oldPath)} → `}
          {path}
        </span>
        {CHANGES[file.change] !== '' && <span class="badge note">{CHANGES[file.change]}</span>}
        <span class="plus">+{file.added}</span> <span class="minus">−{file.removed}</span>
      </summary>
      {file.hunks.length > 0 && (
        <Scroll label={`Changes of ${path}`} kind="diff">
          <pre>
            {file.hunks.map((hunk, index) => (
              <span key={index} class="hunk">
                <span class="hunk-heading">{`⋯ ${readableLine(hunk.heading)}\n`}</span>
                <HunkLines hunk={hunk} language={language} />
              </span>
            ))}
          </pre>
        </Scroll>
      )}
    </details>
  )
}

/** What the agent changed, file by file. */
export const DiffPart = ({ page }: { readonly page: TrialPage }) => {
  const { patch } = page
  const files = useMemo(() => readPatch(patch?.text ?? ''), [patch])
  if (patch === null) return null
  const added = files.reduce((sum, file) => sum + file.added, 0)
  const removed = files.reduce((sum, file) => sum + file.removed, 0)
  let lines = 0
  return (
    <Part title="Diff">
      <p class="note">
        {files.length === 0
          ? 'The agent changed nothing.'
          : `${plural(files.length, 'file')}, +${added} −${removed}`}
        {patch.isCut && `; the first part of ${formatBytes(patch.bytes)}`}{' '}
        <FileLink page={page} path="artifacts/model.patch">
          model.patch
        </FileLink>
      </p>
      {files.map(file => {
        const before = lines
        lines += file.added + file.removed
        return <FileDiff key={file.path + file.oldPath} file={file} isOpen={before < OPEN_LINES} />
      })}
    </Part>
  )
}
