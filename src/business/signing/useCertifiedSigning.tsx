import { type ReactNode, useState } from 'react'
import { feedback } from '#hooks/feedback.ts'
import type { Write } from '#hooks/useWrite.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { type SigningData, useSmsSigning } from './useSms.tsx'

const CertificateSigning = lateDialog(() =>
  import('./CertificateSigning.tsx').then((part) => part.CertificateSigning),
)

/** 一次签署：签的是什么、给谁看、签好后发什么。 */
interface CertifiedSubject<Values> {
  /** 签的是什么，如 协议名称 */
  readonly title: string
  readonly sms: SigningData
  /** 证书签署的业务键与全文；服务端按业务键找到签名 */
  readonly businessKey: string
  readonly content: string
  /** 签好后的请求体；signTicket 在签署开关关闭时没有 */
  readonly request: (signTicket: string | undefined) => Values
}

interface Waiting<Values> {
  readonly subject: CertifiedSubject<Values>
  readonly signTicket: string | undefined
}

/**
 * 带证书的签署（MC-6）：短信验证之后以数字证书签署，再发出请求；element 须由页面渲染。
 * 取消不算失败，什么也不变；证书与业务失败留在框里，可再试。
 * @param write 签好之后的请求：useSubmit 的结果
 */
export function useCertifiedSigning<Values>(write: Write<Values>) {
  const sms = useSmsSigning()
  const [waiting, setWaiting] = useState<Waiting<Values>>()

  const start = async (subject: CertifiedSubject<Values>): Promise<void> => {
    write.clear()
    const result = await sms.sign(subject.sms)
    if (result.code === 0) setWaiting({ subject, signTicket: result.signTicket })
    else if (result.code !== 2) feedback.failure(result.message)
  }

  const element: ReactNode = (
    <>
      {sms.element}
      {waiting ? (
        <CertificateSigning
          title={waiting.subject.title}
          content={waiting.subject.sms.content}
          subject={{ businessKey: waiting.subject.businessKey, content: waiting.subject.content }}
          error={write.error}
          onSigned={async () => {
            if (await write.run(waiting.subject.request(waiting.signTicket))) setWaiting(undefined)
          }}
          onClose={() => setWaiting(undefined)}
        />
      ) : null}
    </>
  )
  return { start, element, busy: sms.busy || waiting !== undefined }
}
