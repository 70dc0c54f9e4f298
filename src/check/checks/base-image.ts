import { nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { lineMatching, lineOfText } from '../file-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { DOCKERFILE } from '../task-facts.js'

const FROM = /^\s*FROM\s/i

export const baseImage: StaticCheck = {
  id: 'base-image',
  sentence: "The task's image builds on a base that the manifest names.",
  level: 'error',
  why: 'A base that nobody can build leaves the task without an image, on every machine but one.',
  run: ({ text, config, parents }, { bases }) => {
    const dockerfile = text(DOCKERFILE)
    if (config?.environment?.docker_image !== undefined) return { notRun: 'the task uses a prebuilt image' }
    if (dockerfile === null) return { notRun: `${DOCKERFILE} cannot be read` }
    if (bases === null) return { notRun: 'the dataset has no manifest of bases' }
    if (lineMatching(dockerfile, FROM) === null) {
      return [
        {
          file: DOCKERFILE,
          line: 1,
          message: `${DOCKERFILE} has no FROM.`,
          advice: 'Name a base of the manifest.'
        }
      ]
    }
    return parents
      .filter(parent => !bases.has(parent))
      .map(parent => {
        const [near] = nearestNames(parent, bases, { count: 1 })
        return {
          file: DOCKERFILE,
          line: lineOfText(dockerfile, parent) ?? lineMatching(dockerfile, FROM),
          message: `${DOCKERFILE} builds on ${shown(parent)}, which is no base of the manifest.`,
          advice:
            near === undefined
              ? 'Add it to bases/manifest with its recipe.'
              : `Did you mean ${quote(near)}? Else add it to bases/manifest.`
        }
      })
  }
}
