import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The parsers of SWE-PolyBench's languages, which lie beside whatever was started, as gatewayProgram() does. */
export const grammarsFolder = (): string => join(realpathSync(process.argv[1] ?? '.'), '../../grammars')
