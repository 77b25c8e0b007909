import type { SignupAgreement, SignupAgreementSignRequest } from '#api/generated/corp/model/index.ts'
import { presignSignupAgreement, signSignupAgreement } from '#api/generated/corp/signups/signups.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'

/** 要签署的签约：列表的一行或详情。 */
interface Signable {
  signupNo?: string
  version: number
  funderName: string
}

/** 签署合作协议（T-SUP-09）：取协议、逐份读到末页并核对要素、短信与证书签署；element 须由页面渲染。 */
export function useSignupAgreement(onDone?: () => void) {
  const reader = useProtocolReader()
  const write = useSubmit((body: SignupAgreementSignRequest) => signSignupAgreement(body), {
    success: '协议已签署，签约生效',
    ...(onDone && { onDone }),
  })
  const signing = useCertifiedSigning(write)

  const read = async (row: Signable, agreement: SignupAgreement) => {
    const { documents, elementData } = agreement
    const documentNo = row.signupNo!
    const title = `与${row.funderName}的合作协议`
    const isRead = await reader.open({
      title,
      documents: documents.map(({ protocolName, htmlContent }) => ({
        name: protocolName,
        source: { html: htmlContent },
      })),
      elements: elementData,
      confirmText: '确认签署',
      mode: 'confirm',
    })
    if (!isRead) return
    await signing.start({
      title,
      sms: {
        businessType: 'SIGNUP_REVIEW',
        productType: 'CREDIT',
        businessKeys: [documentNo],
        summary: `签署${title} ${documentNo}`,
        content: [
          ['资金方', row.funderName],
          ['签约编号', documentNo],
          ['协议', documents.map((one) => one.protocolName).join('、')],
        ],
      },
      businessKey: documentNo,
      content: documents.map((one) => one.htmlContent).join('\n'),
      request: (signTicket) => ({
        ...refOf({ ...row, signupNo: documentNo }, 'signupNo'),
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  }
  const presign = useAction(async (row: Signable) => {
    const agreement = await presignSignupAgreement({ signupNo: row.signupNo! })
    void read(row, agreement)
  })

  return {
    sign: (row: Signable) => void presign.run(row),
    busy: presign.running || reader.isOpen || signing.busy,
    element: (
      <>
        {reader.element}
        {signing.element}
      </>
    ),
  }
}
