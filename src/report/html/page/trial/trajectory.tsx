import type { Trajectory, TrajectoryStep } from '../../../../contracts/gateway/trajectory.js'
import { plural } from '../../../../text/plural.js'
import { formatTokens } from '../../../amounts.js'
import { formatSeconds } from '../../../durations.js'
import type { TrialPage } from '../../page-data.js'
import { Scroll } from '../../scroll.js'
import { readableLine, readableLines } from '../readable.js'
import { FileLink, Part } from './part.js'

const GIST_LENGTH = 160

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''

/** What a call does, in a line: the text that stands in its arguments. */
const callGist = (call: TrajectoryStep['answer']['calls'][number]): string => {
  const text = (() => {
    try {
      const values: unknown[] = Object.values(JSON.parse(call.arguments) as object)
      return values.find(value => typeof value === 'string') ?? call.arguments
    } catch {
      return call.arguments
    }
  })()
  return `${call.name} ${firstLine(String(text))}`
}

const gist = ({ answer, outcome, cause }: TrajectoryStep): string => {
  if (outcome === 'failed') return `failed: ${cause ?? 'no cause is known'}`
  const [call] = answer.calls
  return call === undefined ? firstLine(answer.text) : callGist(call)
}

const prettyArguments = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
      .replaceAll('\\n', '\n')
      .replaceAll('\\t', '\t')
      .replaceAll('\\"', '"')
  } catch {
    return text
  }
}

const Block = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text.trim() === '' ? null : (
    <>
      <h4>{title}</h4>
      <Scroll label={title} kind="log">
        <pre>{readableLines(text).join('\n')}</pre>
      </Scroll>
    </>
  )

const Step = ({ step, isFirst }: { readonly step: TrajectoryStep; readonly isFirst: boolean }) => {
  const { n, model, tokens, seconds, request, answer, outcome } = step
  return (
    <details class={outcome === 'failed' ? 'file step failed' : 'file step'}>
      <summary>
        <span class="step-number">{n}</span>
        <span class="path">{readableLine(gist(step)).slice(0, GIST_LENGTH)}</span>
        <span class="of">
          {tokens !== null && `${formatTokens(tokens.input)} → ${formatTokens(tokens.output)} tokens`}
          {seconds !== null && `, ${formatSeconds(seconds)}`}
        </span>
      </summary>
      <div class="step-body">
        <p class="note">
          {model ?? 'no model'}, {plural(request.messages, 'message')}
        </p>
        {isFirst && request.first !== null && <Block title={`Step ${n}: asked`} text={request.first} />}
        {request.last !== null && request.last !== request.first && (
          <Block title={`Step ${n}: last message`} text={request.last} />
        )}
        <Block title={`Step ${n}: answer`} text={answer.text} />
        {answer.calls.map((call, index) => (
          <Block
            key={index}
            title={`Step ${n}: calls ${readableLine(call.name)}`}
            text={prettyArguments(call.arguments)}
          />
        ))}
      </div>
    </details>
  )
}

const counts = ({ steps, dropped }: Trajectory): string => {
  const shown = `${plural(steps.length, 'request')} to the model`
  return dropped > 0 ? `${shown}; ${dropped} in the middle are left out.` : `${shown}.`
}

/** The model's requests and answers, step by step, as the gateway saw them. */
export const TrajectoryPart = ({ page }: { readonly page: TrialPage }) =>
  page.trajectory === null ? null : (
    <Part
      title="Trajectory"
      note={
        <>
          {counts(page.trajectory)}{' '}
          <FileLink page={page} path="agent/model-requests.json">
            model-requests.json
          </FileLink>
        </>
      }
    >
      {page.trajectory.steps.map((step, index) => (
        <Step key={step.n} step={step} isFirst={index === 0} />
      ))}
    </Part>
  )
