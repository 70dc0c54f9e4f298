import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { root } from './pages.js'

/** Every name of a field in a JSON schema, however deep; names that are data, such as those of images, are none. */
const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, ...others } = schema as { properties?: Record<string, unknown> }
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(namesIn),
    ...Object.values(others).flatMap(namesIn)
  ]
}

test('docs/rewards-json.md names every field', () => {
  const page = readFileSync(join(root, 'docs/rewards-json.md'), 'utf8')
  const named = new Set([...page.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const fields = new Set(namesIn(z.toJSONSchema(rewardsSchema, { io: 'input' })))
  expect(fields.size).toBeGreaterThan(60)
  expect([...fields].filter(name => !named.has(name))).toEqual([])
})
