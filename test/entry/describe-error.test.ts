import { describe, expect, it } from '@jest/globals'
import { FaultError, UserError } from '../../src/contracts/errors.js'
import { describeError } from '../../src/entry/describe-error.js'

describe('describeError', () => {
  it("prints a user's mistake alone", () => {
    expect(describeError(new UserError('Wrong.'), { debug: true })).toBe('Wrong.')
  })

  it('says whose a fault is', () => {
    expect(
      describeError(new FaultError('infrastructure', 'engine-missing', 'No engine.'), { debug: false })
    ).toBe('infrastructure fault: No engine.')
  })

  it('says what to do about a fault that has a known cause', () => {
    const fault = new FaultError('infrastructure', 'engine-unreachable', '`docker info` failed: refused')
    expect(describeError(fault, { debug: false })).toMatch(
      /^infrastructure fault: `docker info` failed: refused\nStart the container engine .*DOCKER_HOST/
    )
  })

  it('leaves the advice on a model to the message, which has it', () => {
    const fault = new FaultError('model', 'model-overloaded', '--preflight: acme answered 529. Wait.')
    expect(describeError(fault, { debug: false })).toBe(`model fault: ${fault.message}`)
  })

  it('does not take for ours what the machine refuses', () => {
    const refused = Object.assign(new Error("EACCES: permission denied, scandir '/tasks'"), {
      code: 'EACCES'
    })
    expect(describeError(refused, { debug: false })).toBe(`infrastructure fault: ${refused.message}`)
    expect(describeError(refused, { debug: true })).toContain('    at ')
  })

  it('says of everything else that it is ours and how to report it, with a stack at debug only', () => {
    const quiet = describeError(new TypeError('boom'), { debug: false })
    expect(quiet).toMatch(/^boom\nThis is a fault of ours in kotlin-bench .* report it/)
    expect(quiet).not.toContain('    at ')
    expect(describeError(new TypeError('boom'), { debug: true })).toContain('    at ')
  })
})
