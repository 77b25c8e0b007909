import { Link } from 'react-router-dom'
import { signAbsTransferAgreement } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import { absProtocolLabels } from '#api/generated/corp/labels/absProtocol.ts'
import { ProtocolList } from '#business/abs/protocol/List.tsx'
import { NO_VALUE } from '#domain/noValue.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(absProtocolLabels)

const transferLink = is.custom(
  'absTransferNo',
  ({ absTransferNo }) =>
    absTransferNo ? (
      <Link to={href(abs.chainTransferApplyDetail, { absTransferNo })}>{absTransferNo}</Link>
    ) : (
      NO_VALUE
    ),
  { width: 200 },
)

/** 协议管理（链上）：转让协议、保理合同、转让通知书；转让协议在这里签署（T-ATR-10）。 */
export default function ReceivableFilePage() {
  return (
    <ProtocolList
      counterparty="debtorName"
      columns={[transferLink]}
      payableHref={(payableNo) => href(abs.chainReceivableQuery, { view: 'detail', payableNo })}
      sign={['签署', signAbsTransferAgreement]}
      guidance="还没有协议。保理商审核通过转让申请后，请在这里签署转让协议"
    />
  )
}
