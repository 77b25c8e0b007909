import { signableProtocolLabels } from '#api/generated/corp/labels/signableProtocol.ts'
import type { ProtocolSignRequest, SignableProtocol } from '#api/generated/corp/model/index.ts'
import { signProtocol } from '#api/generated/corp/protocols/protocols.ts'
import { ProtocolSigning } from '#business/protocol/Signing.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { tellProtocolSigned } from './signedProtocols.ts'

const is = column(signableProtocolLabels)
const facts = [
  is.code('protocolNo'),
  is.text('protocolName'),
  is.dict('protocolType', 'PROTOCOL_TYPE', { tone: 'plain' }),
  is.custom('partyNames', (row) => row.partyNames.join('、')),
  is.dict('protocolStatus', 'PROTOCOL_STATUS'),
  is.instant('signTime'),
]
const evidence = is.code('evidenceHash')

/** 一份待签的协议：读到末页并核对要素才能签署；签好告诉来源页面。 */
export function SignProtocol({ protocol }: { protocol: SignableProtocol }) {
  const { protocolNo, protocolName, htmlContent, agreementSignTempId, canSign } = protocol
  const write = useSubmit((body: ProtocolSignRequest) => signProtocol(body), {
    success: '协议已签署',
    onDone: (signed) => tellProtocolSigned({ protocolNo, bizNo: signed.bizNo ?? '' }),
  })
  const signing = useCertifiedSigning(write)
  const sign = () =>
    void signing.start({
      title: protocolName,
      sms: {
        businessType: 'SIGNUP_REVIEW',
        productType: 'CREDIT',
        businessKeys: [protocolNo],
        summary: `签署${protocolName} ${protocolNo}`,
        content: [
          ['协议编号', protocolNo],
          ['签署方', protocol.partyNames.join('、')],
        ],
      },
      businessKey: agreementSignTempId,
      content: htmlContent,
      request: (signTicket) => ({
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  const signed = protocol.protocolStatus === 'EFFECTIVE'
  return (
    <>
      {canSign ? null : <Alert tone={signed ? 'success' : 'info'}>{protocol.reason ?? '不能签署'}</Alert>}
      <Descriptions label="协议信息" of={protocol} items={signed ? [...facts, evidence] : facts} />
      <ProtocolSigning
        protocol={protocol}
        elements={canSign && protocol.isEnableElementConfirm ? protocol.elementData : undefined}
        canSign={canSign}
        isBusy={signing.busy}
        onSign={sign}
        onClose={() => window.close()}
      />
      {signing.element}
    </>
  )
}
