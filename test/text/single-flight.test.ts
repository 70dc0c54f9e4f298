import { expect, test } from '@jest/globals'
import { once, oncePerKey } from '../../src/text/single-flight.js'

/** Answers with how often it was asked; the calls in `failing` fail. */
const counted = (failing: readonly number[] = []) => {
  let asked = 0
  return async () => {
    asked += 1
    if (failing.includes(asked)) throw new Error(`call ${asked}`)
    return asked
  }
}

test('all that ask share one call', async () => {
  const ask = once(counted())
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await ask()).toBe(1)
})

test('a call that failed is made again by whoever asks next', async () => {
  const ask = once(counted([1]))
  const both = await Promise.allSettled([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe(2)
})

test('each key has its own answer', async () => {
  const answers = oncePerKey<string, number>()
  const make = counted()
  expect(await Promise.all(['a', 'b', 'a'].map(key => answers.get(key, make)))).toEqual([1, 2, 1])
})

test('what is forgotten is made again, and an old failure does not take the new answer away', async () => {
  const answers = oncePerKey<string, number>()
  const make = counted([1])
  const old = answers.get('a', make)
  answers.forget()
  expect(await answers.get('a', make)).toBe(2)
  await expect(old).rejects.toThrow('call 1')
  expect(await answers.get('a', make)).toBe(2)
})
