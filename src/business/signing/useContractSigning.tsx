import type { DocumentRef } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useProtocolReader } from '../protocol/useProtocolReader.tsx'
import { useCertifiedSigning } from './useCertifiedSigning.tsx'
import type { SigningData } from './useSms.tsx'

/** 预签取来的合同：签署临时号、要读完的文件、要核对的要素。 */
interface Contract {
  agreementSignTempId: string
  documents: readonly { protocolName: string; htmlContent?: string }[]
  elementData: readonly { key: string; value: string }[]
}
interface SignRequest extends DocumentRef {
  agreementSignTempId: string
  signTicket?: string
}

interface ContractSigningOptions<Row> {
  title: string
  /** 签成之后的提示 */
  success: string
  /** 签的是哪一份：编号与版本 */
  of: (row: Row) => DocumentRef
  presign: (row: Row) => Promise<Contract>
  /** 短信里说签的是什么 */
  signing: (row: Row) => Omit<SigningData, 'businessKeys'>
  send: (body: SignRequest) => Promise<unknown>
}

/** 签署合同：预签取来文件，逐份读完并核对要素，短信与证书签署（MC-6）；element 须由页面渲染。 */
export function useContractSigning<Row>({
  title,
  success,
  of,
  presign,
  signing,
  send,
}: ContractSigningOptions<Row>) {
  const reader = useProtocolReader()
  const write = useSubmit(send, { success })
  const certified = useCertifiedSigning(write)

  const read = async (row: Row, { agreementSignTempId, documents, elementData }: Contract) => {
    const document = of(row)
    const isRead = await reader.open({
      title,
      documents: documents.map(({ protocolName, htmlContent = '' }) => ({
        name: protocolName,
        source: { html: htmlContent },
      })),
      elements: elementData,
      confirmText: '确认签署',
      mode: 'confirm',
    })
    if (!isRead) return
    await certified.start({
      title,
      sms: { ...signing(row), businessKeys: [document.documentNo] },
      businessKey: agreementSignTempId,
      content: documents.map((one) => one.htmlContent).join('\n'),
      request: (signTicket) => ({
        ...document,
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  }
  const fetching = useAction(async (row: Row) => {
    const contract = await presign(row)
    void read(row, contract)
  })

  return {
    sign: (row: Row) => void fetching.run(row),
    busy: fetching.running || reader.isOpen || certified.busy,
    element: (
      <>
        {reader.element}
        {certified.element}
      </>
    ),
  }
}
