import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-action.js'

const TINY = readFileSync(join(root, 'test/fixtures/tiny/bases/tiny/Dockerfile.base'), 'utf8')

/** The start of a Dockerfile: what the tiny base has of Debian, so that the engine has it already. */
export const SMALL_DEBIAN = TINY.slice(0, TINY.indexOf('COPY repository'))
