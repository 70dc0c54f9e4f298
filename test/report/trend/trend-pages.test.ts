import { describe, expect, it } from '@jest/globals'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { trendPages } from '../../../src/report/trend/index.js'
import { HOSTILE } from '../trials.js'
import { published } from './published.js'

const changed = {
  changes: [{ what: 'images' as const, message: '3 of 100 common tasks ran in another image.' }]
}
const pagesOf = (results: Parameters<typeof trendPages>[0]) => {
  const { 'trend.md': md = '', 'trend.svg': svg = '', 'trend.html': html = '' } = trendPages(results)
  return { md, svg, html }
}

const count = (text: string, part: RegExp): number => text.match(new RegExp(part, 'g'))?.length ?? 0

describe('trendPages', () => {
  const results = [
    published(1, { codex: 0.4, junie: 0.5 }),
    published(2, { codex: 0.45, junie: null }),
    published(3, { codex: 0.43 }, changed)
  ]

  it('lists the newest first, with links to the result and to the run', () => {
    const rows = pagesOf(results)
      .md.split('\n')
      .filter(line => line.startsWith('| ['))
    expect(rows).toEqual([
      '| [2026-11-03](results/2026-11-03-4003-1.json) | <code>codex</code> | 43.0% (35.0% to 51.0%) | 43 of 100 | 0 | $12.40 | images | [<code>nightly</code>](https://github.com/acme/agent/actions/runs/4003) |',
      expect.stringContaining('| <code>junie</code> | no verdict | 0 of 0 | 100 |'),
      expect.stringContaining('| <code>codex</code> | 45.0% (37.0% to 53.0%) |'),
      expect.stringContaining('| <code>junie</code> | 50.0%'),
      expect.stringContaining('| <code>codex</code> | 40.0%')
    ])
  })

  it('says what changed besides the agents', () => {
    const { md, html } = pagesOf(results)
    expect(md).toContain('- 2026-11-03: <code>3 of 100 common tasks ran in another image.</code>')
    expect(html).toContain('<li>3 of 100 common tasks ran in another image.</li>')
  })

  it('draws a line for each agent, a point and an interval for each rate, and a mark for each change', () => {
    const { svg } = pagesOf(results)
    expect(XMLValidator.validate(svg)).toBe(true)
    // The other has one rate alone.
    expect(count(svg, /<polyline/)).toBe(1)
    expect(count(svg, /class="interval"/)).toBe(4)
    expect(count(svg, /<circle class="changed"/)).toBe(1)
    expect(count(svg, /<line class="change"/)).toBe(1)
    expect(svg).toContain('<title>codex, 2026-11-01: 40.0% (32.0% to 48.0%), 40 of 100 resolved</title>')
  })

  it('has a line from the first rate to the last, higher for a higher rate', () => {
    const svg = new XMLParser({ ignoreAttributes: false }).parse(
      pagesOf([published(1, { codex: 0 }), published(11, { codex: 1 })]).svg
    )
    const [line] = [svg.svg.g]
      .flat()
      .flatMap(group => (group.polyline ? [group.polyline['@_points'] as string] : []))
    expect(line).toBe('56,332 936,12')
  })

  it.each([
    ['nothing', []],
    ['one result', [published(1, { codex: 0.4 })]],
    ['no verdict at all', [published(1, { codex: null })]]
  ])('shows %s', (_, few) => {
    const { svg, md, html } = pagesOf(few)
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(`${svg}${md}${html}`).not.toMatch(/NaN|Infinity|undefined/)
  })

  it.each(HOSTILE)('keeps its shape whatever an agent or a job is called: %j', text => {
    const hostile = published(
      1,
      { [text]: 0.4 },
      {
        job: text,
        run: { id: '1', attempt: 1, url: `javascript:${text}`, commit: null },
        changes: [{ what: 'tool', message: text }]
      }
    )
    const { svg, md, html } = pagesOf([hostile])
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(md.split('\n').filter(line => line.startsWith('|'))).toHaveLength(3)
    expect(md).not.toContain('](javascript:')
    expect(html).not.toContain('href="javascript:')
    expect(`${svg}${md}${html}`).not.toContain('<script>')
  })

  it('stays small over three years of nights', () => {
    const nights = Array.from({ length: 1000 }, (_, night) => ({
      ...published(1, { codex: 0.4, junie: 0.5 }),
      id: String(night),
      date: new Date(Date.UTC(2026, 0, night)).toISOString()
    }))
    const { md, svg, html } = pagesOf(nights)
    expect(md.length).toBeLessThan(50_000)
    expect(md).toContain('And 1900 older ones in `index.json`.')
    expect(svg.length + html.length).toBeLessThan(5_000_000)
  })
})
