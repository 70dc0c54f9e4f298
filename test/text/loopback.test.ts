import { expect, test } from '@jest/globals'
import { isLoopbackHost } from '../../src/text/loopback.js'

test.each([
  'http://localhost:1',
  'http://LOCALHOST./',
  'http://a.localhost',
  'http://127.8.8.8:80',
  'http://127.1',
  'https://[::1]:1',
  'http://[::ffff:127.0.0.1]:1'
])('%s is this machine', url => {
  expect(isLoopbackHost(new URL(url).hostname)).toBe(true)
})

test.each([
  'http://10.0.0.1',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://[fe80::1]',
  'http://[::ffff:10.0.0.1]',
  'http://0.0.0.0'
])('%s is another', url => {
  expect(isLoopbackHost(new URL(url).hostname)).toBe(false)
})

test('an address of version 6 may come without brackets', () => {
  expect(isLoopbackHost('::1')).toBe(true)
})
