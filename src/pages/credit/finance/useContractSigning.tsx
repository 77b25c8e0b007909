import { presignFinanceContract, signFinanceContract } from '#api/generated/corp/finances/finances.ts'
import type {
  FinanceApplication,
  FinanceContract,
  FinanceContractSignRequest,
} from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { financeSigning } from './financeSigning.ts'

const TITLE = '融资合同签署'

/** 签署融资合同（T-FIN-09）：预签取来文件，逐份读完并核对要素，短信与证书签署；element 须由页面渲染。 */
export function useContractSigning() {
  const reader = useProtocolReader()
  const write = useSubmit((body: FinanceContractSignRequest, options) => signFinanceContract(body, options), {
    success: '合同已签署，等待资金方办理登记',
  })
  const signing = useCertifiedSigning(write)

  const read = async (application: FinanceApplication, contract: FinanceContract) => {
    const { financeNo: documentNo, version } = application
    const { agreementSignTempId, documents, elementData } = contract
    const isRead = await reader.open({
      title: TITLE,
      documents: documents.map(({ protocolName, htmlContent = '' }) => ({
        name: protocolName,
        source: { html: htmlContent },
      })),
      elements: elementData,
      confirmText: '确认签署',
      mode: 'confirm',
    })
    if (!isRead) return
    await signing.start({
      title: TITLE,
      sms: { ...financeSigning(application, '签署融资合同'), businessKeys: [documentNo] },
      businessKey: agreementSignTempId,
      content: documents.map((one) => one.htmlContent).join('\n'),
      request: (signTicket) => ({
        documentNo,
        version,
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  }
  const presign = useAction(async (application: FinanceApplication, options) => {
    const contract = await presignFinanceContract({ financeNo: application.financeNo }, options)
    void read(application, contract)
  })

  return {
    sign: (application: FinanceApplication) => void presign.run(application),
    busy: presign.running || reader.isOpen || signing.busy,
    element: (
      <>
        {reader.element}
        {signing.element}
      </>
    ),
  }
}
