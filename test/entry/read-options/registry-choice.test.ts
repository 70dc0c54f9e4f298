import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'
import { registryChoice } from '../../../src/entry/read-options/registry-choice.js'

const choose = (registry: string[], others: Record<string, string> = {}) => {
  const typed = [
    ['registry', registry] as const,
    ...Object.entries(others).map(([n, t]) => [n, [t]] as const)
  ]
  return registryChoice(
    readValues(new Map(typed.map(([name, texts]) => [name, { label: name, texts }])), '/nowhere')
  )
}

describe('the registries of a run', () => {
  it('are each asked once, in the order given', () => {
    const { registries } = choose([
      'ghcr.io/Kotlin-Bench/action',
      'localhost:5000',
      'ghcr.io/kotlin-bench/action'
    ])
    expect(registries.map(({ name }) => name)).toEqual(['ghcr.io/kotlin-bench/action', 'localhost:5000'])
  })

  it('are not there with `none`, and then there is nothing to push to either', () => {
    expect(choose(['none'], { push: 'true' })).toMatchObject({ registries: [], push: false })
  })

  it.each([[['none', 'ghcr.io/a/b']], [['a/b']]])('are not %j', registry => {
    expect(() => choose(registry)).toThrow(UserError)
  })

  it('have to be named for a push', () => {
    expect(() => choose([], { push: 'true' })).toThrow(/`push` needs a registry/)
  })
})
