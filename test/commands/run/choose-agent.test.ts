import { describe, expect, test } from '@jest/globals'
import { type AgentChoice, chooseAgent } from '../../../src/commands/run/choose-agent.js'
import { UserError } from '../../../src/contracts/errors.js'
import { runOptions } from '../run-options.js'

const choose = (overrides: Partial<AgentChoice>) =>
  chooseAgent(runOptions({ path: '/nowhere', jobsDir: '/nowhere', ...overrides }), {
    entries: [],
    environment: {}
  })

describe('the agent that was chosen', () => {
  test('is not there: the message has the nearest name', async () => {
    await expect(choose({ agent: 'claud-code' })).rejects.toThrow(UserError)
    await expect(choose({ agent: 'claud-code' })).rejects.toThrow(
      'There is no agent `claud-code`. Did you mean `claude-code`? Agents: oracle, nop,'
    )
  })

  test('is told what another one takes: the message comes before that is read', async () => {
    await expect(choose({ predictions: '/nowhere/README.md' })).rejects.toThrow(
      '`--predictions` is for agent `patch`, and the agent is `oracle`'
    )
    await expect(choose({ agentEnv: ['NOT_SET_ANYWHERE'] })).rejects.toThrow('asks none')
  })

  test.each([
    ['/dev/null', '`--agent-install /dev/null` is a file'],
    ['/dev', '`--agent-install /dev` is a folder'],
    ['nosuch.sh', '`--agent-install nosuch.sh` names a file that is not there'],
    ['scripts/nosuch', '`--agent-install scripts/nosuch` names a file that is not there'],
    ['/nowhere/nosuch.bash\n', 'Write `--agent-install "$(cat SCRIPT)"` with the path of the script'],
    [' \n', '`--agent-install` is empty']
  ])('is not installed by %j, which is no script', async (agentInstall, message) => {
    await expect(choose({ agent: 'command', agentCommand: 'true', agentInstall })).rejects.toThrow(message)
  })

  test.each(['true', 'sh /opt/agent/install.sh', 'pip install ./agent', 'cd /opt\n./install.sh\n'])(
    'is installed by %j',
    async agentInstall => {
      const { agent } = await choose({ agent: 'command', agentCommand: 'true', agentInstall })
      expect(agent.install).toBeDefined()
    }
  )
})
