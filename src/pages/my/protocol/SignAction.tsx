import { Link } from 'react-router-dom'
import type { Protocol } from '#api/generated/corp/model/index.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { RowActions } from '#ui/table/RowActions.tsx'

interface SignActionProps {
  protocol: Protocol
  /** 在本页读完并签署 */
  onSign: (protocol: Protocol) => void
}

/** 签署一份协议：业务协议在新标签页的签署页签，平台协议在本页签；不能签的说明原因（T-PRT-02）。 */
export function SignAction({ protocol, onSign }: SignActionProps) {
  const { allowed, agreementSignTempId } = protocol
  if (allowed.some(({ code, enabled }) => code === 'SIGN' && enabled))
    return (
      <Link to={href(credit.signHtml, { agreementSignTempId })} target="_blank" rel="opener">
        签署
      </Link>
    )
  return (
    <RowActions
      allowed={allowed}
      actions={allowed.map(({ code }) => ({ code, label: '签署', onClick: () => onSign(protocol) }))}
    />
  )
}
