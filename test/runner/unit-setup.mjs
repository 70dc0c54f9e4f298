// What each process of the unit tests begins with, and how it ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as typescript from 'tsx/esm/api'

typescript.register()
register('./modules-hook.mjs', import.meta.url)

const temporary = mkdtempSync(join(tmpdir(), 'kotlin-bench-unit-'))
process.env.TMPDIR = temporary
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))

// The runner ends its processes by this alone, which one with a server or a timer that was left would outlive.
process.once('disconnect', () => process.exit())
