import { expect, test } from '@jest/globals'
import picomatch from 'picomatch'
import { checkLegs } from '../../../src/entry/action/check-legs.js'
import { checkReportOf } from '../../check/check-reports.js'

const legsOf = (...names: string[]) => checkLegs(checkReportOf(names.map(task => ({ task }))))

test('each task is a leg of the matrix', () => {
  expect(legsOf('a', 'b')).toEqual([
    { leg: 1, title: 'a', tasks: 'a' },
    { leg: 2, title: 'b', tasks: 'b' }
  ])
})

test('more tasks than a matrix takes share legs', () => {
  const legs = legsOf(...Array.from({ length: 300 }, (_, index) => `task-${index}`))
  expect(legs).toHaveLength(150)
  expect(legs[0]).toEqual({ leg: 1, title: 'task-0 and 1 other', tasks: 'task-0\ntask-1' })
})

test.each(['[a-z]*', '{a,b}', '!(x)', 'a+(b)', '@x', 'a|b', '?'])(
  'the name %j is a glob of itself alone',
  name => {
    const [leg] = legsOf(name)
    const matches = picomatch(leg?.tasks ?? '')
    expect(matches(name)).toBe(true)
    expect(['a', 'b', 'x', 'ab'].some(other => matches(other))).toBe(false)
  }
)
