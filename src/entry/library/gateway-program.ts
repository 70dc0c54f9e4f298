import { join } from 'node:path'

/** The gateway's program, which is bundled beside the library; only the bundle is a CommonJS file that knows its folder. */
export const gatewayProgram = (): string => join(__dirname, '../gateway/index.js')
