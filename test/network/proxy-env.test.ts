import { expect, test } from '@jest/globals'
import { proxyEnv } from '../../src/network/proxy-env.js'

const gateway = { address: '172.20.0.2', proxyPort: 3128, modelPort: 8080 }

test('programs find the proxy by the usual variables, and the gateway itself directly', () => {
  expect(proxyEnv(gateway, {})).toMatchObject({
    HTTPS_PROXY: 'http://172.20.0.2:3128',
    https_proxy: 'http://172.20.0.2:3128',
    NO_PROXY: 'localhost,127.0.0.1,::1,172.20.0.2',
    NODE_USE_ENV_PROXY: '1'
  })
})

test("Gradle and Maven get properties, after the image's own options", () => {
  const env = proxyEnv(gateway, { GRADLE_OPTS: '-Xmx1g', MAVEN_OPTS: ' ' })
  expect(env.GRADLE_OPTS).toMatch(/^-Xmx1g -Dhttp\.proxyHost=172\.20\.0\.2 -Dhttp\.proxyPort=3128 -Dhttps\./)
  expect(env.MAVEN_OPTS).toMatch(/^-Dhttp\.proxyHost/)
  expect(env).not.toHaveProperty('JAVA_TOOL_OPTIONS')
})
