import { describe, expect, it } from '@jest/globals'
import { anthropicTokens, geminiTokens, openaiTokens } from '../../../../src/network/gateway/models/answer.js'
import { costOf, createPriceList, PRICES } from '../../../../src/network/gateway/models/prices.js'

describe('prices', () => {
  const priceOf = createPriceList({ mine: { input: 1, output: 2 }, 'gpt-5': { input: 9, output: 9 } })

  it.each([
    ['claude-sonnet-4-5', 'claude-sonnet-4-5'],
    ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5'],
    ['anthropic/claude-sonnet-4-5', 'claude-sonnet-4-5'],
    ['models/gemini-2.5-flash-lite', 'gemini-2.5-flash-lite'],
    ['gemini-2.5-pro-preview-05-06', 'gemini-2.5-pro'],
    ['gpt-5-mini-2025-08-07', 'gpt-5-mini']
  ])('%s is %s', (model, name) => expect(priceOf(model)).toEqual(PRICES[name]))

  it('the user has the last word, and a name is not the beginning of another', () => {
    expect(priceOf('gpt-5-2025-08-07')).toEqual({ input: 9, output: 9 })
    expect(priceOf('mine')).toEqual({ input: 1, output: 2 })
    for (const model of ['gpt-5-huge', 'gpt-4', 'mine2', 'claude', '']) expect(priceOf(model)).toBeUndefined()
  })

  it('what was cached and what is written to the cache have their own', () => {
    const tokens = { input: 1_000_000, cached: 400_000, cacheWrite: 100_000, output: 10_000 }
    expect(costOf(tokens, { input: 3, cached: 0.3, cacheWrite: 3.75, output: 15 })).toBeCloseTo(
      1.5 + 0.12 + 0.375 + 0.15
    )
    expect(costOf(tokens, { input: 3, output: 15 })).toBeCloseTo(3.15)
  })
})

describe('tokens', () => {
  it("Anthropic's input leaves out what was cached; a later count of the same stream wins", () => {
    const start = anthropicTokens(
      { input_tokens: 10, cache_read_input_tokens: 100, cache_creation_input_tokens: 50, output_tokens: 1 },
      null
    )
    expect(start).toEqual({ input: 160, cached: 100, cacheWrite: 50, output: 1 })
    expect(anthropicTokens({ output_tokens: 77 }, start)).toEqual({
      input: 160,
      cached: 100,
      cacheWrite: 50,
      output: 77
    })
  })

  it("OpenAI's and Gemini's include it; thoughts are output", () => {
    const expected = { input: 100, cached: 40, cacheWrite: 0, output: 9 }
    expect(
      openaiTokens({ prompt_tokens: 100, completion_tokens: 9, prompt_tokens_details: { cached_tokens: 40 } })
    ).toEqual(expected)
    expect(
      openaiTokens({ input_tokens: 100, output_tokens: 9, input_tokens_details: { cached_tokens: 40 } })
    ).toEqual(expected)
    expect(openaiTokens({ prompt_tokens: 100, completion_tokens: 9, prompt_cache_hit_tokens: 40 })).toEqual(
      expected
    )
    expect(
      geminiTokens({
        promptTokenCount: 90,
        toolUsePromptTokenCount: 10,
        cachedContentTokenCount: 40,
        candidatesTokenCount: 4,
        thoughtsTokenCount: 5
      })
    ).toEqual(expected)
  })

  it('nonsense is no count', () => {
    for (const usage of [
      null,
      'x',
      [],
      {},
      { prompt_tokens: -1 },
      { prompt_tokens: '5' },
      { completion_tokens: Number.NaN }
    ]) {
      expect(openaiTokens(usage)).toBeNull()
    }
  })
})
