import { execFileSync } from 'node:child_process'

const KINDS = [
  ['ps', '--all', '--format', '{{.ID}} {{.Names}}'],
  ['network', 'ls', '--format', '{{.ID}} {{.Name}}'],
  ['volume', 'ls', '--format', '{{.Name}}']
]

/** Containers, networks and volumes that bear a job's label. */
export const leftovers = (job: string): readonly string[] =>
  KINDS.flatMap(list =>
    execFileSync('docker', [...list, '--filter', `label=io.kotlin-bench.job=${job}`], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line !== '')
  )
