import { describe, expect, it } from '@jest/globals'
import { runMain } from './support/run-action.js'

const SECRET = 'a-token-of-github'

describe("the action, on a user's mistake", () => {
  it('ends with 2 and one annotation that names an unknown input and the nearest one', async () => {
    const { code, log } = await runMain({ inputs: { concurency: '2' } })
    expect(code).toBe(2)
    expect(log).toContain(
      '::error title=kotlin-bench::There is no input `concurency`. Did you mean `concurrency`?'
    )
    expect(log).not.toContain('    at ')
  })

  it('ends with 2 when there is no dataset, and says what to do', async () => {
    const { code, log } = await runMain({ workspace: '/' })
    expect(code).toBe(2)
    expect(log).toMatch(
      /::error title=kotlin-bench::No dataset: input `path` is `\/tasks`.*actions\/checkout/
    )
  })

  it('masks the token before it says anything else', async () => {
    const { log } = await runMain({ inputs: { limit: 'x' } })
    expect(log.split('\n')[0]).toBe(`::add-mask::${SECRET}`)
    expect(log.split(SECRET)).toHaveLength(2)
  })
})
