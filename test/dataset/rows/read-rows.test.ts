import { describe, expect, it } from '@jest/globals'
import { instance, linesOf, readAll, rowsFile } from './rows-file.js'

describe('readRows', () => {
  it('reads JSON Lines, and tells of what is no row while the rest goes on', async () => {
    const path = await rowsFile(
      `${linesOf([instance()])}{"instance_id": \n\n[1]\n${linesOf([
        instance({ instance_id: 'acme__larder-15', repo: 7, base_commit: undefined })
      ])}${linesOf([instance({ instance_id: 'acme__larder-16' })])}`
    )
    const { ids, problems } = await readAll(path)
    expect(ids).toEqual(['acme__larder-14', 'acme__larder-16'])
    expect(problems).toEqual([
      expect.stringMatching(/^row 2 \(line 2\): is no JSON: /),
      'row 3 (line 4): is no JSON object',
      'row 4 (line 5, acme__larder-15), repo: is a number and not a text',
      'row 4 (line 5, acme__larder-15), base_commit: is missing'
    ])
  })

  it('lets the error of a missing file through', async () => {
    await expect(readAll('/nowhere/rows.csv')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
