import { execFileSync, spawnSync } from 'node:child_process'

/** Removes all images of a repository, such as `kotlin-bench/made_larder`, by their names. */
export const removeImages = (repository: string): void => {
  const names = execFileSync('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}', repository], {
    encoding: 'utf8'
  })
    .split('\n')
    .filter(name => name !== '' && !name.endsWith(':<none>'))
  // Another process may remove some meanwhile.
  if (names.length > 0) spawnSync('docker', ['rmi', ...names], { stdio: 'ignore' })
}
