import { describe, expect, test } from '@jest/globals'
import { isUntrustedCertificate } from '../../src/text/untrusted-certificate.js'

describe('a certificate that a program does not trust', () => {
  test.each([
    'curl: (60) SSL certificate problem: unable to get local issuer certificate',
    'fatal: unable to access https://example.com/: server certificate verification failed. CAfile: none CRLfile: none',
    'npm error code SELF_SIGNED_CERT_IN_CHAIN',
    'npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get…",
    'sun.security.validator.ValidatorException: PKIX path building failed: …',
    'Get https://example.com: x509: certificate signed by unknown authority',
    'Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.',
    'invalid peer certificate: UnknownIssuer',
    'unable to verify the first certificate'
  ])('is told by its log: %s', line => expect(isUntrustedCertificate(`Step 3\n${line}\n`)).toBe(true))

  test('is not any other failure', () => {
    expect(isUntrustedCertificate('cp: cannot stat certificate.pem: No such file\nexit code 7')).toBe(false)
  })
})
