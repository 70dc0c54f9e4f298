import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { VERSION } from '../../src/entry/version.js'

describe('VERSION', () => {
  it("is package.json's", () => {
    expect(VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version)
  })
})
