import { fileAddress } from '../../links.js'
import type { TrialPage } from '../../page-data.js'
import { Scroll } from '../../scroll.js'
import { formatBytes, readableLines } from '../readable.js'
import { FileLink, Part } from './part.js'

const OPEN_FAILURES = 3

/** Why tests failed, in the words of the reports. */
export const FailuresPart = ({ page }: { readonly page: TrialPage }) =>
  page.failures.length === 0 ? null : (
    <Part title="Failures">
      {page.failures.map(({ test, message }, index) => (
        <details class="file" key={test} open={index < OPEN_FAILURES}>
          <summary>
            <span class="path">{test}</span>
          </summary>
          <Scroll label={`Failure of ${test}`} kind="log">
            <pre>{readableLines(message).join('\n')}</pre>
          </Scroll>
        </details>
      ))}
      {page.failuresMore > 0 && <p class="note">and {page.failuresMore} more</p>}
    </Part>
  )

/** How the outputs end. */
export const LogsPart = ({ page }: { readonly page: TrialPage }) =>
  page.logs.length === 0 ? null : (
    <Part title="Ends of logs">
      {page.logs.map(({ path, text, bytes, isCut }, index) => (
        <details class="file" key={path} open={index === 0}>
          <summary>
            <span class="path">{path}</span>
            <span class="of">{isCut ? `the end of ${formatBytes(bytes)}` : formatBytes(bytes)}</span>
          </summary>
          {isCut && (
            <p class="note beside">
              <FileLink page={page} path={path}>
                The whole of it
              </FileLink>
            </p>
          )}
          <Scroll label={`End of ${path}`} kind="log">
            <pre>{readableLines(text).join('\n')}</pre>
          </Scroll>
        </details>
      ))}
    </Part>
  )

/** Links to all files of the trial's folder, where the page lies beside it. */
export const FilesPart = ({ page }: { readonly page: TrialPage }) => {
  const { folder, files } = page
  if (folder === null || files.length === 0) return null
  return (
    <Part title="Files">
      <ul class="names">
        {files.map(path => (
          <li key={path}>
            <a href={fileAddress(folder, path)}>{path}</a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
