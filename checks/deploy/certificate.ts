import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  /** Paths of the files */
  readonly certificate: string
  readonly key: string
  /** Content of the certificate, to trust it by */
  readonly ca: string
  /** Digest of the public key: makes the test browser trust this one only */
  readonly pin: string
}

/** Makes a self-signed certificate for 127.0.0.1 and localhost, valid for a few days. */
export const makeCertificate = (dir: string): Certificate => {
  const certificate = join(dir, 'cert.pem')
  const key = join(dir, 'key.pem')
  const result = spawnSync(
    'openssl',
    ['req', '-x509', '-nodes', '-days', '3', '-subj', '/CN=127.0.0.1', '-newkey', 'ec', '-pkeyopt'].concat(
      ['ec_paramgen_curve:prime256v1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'],
      ['-keyout', key, '-out', certificate],
    ),
    { encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`做不出证书：${result.stderr || String(result.error)}`)
  const ca = readFileSync(certificate, 'utf8')
  const { publicKey } = new X509Certificate(ca)
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { certificate, key, ca, pin }
}
