import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../src/contracts/errors.js'
import { type DatasetEntry, loadFolder } from '../../src/dataset/folder.js'
import { loadPredictions } from '../../src/dataset/predictions.js'
import { folderWith, taskFiles } from './temporary-dataset.js'

const fixture = (name: string): string => join(import.meta.dirname, '../fixtures/predictions', name)

const source = '[metadata.source]\nrepository_owner = "acme"\nrepository_name = "larder"\n'

const entries = async (): Promise<readonly DatasetEntry[]> =>
  (
    await loadFolder(
      await folderWith({
        ...taskFiles('acme_larder-14', source),
        ...taskFiles('acme_larder-17', source),
        ...taskFiles('acme_larder-22', 'environment = 1\n'),
        ...taskFiles('jars', 'schema_version = "1.4"\n[task]\nname = "acme/jars-fixed"\n')
      })
    )
  ).entries

const mistakeOf = async (path: string): Promise<string> => {
  const thrown = await loadPredictions(path, await entries()).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(UserError)
  return (thrown as Error).message
}

describe('loadPredictions', () => {
  it('reads SWE-bench lines, by every form that names a task', async () => {
    const { byTask, model } = await loadPredictions(fixture('swe-bench.jsonl'), await entries())
    expect([...byTask.keys()]).toEqual(['acme_larder-14', 'acme_larder-17', 'acme_larder-22', 'jars'])
    expect(model).toBe('acme-1')
    expect(byTask.get('acme_larder-14')).toMatchObject({
      place: 'swe-bench.jsonl, line 1',
      model: 'acme-1',
      patch: { paths: ['greet.sh'], warnings: [] }
    })
    // Cut off at its end, as by rstrip(): the same patch all the same.
    expect(byTask.get('acme_larder-17')?.patch.texts).toEqual(byTask.get('acme_larder-14')?.patch.texts)
    for (const task of ['acme_larder-22', 'jars'])
      expect(byTask.get(task)?.patch.refusal?.code).toBe('empty-patch')
  })

  it('reads one JSON array, and knows several models apart', async () => {
    const { byTask, model } = await loadPredictions(fixture('swe-bench-array.json'), await entries())
    expect([...byTask].map(([task, { model, place }]) => [task, model, place])).toEqual([
      ['acme_larder-14', 'acme-1', 'swe-bench-array.json, item 1'],
      ['acme_larder-17', 'acme-2', 'swe-bench-array.json, item 2']
    ])
    expect(model).toBeNull()
  })

  it('reads one JSON object by id', async () => {
    const { byTask, model } = await loadPredictions(fixture('swe-bench-object.json'), await entries())
    expect([...byTask.keys()]).toEqual(['acme_larder-14', 'acme_larder-17'])
    expect(model).toBe('acme-1')
  })

  it('reads Multi-SWE-bench lines, whatever case and number look like', async () => {
    const { byTask, model } = await loadPredictions(fixture('multi-swe-bench.jsonl'), await entries())
    expect([...byTask.keys()]).toEqual(['acme_larder-14', 'acme_larder-17'])
    expect(model).toBeNull()
  })

  it('reads a folder of patches byte for byte, whatever they are encoded in', async () => {
    const { byTask } = await loadPredictions(fixture('folder'), await entries())
    expect([...byTask.keys()].sort()).toEqual(['acme_larder-14', 'acme_larder-17'])
    const [text = ''] = byTask.get('acme_larder-17')?.patch.texts ?? []
    expect(Buffer.from(text, 'latin1').includes(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]))).toBe(true)
  })

  it('keeps the bytes of what is not ASCII in JSON', async () => {
    const dir = await folderWith()
    const path = join(dir, 'p.jsonl')
    const patch =
      'diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1 @@\n+grüße 🎉\n'
    await writeFile(path, JSON.stringify({ instance_id: 'jars', model_patch: patch }))
    const { byTask } = await loadPredictions(path, await entries())
    expect(byTask.get('jars')?.patch.texts.map(text => Buffer.from(text, 'latin1').toString('utf8'))).toEqual(
      [patch]
    )
  })

  it('follows a link to the file, as to the latest of several', async () => {
    const dir = await folderWith()
    await symlink(fixture('swe-bench.jsonl'), join(dir, 'latest'))
    expect((await loadPredictions(join(dir, 'latest'), await entries())).byTask.size).toBe(4)
  })

  it('names every mistake by its line', async () => {
    const message = await mistakeOf(fixture('mistakes.jsonl'))
    expect(message).toContain('line 2: is no JSON')
    expect(message).toContain(
      'line 3: no task of the dataset is "acme_larder-141"; the nearest is acme_larder-14'
    )
    expect(message).toContain(
      'line 4: "acme/larder:pr-14" is acme_larder-14, which has a prediction already (line 1)'
    )
    expect(message).toContain('line 5: has neither `model_patch` nor `fix_patch`; its keys are "')
    expect(message).toContain('line 6: names no task')
    expect(message).toContain('line 7: model_patch: ')
    expect(message).toContain('line 8: is no JSON object')
  })

  it.each([
    ['broken.json', /the file: is neither JSON nor JSON Lines: .*/],
    ['none.jsonl', /does not exist.*It takes a file of SWE-bench/]
  ])('says of %s what is wrong', async (name, message) => {
    expect(await mistakeOf(fixture(name))).toMatch(message)
  })

  const patch = 'diff --git a/a b/a\n'
  const lines = (...rows: object[]) => rows.map(row => `${JSON.stringify(row)}\n`).join('')

  it('reads an object of patches by id', async () => {
    const dir = await folderWith({ 'p.json': JSON.stringify({ jars: patch, 'acme__larder-14': patch }) })
    const { byTask } = await loadPredictions(join(dir, 'p.json'), await entries())
    expect([...byTask].map(([task, { text }]) => [task, text])).toEqual([
      ['jars', patch],
      ['acme_larder-14', patch]
    ])
  })

  it.each([
    {
      of: 'keys of another harness',
      text: lines({ task_id: 'jars', patch }),
      says: ['line 1: has neither `model_patch` nor `fix_patch`; its keys are "task_id", "patch"'],
      next: 'A prediction is a JSON object with `instance_id`, `model_patch`'
    },
    {
      of: 'tasks of another dataset',
      text: lines(
        { instance_id: 'jars', model_patch: patch },
        { instance_id: 'dj__dj-1', model_patch: patch }
      ),
      says: ['line 2: no task of the dataset is "dj__dj-1"'],
      next: 'There are 4 tasks, such as acme_larder-14. Correct the names, or take out what is for other datasets.'
    },
    {
      of: 'two models',
      text: lines(
        ...['a', 'b'].map(model_name_or_path => ({
          instance_id: 'jars',
          model_name_or_path,
          model_patch: patch
        }))
      ),
      says: ['which has a prediction already (line 1) of "a", and this one is of "b"'],
      next: 'put those of each model or attempt into a file of its own'
    }
  ])('says of $of what to do next, and nothing of other mistakes', async ({ text, says, next }) => {
    const dir = await folderWith({ 'p.jsonl': text })
    const message = await mistakeOf(join(dir, 'p.jsonl'))
    for (const one of [...says, next]) expect(message).toContain(one)
    expect(message.trimEnd().split('\n')).toHaveLength(3)
  })

  it('says what a folder holds that has no patch under the right name', async () => {
    const dir = await folderWith({ 'jars.diff': patch, 'acme_larder-14.diff': patch })
    expect(await mistakeOf(dir)).toContain('holds no .patch file; it has "acme_larder-14.diff", "jars.diff".')
  })

  it('refuses an empty file, a folder without patches, and a link in a folder', async () => {
    const dir = await folderWith({ 'empty.jsonl': ' \n', 'none/README.md': 'x', 'links/x': '' })
    await symlink('/etc/passwd', join(dir, 'links/acme_larder-14.patch'))
    expect(await mistakeOf(join(dir, 'empty.jsonl'))).toContain('is empty')
    expect(await mistakeOf(join(dir, 'none'))).toContain('holds no .patch file')
    expect(await mistakeOf(join(dir, 'links'))).toContain('"acme_larder-14.patch": it is a link')
  })

  it('takes of a file for all rows those for the rows of now, and a missing patch for an empty one', async () => {
    const dir = await folderWith({ ...taskFiles('acme__larder-14'), ...taskFiles('acme__larder-17') })
    const rows = (await loadFolder(dir)).entries
    const path = join(await folderWith(), 'p.jsonl')
    const lines = [{ instance_id: 'acme__larder-14' }, { instance_id: 'acme__larder-99', model_patch: '' }]
    await writeFile(path, lines.map(line => JSON.stringify(line)).join('\n'))
    const { byTask } = await loadPredictions(path, rows, { ofRows: true })
    expect([...byTask.keys()]).toEqual(['acme__larder-14'])
    expect(byTask.get('acme__larder-14')).toMatchObject({
      text: '',
      patch: { refusal: { code: 'empty-patch' } }
    })
    await expect(loadPredictions(path, rows)).rejects.toThrow('line 2: no task of the dataset is')
    await expect(loadPredictions(path, rows)).rejects.toThrow(
      "<owner>__<repo>-<number> (a row's instance_id)"
    )

    await writeFile(path, JSON.stringify(lines[1]))
    await expect(loadPredictions(path, rows, { ofRows: true })).rejects.toThrow('no task of the dataset is')
  })

  it('refuses what is no UTF-8', async () => {
    const path = join(await folderWith(), 'p.jsonl')
    await writeFile(path, Buffer.from([0x7b, 0xff, 0x7d]))
    expect(await mistakeOf(path)).toContain('is not UTF-8')
  })

  it('names no more than ten mistakes', async () => {
    const path = join(await folderWith(), 'p.jsonl')
    const row = JSON.stringify({ instance_id: 'x\ny', model_patch: '' })
    await writeFile(path, Array(13).fill(row).join('\n'))
    const message = await mistakeOf(path)
    expect(message).toContain('line 10: no task of the dataset is "x\\ny"')
    expect(message).toContain('and 3 more')
    expect(message).not.toContain('line 11')
  })
})
