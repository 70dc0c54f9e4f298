// Makes a folder of tasks that can be planned: node bench/plan/make-dataset.mjs DIR COUNT
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [dir, count] = process.argv.slice(2)
const model = 'test/fixtures/tiny'
await cp(join(model, 'bases'), join(dir, 'bases'), { recursive: true })
const toml = await readFile(join(model, 'tasks/tiny-1/task.toml'))
const dockerfile = await readFile(join(model, 'tasks/tiny-1/environment/Dockerfile'))
for (let number = 0; number < Number(count); number++) {
  const task = join(dir, 'tasks', `task-${String(number).padStart(6, '0')}`)
  await mkdir(join(task, 'environment'), { recursive: true })
  await mkdir(join(task, 'tests'))
  await writeFile(join(task, 'task.toml'), toml)
  await writeFile(join(task, 'environment/Dockerfile'), dockerfile)
  await writeFile(join(task, 'instruction.md'), 'Do it.\n')
  await writeFile(join(task, 'tests/test.sh'), 'exit 0\n')
}
