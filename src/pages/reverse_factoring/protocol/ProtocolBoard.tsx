import { rfProtocolLabels } from '#api/generated/corp/labels/rfProtocol.ts'
import type { RfProtocol } from '#api/generated/corp/model/index.ts'
import { signRfProtocol } from '#api/generated/corp/rf-protocols/rf-protocols.ts'
import { refusalOf } from '#business/approval/offering.ts'
import { ProtocolSigning } from '#business/protocol/Signing.tsx'
import { useCertifiedSigning } from '#business/signing/useCertifiedSigning.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(rfProtocolLabels)
const facts = [
  is.code('protocolNo'),
  is.text('protocolName'),
  is.dict('protocolStatus', 'PROTOCOL_STATUS'),
  is.dict('protocolType', 'PROTOCOL_TYPE', { tone: 'plain' }),
  is.custom('partyNames', ({ partyNames }) => partyNames.join('、')),
  is.text('partnerName'),
  is.instant('signTime'),
  is.date('protocolEffectiveDate'),
  is.date('protocolExpireDate'),
  is.number('revision'),
]

interface ProtocolBoardProps {
  protocol: RfProtocol
  /** 来签署的；只是查看时没有签署按钮 */
  isSigning: boolean
  onClose: () => void
}

/** 一份协议：要素、换版的变更、正文与签署、轨迹。 */
export function ProtocolBoard({ protocol, isSigning, onClose }: ProtocolBoardProps) {
  const { protocolNo, protocolName, agreementSignTempId, actions, changes } = protocol
  const offered = actions.find(({ code }) => code === 'SIGN' || code === 'RE_SIGN')
  const isAgain = offered?.code === 'RE_SIGN'
  const write = useSubmit(signRfProtocol, { success: '协议已签署，等待资金方会签', onDone: onClose })
  const signing = useCertifiedSigning(write)
  const canSign = isSigning && offered?.enabled === true
  const sign = () =>
    void signing.start({
      title: protocolName,
      sms: {
        businessType: 'RF_PROTOCOL',
        productType: 'REVERSE_FACTORING',
        businessKeys: [protocolNo],
        summary: `${isAgain ? '重签' : '签署'}${protocolName} ${protocolNo}`,
        content: [
          ['协议编号', protocolNo],
          ['签署方', protocol.partyNames.join('、')],
        ],
      },
      businessKey: agreementSignTempId,
      content: protocol.htmlContent,
      request: (signTicket) => ({
        ...refOf(protocol, 'protocolNo'),
        agreementSignTempId,
        ...(signTicket !== undefined && { signTicket }),
      }),
    })
  return (
    <>
      <StateAlert of={protocol} warn={protocol.protocolStatus === 'RE_SIGN'} />
      {isSigning && !canSign ? (
        <Alert tone="warn">{offered?.reason ?? refusalOf(protocol, 'SIGN')}</Alert>
      ) : null}
      <Facts title="协议信息" of={protocol} items={facts} />
      {changes.length > 0 ? (
        <Section title="版本变更">
          <ul aria-label="版本变更">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="协议正文">
        <ProtocolSigning
          protocol={protocol}
          canSign={canSign}
          isBusy={signing.busy}
          signText={isAgain ? '确认重签' : '确认签署'}
          onSign={sign}
          onClose={onClose}
        />
      </Section>
      <Trail title="签署轨迹" rows={protocol.auditTrail} />
      {signing.element}
    </>
  )
}
