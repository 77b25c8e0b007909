import { presignGuarantee, signGuarantee } from '#api/generated/corp/guarantees/guarantees.ts'
import type { Guarantee, GuaranteeContract, GuaranteeSignRequest } from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { guaranteeSigning } from './guaranteeSigning.ts'

/** 签约（T-GUA-09）：预签取来开立协议，读完并核对要素，短信与证书签署；element 须由页面渲染。 */
export function useGuaranteeSigning() {
  const reader = useProtocolReader()
  const write = useSubmit((body: GuaranteeSignRequest) => signGuarantee(body), {
    success: '协议已签署，请缴纳保函费',
  })
  const signing = useCertifiedSigning(write)

  const read = async (guarantee: Guarantee, contract: GuaranteeContract) => {
    const ref = refOf(guarantee, 'guaranteeApplyNo')
    const { agreementSignTempId, document, elementData } = contract
    const { protocolName: title, htmlContent: content = '' } = document
    const isRead = await reader.open({
      title,
      documents: [{ name: title, source: { html: content } }],
      elements: elementData,
      confirmText: '确认签署',
      mode: 'confirm',
    })
    if (!isRead) return
    await signing.start({
      title,
      sms: { ...guaranteeSigning(guarantee, '签署保函开立协议'), businessKeys: [ref.documentNo] },
      businessKey: agreementSignTempId,
      content,
      request: (signTicket) => ({
        ...ref,
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  }
  const presign = useAction(async (guarantee: Guarantee) => {
    const contract = await presignGuarantee({ guaranteeApplyNo: guarantee.guaranteeApplyNo })
    void read(guarantee, contract)
  })

  return {
    sign: (guarantee: Guarantee) => void presign.run(guarantee),
    element: (
      <>
        {reader.element}
        {signing.element}
      </>
    ),
  }
}
