import { withoutComments } from '../../text/shell-comments.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck } from '../static-check.js'
import {
  DOCKERFILE,
  EXPECTED_TESTS,
  FIX_PATCH,
  INSTRUCTION,
  SOLVE_SH,
  type TaskFacts,
  TEST_PATCH,
  TEST_SH,
  TOML
} from '../task-facts.js'

const REQUIRED: readonly (readonly [file: string, why: string])[] = [
  [TOML, 'it makes the folder a task'],
  [INSTRUCTION, 'it is what the agent is asked'],
  [DOCKERFILE, 'it is what the image is made of, and no environment.docker_image is set'],
  [SOLVE_SH, 'without it the fix cannot be shown to work'],
  [FIX_PATCH, 'without it the fix cannot be shown to work'],
  [TEST_SH, 'it is what verifies the work'],
  [TEST_PATCH, 'it brings the hidden tests'],
  [EXPECTED_TESTS, 'without it no verdict can be reached']
]

/** Files of its own that a script of the task names by where they are put in the container. */
const NAMED: readonly (readonly [script: string, pattern: RegExp, folder: string])[] = [
  [TEST_SH, /(?<![\w./-])\/tests\/([\w.-]+(?:\/[\w.-]+)*)/g, 'tests'],
  [SOLVE_SH, /(?<![\w./-])\/solution\/([\w.-]+(?:\/[\w.-]+)*)/g, 'solution']
]

/** Named in a script and not there; those that are required anyway are told of once. */
const namedButMissing = ({ files, text }: TaskFacts): Problem[] =>
  NAMED.flatMap(([script, pattern, folder]) => {
    const content = withoutComments(text(script) ?? '')
    const names = new Map<string, number>()
    for (const match of content.matchAll(pattern)) {
      const path = `${folder}/${match[1]}`
      if (names.size > SHOWN_PROBLEMS) break
      const isFolder = [...files.keys()].some(file => file.startsWith(`${path}/`))
      const isRequired = REQUIRED.some(([file]) => file === path)
      if (files.has(path) || isFolder || isRequired || names.has(path)) continue
      names.set(path, content.slice(0, match.index).split('\n').length)
    }
    return [...names].map(([path, line]) => ({
      file: script,
      line,
      message: `${script} uses /${path}, but the task has no ${path}.`,
      advice: 'Add the file, or correct its name.'
    }))
  })

export const requiredFiles: StaticCheck = {
  id: 'required-files',
  sentence: 'Every file that a task needs is there and can be read.',
  level: 'error',
  why: 'Without one of them the task cannot be run, or not be verified.',
  run: task => {
    const { files, result, config } = task
    if (!result.ok && result.fault.code === 'task-file-refused' && files.size === 0) {
      return [
        {
          file: TOML,
          line: null,
          message: `The folder is not read: ${result.fault.message}.`,
          advice: 'A folder holds regular files, and what belongs to the task alone.'
        }
      ]
    }
    const isPrebuilt = config?.environment?.docker_image !== undefined
    const missing = REQUIRED.filter(([file]) => !files.has(file) && !(file === DOCKERFILE && isPrebuilt))
    const unreadable = REQUIRED.flatMap(([file]) => {
      const refusal = files.get(file)?.refusal ?? null
      return refusal === null ? [] : [{ file, refusal }]
    })
    return [
      ...missing.map(([file, why]) => ({
        file,
        line: null,
        message: `${file} is missing: ${why}.`,
        advice: 'Add it.'
      })),
      ...unreadable.map(({ file, refusal }) => ({
        file,
        line: null,
        message: `${refusal}.`,
        advice: 'Put a text file in UTF-8 in its place, of the size that people write.'
      })),
      ...namedButMissing(task)
    ]
  }
}
