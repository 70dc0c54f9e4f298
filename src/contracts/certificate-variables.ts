/** Variables by which programs of this machine are told of more certificates to trust; the first that is set counts. */
export const CERTIFICATE_VARIABLES = ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'] as const
