import { join } from 'node:path'

/** The program that the gateway's image is made of, as it is shipped. */
export const GATEWAY_PROGRAM =
  process.env.KOTLIN_BENCH_GATEWAY_PROGRAM ?? join(import.meta.dirname, '../../../dist/gateway/index.js')
