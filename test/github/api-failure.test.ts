import { expect, test } from '@jest/globals'
import { apiFailure } from '../../src/github/api-failure.js'

test('a server that is not trusted is told with where to name the certificates of the network', () => {
  const thrown = Object.assign(new Error('unable to verify the first certificate'), { name: 'HttpError' })
  const purpose = { what: 'to read workflow run 12', permission: 'actions: read' }
  const { code, message } = apiFailure(thrown, { purpose, hasToken: true })
  expect(code).toBe('github-unreachable')
  expect(message).toBe(
    'GitHub could not be reached to read workflow run 12 (unable to verify the first certificate). Where the network inspects TLS, name its certificates in SSL_CERT_FILE.'
  )
})
