import { useState } from 'react'
import { signProductAgreement } from '#api/generated/corp/agreements/agreements.ts'
import type { ProtocolContent } from '#api/generated/corp/model/index.ts'
import { ProtocolReader } from '#business/protocol/Reader.tsx'
import { CertificateSigning } from '#business/signing/CertificateSigning.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'

interface ProductOpeningProps {
  /** 产品的名称 */
  readonly name: string
  readonly content: ProtocolContent
  /** 签好之后：开通并继续 */
  readonly onSigned: () => Promise<void>
  readonly onCancel: () => void
}

/** 产品开通协议：读完（并核对要素），以数字证书签署，成功即关闭并继续（PROD-02）。 */
export function ProductOpening({ name, content, onSigned, onCancel }: ProductOpeningProps) {
  const [signing, setSigning] = useState(false)
  const { agreementSignTempId, htmlContent, isEnableElementConfirm, elementData } = content
  const title = `${name}业务开通协议`
  const sign = useSubmit((body: { agreementSignTempId: string }) => signProductAgreement(body))
  return (
    <>
      <ProtocolReader
        title={title}
        documents={[{ name: title, source: { html: htmlContent } }]}
        elements={isEnableElementConfirm ? elementData : undefined}
        confirmText="确认签署"
        mode="confirm"
        onConfirm={() => setSigning(true)}
        onCancel={onCancel}
      />
      {signing ? (
        <CertificateSigning
          title={title}
          subject={{ businessKey: agreementSignTempId, content: htmlContent }}
          error={sign.error}
          onSigned={async () => {
            if (await sign.run({ agreementSignTempId })) await onSigned()
          }}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </>
  )
}
