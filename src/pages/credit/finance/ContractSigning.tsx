import { useState } from 'react'
import { signFinanceContract } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication, FinanceContract } from '#api/generated/corp/model/index.ts'
import { ProtocolReader } from '#business/protocol/ProtocolReader.tsx'
import { CertificateSigning } from '#business/signing/CertificateSigning.tsx'
import { useSmsSigning } from '#business/useSmsSigning.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { notify } from '#ui/confirm.tsx'
import { financeSigning } from './financeSigning.ts'

interface ContractSigningProps {
  application: FinanceApplication
  /** 预签取来的全部文件与要素 */
  contract: FinanceContract
  onDone: () => void
  onClose: () => void
}

const TITLE = '融资合同签署'

/** 签署融资合同（T-FIN-09）：读完每份文件、核对要素，短信签署，再以数字证书签署。 */
export function ContractSigning({ application, contract, onDone, onClose }: ContractSigningProps) {
  const { financeNo: documentNo, version } = application
  const { agreementSignTempId, documents, elementData } = contract
  const signer = useSmsSigning()
  // 短信通过之后才到证书：凭据只用一次；开关关着的没有凭据
  const [signed, setSigned] = useState<{ signTicket?: string }>()
  const sign = useSubmit(
    (body: { signTicket?: string }, options) =>
      signFinanceContract({ documentNo, version, agreementSignTempId, ...body }, options),
    { success: '合同已签署，等待资金方办理登记', onDone },
  )
  const confirm = async () => {
    const signing = { ...financeSigning(application, '签署融资合同'), businessKeys: [documentNo] }
    const answer = await signer.sign(signing)
    if (answer.code === 0) setSigned(answer.signTicket ? { signTicket: answer.signTicket } : {})
    else if (answer.code !== 2) void notify('操作失败', answer.message)
  }
  return (
    <>
      <ProtocolReader
        title={TITLE}
        documents={documents.map(({ protocolName, htmlContent = '' }) => ({
          name: protocolName,
          source: { html: htmlContent },
        }))}
        elements={elementData}
        confirmText="确认签署"
        mode="confirm"
        onConfirm={confirm}
        onCancel={onClose}
      />
      {signer.element}
      {signed ? (
        <CertificateSigning
          title={TITLE}
          subject={{
            businessKey: agreementSignTempId,
            content: documents.map((one) => one.htmlContent).join('\n'),
          }}
          error={sign.error}
          onSigned={async () => {
            await sign.run(signed)
          }}
          onCancel={() => setSigned(undefined)}
        />
      ) : null}
    </>
  )
}
