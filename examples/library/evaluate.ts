// Evaluates two agents on rows of SWE-PolyBench and compares them: npm start rows.csv
import { type Agent, compareResults, Harness, SWEPolyBench, type SWEPolyBenchTask } from 'kotlin-bench'

const [datasetPath] = process.argv.slice(2)

const benchmark = new SWEPolyBench({
  datasetPath,
  limit: 5,
  onEvent(event) {
    if (event.type === 'row-left-out') console.error(`row ${event.row}, ${event.field}: ${event.message}`)
    if (event.type === 'image-started') console.error(`${event.action} ${event.image}`)
  }
})

// Yours asks its model with task.instruction, in a checkout of task.repo at task.base_commit, and gives
// back what `git diff` says. These two know the answer, and know nothing.
const gold: Agent<SWEPolyBenchTask> = {
  name: 'gold',
  solve: async task => (await benchmark.instance(task)).patch
}
const idle: Agent<SWEPolyBenchTask> = {
  name: 'idle',
  solve: () => ''
}

const stop = new AbortController()
process.on('SIGINT', () => stop.abort(new Error('Interrupted.')))

const harness = new Harness({
  concurrency: 2,
  signal: stop.signal,
  onEvent(event) {
    if (event.type !== 'task-finished') return
    const { task, outcome, reason, fault } = event.result
    console.log(task, outcome, reason?.code ?? fault?.message ?? '')
  }
})

const files: string[] = []
for (const agent of [gold, idle]) {
  const { resolved, tasks, resultsFile } = await harness.run(benchmark, agent)
  console.log(`${agent.name}: ${resolved} of ${tasks} resolved`)
  if (resultsFile !== null && tasks > 0) files.push(resultsFile)
}
if (files.length > 0) console.log((await compareResults(files)).text)
