import { verifyKeySignature } from '#api/generated/signing/certificates/certificates.ts'
import { sha256Hex } from '#api/signature.ts'
import type { SigningDevice } from './Device.ts'

/** U 盾厂商的控件装好后放在 window 上的对象；口令只交给它，不出本机。 */
interface UsbKeyControl {
  readonly readCertificate: () => Promise<{ readonly certNo: string }>
  readonly sign: (digest: string, pin: string) => Promise<string>
}

const NOT_FOUND = '未检测到U盾，请插入U盾并安装驱动程序'

const control = (): UsbKeyControl | undefined => {
  const found = (globalThis as { scfUsbKey?: Partial<UsbKeyControl> }).scfUsbKey
  return typeof found?.readCertificate === 'function' && typeof found.sign === 'function'
    ? (found as UsbKeyControl)
    : undefined
}

/** U 盾：在本机签摘要，签名交服务端验证并登记；没有控件或没有插盾就不可用。 */
export const usbKey: SigningDevice = {
  kind: 'USB_KEY',
  label: 'U盾',
  check: async () => {
    try {
      return (await control()?.readCertificate())?.certNo ? {} : { problem: NOT_FOUND }
    } catch {
      return { problem: NOT_FOUND }
    }
  },
  sign: async ({ businessKey, content }, pin) => {
    const key = control()
    if (!key) throw new Error(NOT_FOUND)
    const digest = await sha256Hex(content)
    const { certNo } = await key.readCertificate()
    const signature = await key.sign(digest, pin)
    return verifyKeySignature({ businessKey, digest, certNo, signature })
  },
}
