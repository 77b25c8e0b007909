import { signAbsReceipt } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import { absProtocolLabels } from '#api/generated/corp/labels/absProtocol.ts'
import { ProtocolList } from '#business/abs/protocol/List.tsx'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(absProtocolLabels)

/** 协议管理（核心）：付款确认书、转让通知书与回执；回执在这里签署（T-PRT-02）。 */
export default function PayableFilePage() {
  return (
    <ProtocolList
      counterparty="creditorName"
      columns={[is.text('planName')]}
      payableHref={(payableNo) => href(abs.corePayableQuery, { view: 'detail', payableNo })}
      sign={['签署回执', signAbsReceipt]}
      guidance="还没有协议。确认应付即签署付款确认书，账款入池后请签署转让通知回执"
    />
  )
}
