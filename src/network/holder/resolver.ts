import { readFile, writeFile } from 'node:fs/promises'

/** One file for all containers in the network, since they joined the one that holds it. */
const SETTINGS = '/etc/resolv.conf'
/** As the engine wrote it. */
const KEPT = '/tmp/resolv.conf'

/** Nobody listens there, which programs learn at once; the engine's resolver would let them wait for ten seconds. */
const NOBODY = 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n'

/** Lets the programs of a network ask the engine's resolver, or nobody. */
export const setResolver = async (resolvesNames: boolean): Promise<void> => {
  const original = await readFile(KEPT, 'utf8').catch(() => readFile(SETTINGS, 'utf8'))
  await writeFile(KEPT, original)
  await writeFile(SETTINGS, resolvesNames ? original : NOBODY)
}
