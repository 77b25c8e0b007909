import type { ProtocolText } from '#api/generated/corp/model/index.ts'
import { signOwnProtocol } from '#api/generated/corp/protocols/protocols.ts'
import { CertificateSigning } from '#business/signing/CertificateSigning.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'

interface OwnProtocolSigningProps {
  text: ProtocolText
  onClose: () => void
}

/** 读完的协议，以证书签署（T-PRT-02）；签好了、取消了都关上。 */
export function OwnProtocolSigning({ text, onClose }: OwnProtocolSigningProps) {
  const { protocolNo, protocolName } = text.protocol
  const write = useSubmit(() => signOwnProtocol({ protocolNo }), { success: '协议已签署', onDone: onClose })
  return (
    <CertificateSigning
      title={protocolName}
      subject={{ businessKey: protocolNo, content: text.htmlContent }}
      error={write.error}
      onSigned={async () => {
        await write.run(undefined)
      }}
      onClose={onClose}
    />
  )
}
