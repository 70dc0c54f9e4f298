import { describe, expect, test } from '@jest/globals'
import {
  harborDataset,
  harborEvalKey,
  harborId,
  harborModel
} from '../../../src/trial/harbor/harbor-names.js'

describe('Harbor’s names', () => {
  test('have a UUID for each folder, the same each time', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    const ids = Array.from({ length: 100 }, (_, count) => harborId(`/jobs/x/trial-${count}`))
    for (const id of ids) expect(id).toMatch(uuid)
    expect(new Set(ids).size).toBe(100)
    expect(harborId('/jobs/x')).toBe(harborId('/jobs/x'))
  })

  test.each([
    ['/home/me/tasks', 'tasks'],
    ['Kotlin/kotlin-swe-bench', 'kotlin-swe-bench'],
    ['rows.csv', 'rows.csv'],
    ['/', 'adhoc']
  ])('call the dataset %s %s', (source, name) => {
    expect(harborDataset(source)).toBe(name)
  })

  test('part a model from its provider', () => {
    expect(harborModel('openrouter/meta/llama')).toEqual({ name: 'meta/llama', provider: 'openrouter' })
    expect(harborModel('mine')).toEqual({ name: 'mine', provider: null })
    expect(harborModel(null)).toBeNull()
  })

  test('count trials by agent, model where there is one, and dataset', () => {
    expect(harborEvalKey({ agent: 'oracle', model: null }, '/tasks')).toBe('oracle__tasks')
    expect(harborEvalKey({ agent: 'codex', model: 'openai/gpt-5' }, '/tasks')).toBe('codex__gpt-5__tasks')
  })
})
