import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { signupProtocolLabels } from '#api/generated/corp/labels/signupProtocol.ts'
import type { SignupApplication } from '#api/generated/corp/model/index.ts'
import { presignSignupAgreement, useSignupApplicationDetail } from '#api/generated/corp/signups/signups.ts'
import { useAction } from '#hooks/useAction.ts'
import { onProtocolSigned } from '#pages/credit/signedProtocols.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(signupProtocolLabels)

/** 合作协议：逐份在新标签页阅读签署，签完这里随即更新（T-PRT-02）；链接隔日失效，可重新取得。 */
export function SignupProtocols({ application }: { application: SignupApplication }) {
  const { signupNo, protocols } = application
  const { mutate } = useSignupApplicationDetail({ signupNo })
  const renew = useAction((no: string) => presignSignupAgreement({ signupNo: no }), {
    success: '签署链接已更新',
  })
  useEffect(
    // 协议在另一个标签页签署，那里的缓存与这里无关：签完由它告知
    () => onProtocolSigned(({ bizNo }) => bizNo === signupNo && void mutate()),
    [signupNo, mutate],
  )
  if (protocols.length === 0) return null
  const canSign = application.actions.some((action) => action.code === 'SIGN' && action.enabled)
  const columns = [
    is.code('protocolNo'),
    is.text('protocolName'),
    is.dict('protocolStatus', 'PROTOCOL_STATUS'),
    ...(canSign
      ? [
          is.buttons(({ protocolStatus, protocolName, agreementSignTempId }) => {
            if (protocolStatus !== 'WAIT_SIGN') return '已签署'
            return agreementSignTempId ? (
              // opener 留着：签好由那个标签页告诉这里
              <Link
                target="_blank"
                rel="opener"
                to={href(credit.signHtml, { agreementSignTempId })}
                aria-label={`在新标签页签署${protocolName}`}
              >
                在新标签页签署
              </Link>
            ) : (
              <button type="button" className="text-button" onClick={() => void renew.run(signupNo)}>
                链接已失效，重新取得
              </button>
            )
          }),
        ]
      : []),
  ]
  return (
    <Section title="合作协议">
      <PlainTable label="合作协议" columns={columns} rows={protocols} rowKey="protocolNo" />
    </Section>
  )
}
