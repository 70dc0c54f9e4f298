import { existsSync, readdirSync } from 'node:fs'
import { execa } from 'execa'
import type { Fence } from './request.js'
import { ipv4Batch, ipv6Batch, STALE_TABLES } from './routes.js'

const ip = async (family: '-4' | '-6', lines: readonly string[]): Promise<string | undefined> => {
  const result = await execa('ip', [family, '-batch', '-'], { input: `${lines.join('\n')}\n`, reject: false })
  return result.exitCode === 0 ? undefined : result.stderr || result.message || 'ip failed'
}

const devices = (): string[] => readdirSync('/sys/class/net').filter(name => name !== 'lo')

/** Puts up a fence in this network namespace. Gives why that did not work, or undefined. */
export const setRoutes = async (fence: Fence): Promise<string | undefined> => {
  for (const line of STALE_TABLES) await ip('-4', [line])
  const failed = await ip('-4', ipv4Batch(fence, devices()))
  if (failed !== undefined) return failed
  // A kernel without IPv6 has nothing to be fenced.
  return existsSync('/proc/net/if_inet6') ? ip('-6', ipv6Batch()) : undefined
}
