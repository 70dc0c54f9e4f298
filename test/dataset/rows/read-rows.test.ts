import { open, readdir, readlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readRows } from '../../../src/dataset/rows/read-rows.js'
import { csvOf, instance, linesOf, readAll, rowsFile } from './rows-file.js'

const ID = 'acme__larder'
const three = [14, 15, 16].map(number => instance({ instance_id: `${ID}-${number}` }))
const ids = [`${ID}-14`, `${ID}-15`, `${ID}-16`]

const FORMS: Readonly<Record<string, string>> = {
  CSV: csvOf(three),
  'CSV with CRLF': csvOf(three, '\r\n'),
  'JSON Lines': linesOf(three),
  'JSON Lines with CRLF and empty lines': linesOf(three).replaceAll('\n', '\r\n\r\n'),
  'a JSON array': JSON.stringify(three),
  'a JSON array over many lines': JSON.stringify(three, null, 2)
}

describe('readRows', () => {
  it.each(Object.keys(FORMS))('reads %s, packed or not, with a byte order mark or not', async form => {
    const text = FORMS[form]!
    const plain = await readAll(await rowsFile(text))
    expect(plain).toMatchObject({ ids, problems: [] })
    expect(plain.rows[0]).toMatchObject({ patch: instance().patch, modified_files: ['larder/jars.py'] })
    for (const content of [`\ufeff${text}`, gzipSync(text), gzipSync(`\ufeff${text}`)])
      expect(await readAll(await rowsFile(content))).toEqual(plain)
  })

  it('reads one object over several lines as one row', async () => {
    expect(await readAll(await rowsFile(JSON.stringify(three[0], null, 2)))).toMatchObject({ ids: [ids[0]] })
  })

  it('reads packed files that were put one behind the other', async () => {
    const [first = '', ...others] = linesOf(three).split('\n')
    const content = Buffer.concat([gzipSync(`${first}\n`), gzipSync(others.join('\n'))])
    expect(await readAll(await rowsFile(content))).toMatchObject({ ids, problems: [] })
  })

  it('tells of what is no row by number and field, and goes on', async () => {
    const path = await rowsFile(
      `${linesOf([three[0]])}{"instance_id": \n\n[1]\n${linesOf([
        instance({ instance_id: 'acme__larder-15', repo: 7, base_commit: undefined }),
        three[2]
      ])}`
    )
    const { ids, problems } = await readAll(path)
    expect(ids).toEqual([`${ID}-14`, `${ID}-16`])
    expect(problems).toEqual([
      expect.stringMatching(/^row 2 \(line 2\): is no JSON: /),
      'row 3 (line 4): is no JSON object',
      `row 4 (line 5, ${ID}-15), repo: is a number and not a text`,
      `row 4 (line 5, ${ID}-15), base_commit: is missing`
    ])
  })

  it('tells of records of a CSV file by their number, whatever lines they go over', async () => {
    const four = [...three, instance({ instance_id: `${ID}-17`, P2P: "['a'" })]
    const text = csvOf(four.map(record => ({ ...record, P2P: record.P2P ?? '[]' })))
      .replace(`"${ID}-15"`, `"more","${ID}-15"`)
      .replace(`"${ID}-16"`, `"${ID}-"16"`)
    const { ids, problems } = await readAll(await rowsFile(text))
    expect(ids).toEqual([`${ID}-14`])
    expect(problems).toEqual([
      'row 2 (more): has 10 cells, but the header has 9',
      `row 3 ("${ID}-\\"16"), instance_id: a quote in it is not doubled, or the quote that ends it is missing`,
      `row 4 (${ID}-17), P2P: is no list of texts, neither in JSON nor in Python: the list is not closed, at character 5: "['a'"`
    ])
  })

  it('tells which cell is not UTF-8', async () => {
    const bytes = Buffer.from(csvOf(three).replace('counted', 'c\x00unted'))
    bytes[bytes.indexOf(0)] = 0xff
    const { ids, problems } = await readAll(await rowsFile(bytes))
    expect(ids).toEqual([`${ID}-15`, `${ID}-16`])
    expect(problems).toEqual([
      `row 1 (${ID}-14), problem_statement: is bytes that are not UTF-8 and not a text`
    ])
  })

  it('tells of a quote that is never closed', async () => {
    const text = `${csvOf(three.slice(0, 2))}"${ID}-16,acme/larder\n`
    expect(await readAll(await rowsFile(text))).toMatchObject({
      ids: ids.slice(0, 2),
      problems: [
        expect.stringMatching(/^row 3 .*, instance_id: its quote is never closed: /),
        expect.stringMatching(/^row 3 .*: has 1 cells, but the header has 8$/)
      ]
    })
  })

  it('keeps the first of two rows with the same id, in small letters as images have it', async () => {
    const twice = [three[0], instance({ instance_id: 'Acme__larder-14' }), three[1]]
    expect(await readAll(await rowsFile(linesOf(twice)))).toMatchObject({
      ids: ids.slice(0, 2),
      problems: ['row 2 (line 2, Acme__larder-14), instance_id: stands in row 1 already']
    })
  })

  it('takes rows of the language asked for, and tells of those that may be', async () => {
    const path = await rowsFile(
      linesOf([
        three[0],
        instance({ instance_id: `${ID}-15`, language: 'Java', repo: 'broken' }),
        instance({ instance_id: `${ID}-16`, language: 'Cobol' }),
        instance({ instance_id: `${ID}-17`, language: 'Python' })
      ])
    )
    expect(await readAll(path, { language: 'python' })).toMatchObject({
      ids: [`${ID}-14`, `${ID}-17`],
      problems: [
        `row 3 (line 3, ${ID}-16), language: "Cobol" is not one of java, javascript, typescript, python`
      ]
    })
  })

  it('tells rows apart by the split that they say, and takes those that say none', async () => {
    const path = await rowsFile(
      csvOf([
        instance({ split: 'PB500' }),
        instance({ split: 'verified' }),
        instance({ instance_id: `${ID}-15`, split: '' })
      ])
    )
    for (const split of ['pb500', 'verified'] as const)
      expect(await readAll(path, { split })).toMatchObject({ ids: ids.slice(0, 2), problems: [] })
    expect(await readAll(path, { split: 'full' })).toMatchObject({ ids: [`${ID}-15`] })
  })

  it('reads what came before packed data break off, and nothing of broken ones', async () => {
    const many = Array.from({ length: 2000 }, (_, number) =>
      instance({ instance_id: `${ID}-${number}`, problem_statement: `${Math.random()} `.repeat(20) })
    )
    const packed = gzipSync(linesOf(many))
    const half = Math.floor(packed.length / 2)
    const cut = await readAll(await rowsFile(packed.subarray(0, half)))
    expect(cut.ids.length).toBeGreaterThan(100)
    expect(cut.problems).toEqual([
      `row ${cut.ids.length + 1}: the file breaks off: its gzip data have no end`
    ])
    packed.fill(0xff, half, half + 100)
    await expect(readAll(await rowsFile(packed))).rejects.toThrow(
      /cannot be used: its gzip data are broken \(.*\)\. /
    )
  })

  it('tells that a JSON array breaks off', async () => {
    expect(await readAll(await rowsFile(JSON.stringify(three).slice(0, -40)))).toMatchObject({
      ids: ids.slice(0, 2),
      problems: ['row 3: the file ends within it']
    })
  })

  it('takes a cell of megabytes, and 16 MiB as the end of the matter', async () => {
    const large = instance({ problem_statement: 'a "jar", \n'.repeat(500_000) })
    const { rows } = await readAll(await rowsFile(csvOf([large])))
    expect(rows[0]?.problem_statement).toBe(large.problem_statement)
    for (const [content, where] of [
      [`${csvOf(three)}"`, 'row 4'],
      [`${JSON.stringify(three).slice(0, -1)},{"`, 'row 4'],
      [`${linesOf(three)}{"`, 'row 4 (line 4)']
    ] as const) {
      const endless = gzipSync(Buffer.concat([Buffer.from(content), Buffer.alloc(17 * 2 ** 20, 'x')]))
      expect(await readAll(await rowsFile(endless))).toMatchObject({
        ids,
        problems: [expect.stringContaining(`${where}: has more than the 16 MiB that a record may have`)]
      })
    }
  })

  it('loses a record of absurdly many cells, and neither memory nor the next', async () => {
    const commas = Buffer.alloc(2 ** 20, ',')
    const file = await rowsFile(Buffer.concat([Buffer.from(csvOf(three)), commas, Buffer.from('\n')]))
    const before = process.memoryUsage().rss
    expect(await readAll(file)).toMatchObject({
      ids,
      problems: [expect.stringMatching(/^row 4: has more than 10000 cells, but the header has \d+$/)]
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 2 ** 20)
    await expect(readAll(await rowsFile(commas))).rejects.toThrow(
      'its first line has more than 10000 columns'
    )
  })

  it('lets the error of a missing file through', async () => {
    await expect(readAll('/nowhere/rows.csv')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it.each([
    ['a Parquet file', 'PAR1\x15\x04', 'it is Parquet'],
    ['an empty file', '', 'it is empty'],
    ['a packed archive', gzipSync(`${'x'.repeat(257)}ustar`), 'it is a tar archive'],
    [
      'any text',
      'Not found\n',
      'it is neither JSON nor a CSV file of rows: its first line has no column instance_id, repo, base_commit, problem_statement, language, task_type or task_category, but "Not found"'
    ],
    [
      'a header without columns that rows need',
      'instance_id,repo,language,task_category\n',
      'it has no column base_commit, problem_statement; its columns are "instance_id", "repo", "language", "task_category"'
    ]
  ])('says of %s that it holds no rows', async (_, content, what) => {
    const path = await rowsFile(content)
    await expect(readAll(path)).rejects.toThrow(
      new UserError(
        `\`${path}\` cannot be used: ${what}. Rows come as CSV, JSON or JSON Lines, each as it is or packed with gzip.`
      )
    )
  })

  it('says of a folder that it is one', async () => {
    await expect(readAll(dirname(await rowsFile('')))).rejects.toThrow(/cannot be used: it is a folder\. /)
    await expect(readAll('/dev/zero')).rejects.toThrow(/cannot be used: it is a pipe or a device/)
  })

  it('ends with its signal, and closes the file when nobody reads on', async () => {
    const path = await rowsFile(gzipSync(linesOf(Array.from({ length: 50_000 }, () => three[0]))))
    const isOpen = async () => {
      const names = await readdir('/proc/self/fd')
      const targets = await Promise.all(names.map(name => readlink(`/proc/self/fd/${name}`).catch(() => '')))
      return targets.includes(path)
    }
    const controller = new AbortController()
    const read = async () => {
      for await (const _ of readRows(path, { signal: controller.signal }))
        controller.abort(new Error('enough'))
    }
    await expect(read()).rejects.toThrow('enough')
    for await (const _ of readRows(path)) break
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await isOpen()).toBe(false)
    const handle = await open(path)
    expect(await isOpen()).toBe(true)
    await handle.close()
  })
})
