import { expect, test } from '@jest/globals'
import { placeOf } from '../../src/text/url-place.js'

test.each([
  ['https://models.example.com/v1', { host: 'models.example.com', port: 443 }],
  ['http://models.example.com', { host: 'models.example.com', port: 80 }],
  ['http://127.0.0.1:11434/v1', { host: '127.0.0.1', port: 11_434 }],
  ['https://[fd00::1]:8443', { host: 'fd00::1', port: 8443 }]
])('%s leads to a host and a port', (url, place) => {
  expect(placeOf(new URL(url))).toEqual(place)
})
