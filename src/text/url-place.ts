/**
 * Where a URL of HTTP leads: the host as a socket takes it, which is an IPv6 address without its brackets,
 * and the port, the scheme's own where the URL names none.
 */
export const placeOf = ({
  hostname,
  port,
  protocol
}: Pick<URL, 'hostname' | 'port' | 'protocol'>): { host: string; port: number } => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port: Number(port) || (protocol === 'https:' ? 443 : 80)
})
