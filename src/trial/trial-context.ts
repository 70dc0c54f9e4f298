import type { Agent } from '../agent/agent.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import type { EngineHost } from '../engine/limits.js'
import type { Images } from '../image/images.js'
import type { Task } from '../task/task.js'
import type { ImageFacts } from './image-facts.js'
import type { TestMaterial } from './test-material.js'

/** What all trials of a job share. */
export interface TrialContext {
  docker: Docker
  images: Images
  host: EngineHost
  agent: Agent
  job: string
  /** What the job's containers are labelled with; unlike its name, no other job has it. */
  id: string
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  shard: number
  multipliers: { environment: number; agent: number; verifier: number }
  listener: ProgressListener
  signal: AbortSignal
  /** Reads the task's own files; throws a fault of the task. */
  readTestMaterial: (task: Task) => Promise<TestMaterial>
  /** By image id: what was asked of an image once need not be asked again. */
  facts: Map<string, Promise<ImageFacts>>
}
