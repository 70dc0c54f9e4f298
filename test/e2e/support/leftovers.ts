import { execFileSync } from 'node:child_process'

const KINDS = [
  ['ps', '--all', '--format', '{{.ID}} {{.Names}}'],
  ['network', 'ls', '--format', '{{.ID}} {{.Name}}'],
  ['volume', 'ls', '--format', '{{.Name}}']
]

/** Containers, networks and volumes that bear the label of the job with this id. */
export const leftovers = (id: string): readonly string[] =>
  KINDS.flatMap(list =>
    execFileSync('docker', [...list, '--filter', `label=io.kotlin-bench.job=${id}`], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line !== '')
  )
