import { signWithSoftCertificate } from '#api/generated/signing/certificates/certificates.ts'
import { loadSoftCaProject } from '#api/generated/signing/signatures/signatures.ts'
import { sha256Hex } from '#api/signature.ts'
import type { SigningDevice } from './Device.ts'

/** 软证书：先问项目编号，再凭口令由软证书服务签署；口令加密后发送（PROD-02）。 */
export const softCertificate: SigningDevice = {
  kind: 'SOFT_KEY',
  label: '软证书',
  // 问不到的到签署时再说
  check: () => loadSoftCaProject().catch(() => ({})),
  sign: async ({ businessKey, content }, pin, known) => {
    const projectCode = known.projectCode ?? (await loadSoftCaProject()).projectCode
    const digest = await sha256Hex(content)
    return signWithSoftCertificate({ projectCode, businessKey, digest, pin }, { sensitive: ['pin'] })
  },
}
