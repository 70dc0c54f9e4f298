import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type Rewards, rewardsSchema } from '../../src/contracts/rewards.js'
import { renderSummary } from '../../src/report/summary.js'
import { type CliResult, cli } from './support/cli.js'
import { newFolder, tinyDataset, tinyToml } from './support/tiny.js'

const SECRET = 'sk-live/Ab+0123456789=kept'
/** What the agent's own command may not show either, although nobody put it into a variable of ours. */
const SECOND = 'second-line-of-a-key'

/** The parts of a text's base64 that do not depend on what stands around it. */
const base64Cores = (text: string): string[] =>
  ['', 'x', 'xx'].map(before => {
    const encoded = Buffer.from(`${before}${text}`).toString('base64').replace(/=+$/, '')
    return encoded.slice(before.length === 0 ? 0 : before.length + 1, -2)
  })

const FORMS = [SECRET, SECOND].flatMap(secret => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  ...base64Cores(secret)
])

/** Says its secret wherever an agent can say something, and solves the task beside. */
const LEAK = `
sed -i 's/helo/hello/' greet.sh
echo "plain $LEAK"
echo "error $LEAK" >&2
printf %s "$LEAK" | cut -c1-9 | tr -d '\\n'; sleep 0.2; printf %s "$LEAK" | cut -c10-
for before in '' x xx; do printf %s "$before$LEAK" | base64 -w0; echo; done
printf '{"key":"%s"}' "$LEAK" | sed 's#/#\\\\/#g'; echo
echo 'sk-live%2FAb%2B0123456789%3Dkept'
echo "$LEAK" > notes.txt
name=$(printf %s "$LEAK" | tr / _)
echo "$SECOND" | tail -n 1 > "held-$SECOND_LINE.txt"
printf 'echo "%s"; echo "%s" >&2; . ./greet.sh; greet Ann\\n' "$LEAK" "$LEAK" > test/loud.sh
sed -i '1a cat notes.txt; cat notes.txt >\\&2' run-tests.sh
mkdir -p build/test-results/test /logs/agent
echo "$LEAK" > /logs/agent/session.log
exit 3
`

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

describe('a secret that an agent and a task say everywhere', () => {
  let result: CliResult
  let jobDir = ''
  let rewards: Rewards

  beforeAll(async () => {
    const dataset = tinyDataset()
    dataset.add('leaks-1')
    dataset.add('fails-2', {
      // What a fault's message quotes.
      'task.toml': tinyToml(toml =>
        toml.replace('[environment]', `[environment]\nworkdir = "/the key is ${SECRET}"`)
      )
    })
    dataset.add('breaks-3', {
      // What a build's log holds.
      'environment/Dockerfile': `FROM kotlin-bench/tiny:base\nRUN echo "the key is ${SECRET}" && exit 7\n`
    })
    const jobsDir = newFolder()
    result = await cli(
      [
        ...['run', '-p', dataset.tasks, '-o', jobsDir, '--job-name', 'job', '-a', 'command', '-r', '0'],
        ...['--agent-command', LEAK, '--agent-env', 'LEAK', '--agent-env', 'SECOND'],
        ...['--agent-env', 'SECOND_LINE', '--agent-variable', `COPY=${SECRET}`, '--verifier-mode', 'both']
      ],
      {
        env: {
          KOTLIN_BENCH_AGENT_ENV: `LEAK='${SECRET}'\nSECOND="first-line-of-a-key\n${SECOND}"\nSECOND_LINE=${SECOND}\n`
        }
      }
    )
    jobDir = join(jobsDir, 'job')
    rewards = rewardsSchema.parse(JSON.parse(readFileSync(join(jobDir, 'rewards.json'), 'utf8')))
  })

  const holdsNone = (text: string): void => {
    for (const form of FORMS) expect(text.includes(form) ? `holds ${form}` : 'clean').toBe('clean')
  }

  test('was said, and solving the task went on', () => {
    expect(rewards.trials.map(({ task, outcome }) => [task, outcome])).toEqual([
      ['breaks-3', 'error'],
      ['fails-2', 'error'],
      ['leaks-1', 'resolved']
    ])
    const said = (path: string) => {
      const { name } = rewards.trials.find(({ task }) => task === 'leaks-1')!
      return readFileSync(join(jobDir, name, path), 'utf8')
    }
    // Ours stand where the secret stood, so the test has something to find.
    expect(said('agent/command.txt')).toContain('plain ***\n')
    expect(said('agent/command.txt')).toContain('error ***\n')
    expect(said('artifacts/model.patch')).toContain('+***')
    expect(said('verifier/test-stdout.txt')).toContain('***')
    expect(result.stderr).toContain('--agent-variable holds the value of a secret')
  })

  test('stands in no file of the job, by content or by name', () => {
    const files = filesBelow(jobDir)
    expect(files.length).toBeGreaterThan(10)
    for (const path of files) {
      holdsNone(path)
      const content = readFileSync(path, 'utf8')
      for (const form of FORMS)
        expect(content.includes(form) ? `${path} holds ${form}` : 'clean').toBe('clean')
    }
  })

  test('is neither on standard output nor on standard error, nor in a summary', () => {
    holdsNone(result.stdout)
    holdsNone(result.stderr)
    holdsNone(renderSummary(rewards))
    for (const { fault } of rewards.trials.slice(0, 2)) expect(fault?.message).toContain('the key is ***')
  })

  test('is told of as what an agent held in its container and wrote into its change', () => {
    const { flags } = rewards.trials.find(({ task }) => task === 'leaks-1')!
    expect(flags.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['key-in-container', 'secret-in-diff'])
    )
  })
})
