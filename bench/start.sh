#!/usr/bin/env bash
# How long the command line takes to answer, as a ratio to a bare Node process: the smallest of
# interleaved rounds each, which is what the machine's other work disturbs least.
# usage: bench/start.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

node - "${1:-20}" <<'JS'
const { spawnSync } = require('node:child_process')

const seconds = args => {
  const start = process.hrtime.bigint()
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return Number(process.hrtime.bigint() - start) / 1e9
}

const commands = { bare: ['-e', '0'], version: ['dist/cli/index.js', '--version'], help: ['dist/cli/index.js', 'run', '--help'] }
const best = Object.fromEntries(Object.keys(commands).map(name => [name, Infinity]))
for (let round = 0; round < Number(process.argv[2]); round++) {
  for (const [name, args] of Object.entries(commands)) best[name] = Math.min(best[name], seconds(args))
}
for (const [name, value] of Object.entries(best)) console.log(`${name} ${(value * 1000).toFixed(0)} ms`)
console.log(`ratio ${(Math.max(best.version, best.help) / best.bare).toFixed(2)}`)
JS
