import type { Finding, TrialPage } from '../../page-data.js'
import { readableLines } from '../readable.js'
import { Part } from './part.js'

const MANY = 8

/** Foreign text that keeps its lines. */
export const Message = ({ text }: { readonly text: string }) => (
  <p class="message">{readableLines(text).join('\n')}</p>
)

const Items = ({ finding }: { readonly finding: Finding }) => {
  const { items, more } = finding
  if (items.length === 0) return null
  const list = (
    <ul class="names">
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li class="note">and {more} more</li>}
    </ul>
  )
  return items.length <= MANY ? (
    list
  ) : (
    <details class="more">
      <summary>{items.length + more} names</summary>
      {list}
    </details>
  )
}

/** Reasons or flags, each with its first tests or paths. */
export const Findings = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul class="findings">
    {findings.map(finding => (
      <li key={finding.code + finding.message}>
        <code>{finding.code}</code>{' '}
        {finding.level !== null && <span class={`badge ${finding.level}`}>{finding.level}</span>}
        <Message text={finding.message} />
        <Items finding={finding} />
      </li>
    ))}
  </ul>
)

const CATEGORIES = {
  f2p: 'failed before, have to pass',
  s2p: 'were skipped, have to pass',
  n2p: 'are new, have to pass',
  p2p: 'passed before, have to pass still'
} as const

const Transitions = ({ page }: { readonly page: TrialPage }) => {
  const { transitions, tests } = page
  if (transitions === null) return null
  const names = (['f2p', 's2p', 'n2p', 'p2p'] as const).filter(name => transitions[name].expected > 0)
  return (
    <>
      <table class="transitions">
        <thead>
          <tr>
            <th scope="col">Tests</th>
            <th scope="col" class="number">
              Passed
            </th>
            <th scope="col" class="wide">
              <span class="visually-hidden">Share</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(name => {
            const { passed, expected } = transitions[name]
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code> <span class="of">{CATEGORIES[name]}</span>
                </th>
                <td class="number">
                  {passed}/{expected}
                </td>
                <td class="wide">
                  <svg class="meter" width="100%" height="8" aria-hidden="true">
                    <rect class="track" width="100%" height="8" rx="2" />
                    <rect
                      class={passed >= expected ? 'fill-resolved' : 'fill-error'}
                      width={`${Math.min(100, (passed / expected) * 100)}%`}
                      height="8"
                      rx="2"
                    />
                  </svg>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {tests !== null && (
        <p class="note">
          Of all tests in the reports {tests.passed} passed, {tests.failed} failed, {tests.skipped} were
          skipped.
        </p>
      )}
    </>
  )
}

const EVIDENCE = {
  junit: 'the run’s own JUnit reports',
  log: 'what the tests printed',
  container: 'only what test.sh wrote: unverified'
} as const

const Rewards = ({ page }: { readonly page: TrialPage }) => {
  const { reward, tolerant, container, evidence, disputes } = page
  if (reward === null) return null
  const rewards: [string, number | null][] = [
    ['strict', reward],
    ['tolerant', tolerant],
    ...(container === undefined ? [] : ([['container', container]] satisfies [string, number | null][]))
  ]
  return (
    <>
      <p class="rewards">
        {rewards.map(([name, value]) => (
          <span key={name}>
            {name} <b>{value ?? '–'}</b>
          </span>
        ))}
        {evidence !== null && <span class="of">from {EVIDENCE[evidence]}</span>}
      </p>
      {disputes.length > 0 && (
        <div class="banner warning">
          <strong>Disputed</strong>
          <ul>
            {disputes.map(({ path, cause }) => (
              <li key={cause}>
                {path !== undefined && <code>{path}</code>} {readableLines(cause).join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Why the trial ended as it did. */
export const VerdictPart = ({ page }: { readonly page: TrialPage }) => (
  <Part title={page.fault === null ? 'Verdict' : 'Fault'}>
    {page.fault !== null && (
      <div class="banner failed">
        <strong>
          {page.fault.kind}: {page.fault.code}
        </strong>
        <Message text={page.fault.message} />
      </div>
    )}
    <Rewards page={page} />
    <Findings findings={page.reasons} />
    {page.second !== null && (
      <div class="banner warning">
        <strong>Verified once more: reward {page.second.reward}</strong>
        <p>The first verdict stands; a second one that differs shows tests that are flaky.</p>
        <Findings findings={page.second.reasons} />
      </div>
    )}
    <Transitions page={page} />
  </Part>
)

/** What was flagged, which changed no reward. */
export const FlagsPart = ({ page }: { readonly page: TrialPage }) =>
  page.flags.length === 0 ? null : (
    <Part title="Flags">
      <Findings findings={page.flags} />
    </Part>
  )
