import { expect, test } from '@jest/globals'
import { FAULT_CODES } from '../../src/contracts/fault-codes.js'

const codes = Object.values(FAULT_CODES).flat()

test('each code of a fault stands in the list once', () => {
  expect(codes).toEqual([...new Set(codes)])
})

test.each(codes)('%s is one word that tables and files can be grouped by', code => {
  expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})
