const NAME = /^(?:localhost|.+\.localhost)\.?$/i
const IPV4 = /^127(?:\.\d{1,3}){3}$/
/** `::1`, and 127.0.0.0/8 as IPv6 writes it. */
const IPV6 = /^\[?(?:::1|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})\]?$/i

/**
 * Whether a host is this machine's own loopback, which no container reaches and to which engines speak
 * plain HTTP. It is written as a URL's `hostname` is: without a port, an IPv6 address with or without brackets.
 */
export const isLoopbackHost = (host: string): boolean => NAME.test(host) || IPV4.test(host) || IPV6.test(host)
