// 签署的三个调用，代替真的：测试里写 vi.mock('#api/generated/signing/signatures/signatures.ts', () => import('./signatures.ts'))。
import { vi } from 'vitest'
import type * as real from '#api/generated/signing/signatures/signatures.ts'

export const findSignatureSwitch = vi.fn<typeof real.findSignatureSwitch>()
export const applySignatureSms = vi.fn<typeof real.applySignatureSms>()
export const verifySignatureSms = vi.fn<typeof real.verifySignatureSms>()

/** 每个用例之前：开关开着，验证码发得出，通过得凭据 T1。 */
export const signatureWorks = () => {
  findSignatureSwitch.mockResolvedValue({ open: true })
  applySignatureSms.mockResolvedValue({ mobilePhone: '138****1234', resendSeconds: 60 })
  verifySignatureSms.mockResolvedValue({ signTicket: 'T1', expireTime: '2026-05-20T09:30:00+08:00' })
}
