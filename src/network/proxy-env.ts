/** Where the gateway is on a phase's own network. */
export interface GatewayPlace {
  address: string
  proxyPort: number
  modelPort: number
}

/** What is never asked of the proxy: the container itself, and the gateway's own way to the models. */
const direct = (address: string): string[] => ['localhost', '127.0.0.1', '::1', address]

const append = (own: string | undefined, more: string): string =>
  own === undefined || own.trim() === '' ? more : `${own} ${more}`

/**
 * The settings by which programs find the proxy. curl, git, pip, npm, Go and Python go by the usual
 * variables in either spelling, Node since 24 when it is told to. JVMs do not: Gradle and Maven take
 * properties, after those that the image sets. ALL_PROXY is left out, as the proxy speaks HTTP alone, and
 * JAVA_TOOL_OPTIONS, which every JVM answers with a line on standard error.
 * @param imageEnv the image's own variables
 */
export const proxyEnv = (
  { address, proxyPort }: GatewayPlace,
  imageEnv: Readonly<Record<string, string>>
): Record<string, string> => {
  const proxy = `http://${address}:${proxyPort}`
  const noProxy = direct(address).join(',')
  // A JVM leaves loopback out by itself.
  const jvm = ['http', 'https']
    .flatMap(scheme => [`-D${scheme}.proxyHost=${address}`, `-D${scheme}.proxyPort=${proxyPort}`])
    .join(' ')
  return {
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    https_proxy: proxy,
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    NODE_USE_ENV_PROXY: '1',
    GRADLE_OPTS: append(imageEnv.GRADLE_OPTS, jvm),
    MAVEN_OPTS: append(imageEnv.MAVEN_OPTS, jvm)
  }
}
