import { describe, expect, test } from '@jest/globals'
import {
  certificateRemedy,
  isUntrustedCertificate,
  mountsBundle
} from '../../src/image/certificate-failure.js'

describe('a build that meets a certificate it does not trust', () => {
  test.each([
    'curl: (60) SSL certificate problem: unable to get local issuer certificate',
    'fatal: unable to access https://example.com/: server certificate verification failed. CAfile: none CRLfile: none',
    'npm error code SELF_SIGNED_CERT_IN_CHAIN',
    'npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get…",
    'sun.security.validator.ValidatorException: PKIX path building failed: …',
    'Get https://example.com: x509: certificate signed by unknown authority',
    'Certificate verification failed: The certificate is NOT trusted. The certificate issuer is unknown.',
    'invalid peer certificate: UnknownIssuer'
  ])('is told by its log: %s', line => expect(isUntrustedCertificate(`Step 3\n${line}\n`)).toBe(true))

  test('is not any other failure', () => {
    expect(isUntrustedCertificate('cp: cannot stat certificate.pem: No such file\nexit code 7')).toBe(false)
  })

  test('comes with a remedy for what stands in its way', () => {
    const remedy = (hasBundle: boolean, mounts: boolean, builder: 'buildx' | 'classic' = 'buildx') =>
      certificateRemedy({ builder, hasBundle, mountsBundle: mounts })
    expect(remedy(false, false)).toMatch(/name its certificates by --ca-bundle/)
    expect(remedy(true, false)).toMatch(/does not mount.*RUN --mount=type=secret,id=ca/)
    expect(remedy(true, true)).toMatch(/although the Dockerfile mounts/)
    expect(remedy(true, false, 'classic')).toMatch(/classic builder cannot/)
  })
})

test('a recipe mounts the bundle in a command, not in a comment', () => {
  expect(mountsBundle('FROM x\nRUN --mount=type=secret,id=ca,target=/ca.pem curl x\n')).toBe(true)
  expect(mountsBundle('FROM x\n# RUN --mount=type=secret,id=ca curl x\n')).toBe(false)
  expect(mountsBundle('FROM x\nRUN --mount=type=secret,id=cache curl x\n')).toBe(false)
})
