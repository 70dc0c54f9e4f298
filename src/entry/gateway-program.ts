import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The gateway's program, which is bundled beside whatever was started: the command line (by a link on
 * PATH, most often) or the action's steps.
 */
export const gatewayProgram = (): string =>
  join(realpathSync(process.argv[1] ?? '.'), '../../gateway/index.js')
