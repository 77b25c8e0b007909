import type { ReactNode } from 'react'
import { type SigningData, useSmsSigning } from '#business/signing/useSms.tsx'
import { feedback } from '#hooks/feedback.ts'

/**
 * 先短信签署、再办理（MC-6）：签好把凭据交给 act；取消不算失败，什么也不变。
 * @returns run 得 act 的结果，没签成得 false；element 须由页面渲染
 */
export function useSmsSigned(): {
  run: (data: SigningData, act: (signTicket: { signTicket?: string }) => Promise<boolean>) => Promise<boolean>
  element: ReactNode
  busy: boolean
} {
  const signer = useSmsSigning()
  return {
    run: async (data, act) => {
      const result = await signer.sign(data)
      if (result.code === 0)
        return act(result.signTicket === undefined ? {} : { signTicket: result.signTicket })
      if (result.code !== 2) feedback.failure(result.message)
      return false
    },
    element: signer.element,
    busy: signer.busy,
  }
}
