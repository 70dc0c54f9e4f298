import { describe, expect, test } from '@jest/globals'
import { badgeJson, badgeOf, badgeSvg } from '../../../src/report/files/badge.js'
import { evaluation } from '../evaluation.js'
import { expectFixture } from '../expect-fixture.js'
import { error, rewardsOf, trial, unresolved } from '../trials.js'
import { xmlElements } from './xml-elements.js'

describe('the badge', () => {
  const half = badgeOf(rewardsOf([trial({ task: 'a' }), unresolved({ task: 'b' })]))

  test('says the rate, and resolved of scored', () => {
    expect(half).toEqual({ label: 'Kotlin Benchmark', message: '50.0% (1/2)', color: '#a6cf4f' })
  })

  test('of several agents says the best', () => {
    expect(badgeOf(evaluation()).message).toBe('best of 2 agents 72.2%')
  })

  test('without a verdict says so', () => {
    expect(badgeOf(rewardsOf([error()])).message).toBe('no verdict')
    expect(badgeOf(rewardsOf([])).message).toBe('no verdict')
  })

  test('as JSON is what shields.io reads', () => {
    expect(JSON.parse(badgeJson(half))).toEqual({ schemaVersion: 1, ...half })
  })

  test('as SVG is well-formed, names what it shows, and loads nothing', () => {
    const svg = badgeSvg(half)
    expectFixture('badge.svg', svg)
    expect(xmlElements(svg)).toHaveLength(10)
    expect(svg).toContain('<title>Kotlin Benchmark: 50.0% (1/2)</title>')
    expect(svg).not.toMatch(/href|url\((?!#round)|<script|<style/)
  })
})
