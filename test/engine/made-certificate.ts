import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

/** Whether certificates can be made here. */
export const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** A certificate of our own making, as a network that inspects TLS has one. */
export const makeCertificate = (): { key: string; cert: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = 'subjectAltName=DNS:model.example.com,DNS:api.example.com,IP:127.0.0.1'
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2'
  ]
  execFileSync('openssl', [...made, '-subj', '/CN=test', '-addext', names, '-keyout', key, '-out', cert], {
    stdio: 'ignore'
  })
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return pair
}

const folders: string[] = []

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A file with a certificate, as SSL_CERT_FILE names one; removed after the tests of a file. */
export const certificateFile = (cert: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  folders.push(folder)
  const path = join(folder, 'ca.pem')
  writeFileSync(path, cert)
  return path
}
