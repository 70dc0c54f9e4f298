/** What programs of the usual kinds say of a server whose certificate they cannot trace to one they trust. */
const UNTRUSTED =
  /certificate[ _]verif(?:y|ication)[ _]failed|certificate verification failed|ssl certificate problem|self[- ]signed certificate|self_signed_cert_in_chain|unable to get (?:local )?issuer certificate|unable to verify the first certificate|unable_to_(?:get_issuer_cert|verify_leaf_signature)|certificate signed by unknown authority|pkix path building failed|the certificate is not trusted|invalid peer certificate: ?unknownissuer/i

/** What to do about it where a program of ours met it, or one in a container. */
export const CERTIFICATE_ADVICE =
  'Where the network inspects TLS, name its certificates by --ca-bundle or in SSL_CERT_FILE.'

/** Whether what a program said was that a network inspects TLS, or that a server has a certificate of its own. */
export const isUntrustedCertificate = (said: string): boolean => UNTRUSTED.test(said)
