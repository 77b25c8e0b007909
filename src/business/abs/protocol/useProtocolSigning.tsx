import { absProtocolDocuments } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol, AbsProtocolDocuments, AbsSignRequest } from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'

/** 签署的对话框里写明多少钱、付到哪里：有的才写，回执没有价款。 */
const MONEY = ['账款总额', '转让价款', '收款户名', '收款账号']

/**
 * 签署 ABS 协议：同一转让申请的待签协议一并取来，逐份读到末页并核对要素，再以短信与证书签署
 * （T-ATR-10、T-PRT-02）；element 须由页面渲染。
 */
export function useProtocolSigning(send: (request: AbsSignRequest) => Promise<unknown>) {
  const reader = useProtocolReader()
  const write = useSubmit(send, { success: '协议已签署' })
  const signing = useCertifiedSigning(write)

  const confirmAndSign = async (
    { protocolNo, protocolName, creditorName, debtorName }: AbsProtocol,
    { documents, elementData }: AbsProtocolDocuments,
  ) => {
    const names = documents.map((one) => one.protocolName).join('、')
    // 几份一起签的，题目不只说点的那一份：先读的可能是另一份
    const title = documents.length > 1 ? `签署协议（${documents.length} 份）` : protocolName
    const isRead = await reader.open({
      title,
      documents: documents.map((one) => ({ name: one.protocolName, source: { html: one.htmlContent } })),
      elements: elementData,
      confirmText: '确认签署',
      mode: 'confirm',
    })
    if (!isRead) return
    await signing.start({
      title,
      sms: {
        businessType: 'ABS_TRANSFER',
        productType: 'ABS',
        businessKeys: [protocolNo],
        summary: `签署${names} ${protocolNo}`,
        content: [
          ['债权人', creditorName],
          ['债务人', debtorName],
          ['协议', names],
          ...MONEY.flatMap((key): [string, string][] => {
            const value = elementData.find((one) => one.key === key)?.value
            return value === undefined ? [] : [[key, value]]
          }),
        ],
      },
      businessKey: protocolNo,
      content: documents.map((one) => one.htmlContent).join('\n'),
      request: (signTicket) => ({ protocolNo, ...(signTicket !== undefined && { signTicket }) }),
    })
  }
  const load = useAction(async (row: AbsProtocol) => {
    const documents = await absProtocolDocuments({ protocolNo: row.protocolNo, forSigning: true })
    void confirmAndSign(row, documents)
  })
  return {
    sign: (row: AbsProtocol) => void load.run(row),
    element: (
      <>
        {reader.element}
        {signing.element}
      </>
    ),
  }
}
