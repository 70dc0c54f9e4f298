import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import { calibrate } from '../../../src/commands/calibrate.js'
import { newTask } from '../../../src/commands/new.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { type Files, type MadeRepository, makeRepository } from '../../commands/new/repositories.js'
import { GATEWAY_PROGRAM } from './gateway-program.js'
import { removeImages } from './remove-images.js'
import { newFolder, type TinyDataset, tinyDataset } from './tiny.js'

/**
 * In place of Gradle: runs src/test/*.sh, one class a file and one test a `test_` function, and writes the
 * reports where Gradle would; a test that returns 77 is skipped. As Gradle it fails with a test, and leaves
 * out what an init script excludes.
 */
const GRADLEW = `#!/bin/bash
script=
while [ $# -gt 0 ]; do
  if [ "$1" = --init-script ]; then script=$2; fi
  shift
done
out=build/test-results/test
mkdir -p "$out"
failed=0
for file in src/test/*.sh; do
  class=$(basename "$file" .sh)
  if [ -n "$script" ] && grep -q "'shed/$class.class'" "$script"; then continue; fi
  {
    echo "<testsuite name=\\"shed.$class\\">"
    for test in $(sed -n 's/^\\(test_[a-z0-9_]*\\)().*/\\1/p' "$file"); do
      echo "<testcase name=\\"$test\\" classname=\\"shed.$class\\">"
      bash -c ". src/main/greet.sh && . $file && $test" >&2
      case $? in
        0) ;;
        77) echo '<skipped/>' ;;
        *) echo '<failure message="it failed"/>'; touch build/failed ;;
      esac
      echo '</testcase>'
    done
    echo '</testsuite>'
  } > "$out/TEST-shed.$class.xml"
done
if [ -e build/failed ]; then rm build/failed; exit 1; fi
`

const START: Files = {
  gradlew: GRADLEW,
  '.gitignore': 'build/\n',
  'README.md': 'Greets. Licence: MIT\n',
  'src/main/greet.sh': 'greet() { echo "helo, $1"; }\n',
  'src/test/NamesTest.sh': 'test_names() { greet Ann | grep -q Ann; }\n'
}

export interface Shed extends TinyDataset {
  readonly repository: MadeRepository
  readonly start: string
  /** Commits on top of the first, on a branch of their own. */
  change(message: string, files: Files): string
  /** Makes the base `shed-owner_shed:base` of the repository as it is now. */
  makeBase(): void
}

// Its images go with the tests of a file.
afterAll(() => removeImages('kotlin-bench/shed-owner_shed'))

/** A repository of shell scripts that is built in a second, and an empty dataset with a base of it. */
export const newShed = (start: Files = {}): Shed => {
  const dataset = tinyDataset()
  const repository = makeRepository(join(newFolder(), 'shed'), 'https://example.com/shed-owner/shed.git')
  const first = repository.commit('Start', { ...START, ...start })
  const base = join(dataset.dir, 'bases/shed')
  return {
    ...dataset,
    repository,
    start: first,
    change(message, files) {
      repository.git('checkout', '--quiet', '-B', `change-${Date.now()}-${Math.random()}`, first)
      return repository.commit(message, files)
    },
    makeBase() {
      mkdirSync(base, { recursive: true })
      repository.git('bundle', 'create', '--quiet', join(base, 'history'), 'HEAD', '--all')
      writeFileSync(
        join(base, 'Dockerfile'),
        'FROM kotlin-bench/tiny:base\nCOPY history /tmp/history\nRUN git clone --quiet --no-checkout /tmp/history /home/shed && git -C /home/shed checkout --quiet HEAD\nWORKDIR /home/shed\n'
      )
      writeFileSync(
        join(dataset.dir, 'bases/manifest'),
        'tiny base tiny/Dockerfile.base\nshed-owner_shed base shed/Dockerfile\n'
      )
    }
  }
}

const running = () => {
  const events: ProgressEvent[] = []
  return {
    events,
    context: {
      environment: process.env,
      listener: (event: ProgressEvent) => void events.push(event),
      signal: new AbortController().signal,
      gatewayProgram: GATEWAY_PROGRAM
    }
  }
}

const common = {
  bases: undefined,
  registries: [],
  push: false,
  pullOnly: false,
  caBundle: undefined,
  maxRetries: 0,
  repeat: 1,
  concurrency: 2,
  excludeFlaky: false
}

/** `new` with the defaults of the command line, but one run of each stage. */
export const makeNew = (shed: Shed, fix: string, overrides: Partial<Parameters<typeof newTask>[0]> = {}) =>
  newTask(
    {
      ...common,
      ...{ repo: shed.repository.dir, before: shed.start, fix, folder: shed.dir, out: shed.tasks },
      ...{ base: 'shed-owner_shed:base', issue: undefined, jobsDir: newFolder() },
      ...overrides
    },
    running().context
  )

/** `calibrate` with the same. */
export const makeCalibration = (
  task: string,
  overrides: Partial<Parameters<typeof calibrate>[0]> = {},
  signal = new AbortController().signal
) => calibrate({ ...common, task, jobsDir: newFolder(), ...overrides }, { ...running().context, signal })
