import { Link } from 'react-router-dom'
import type { ReturnApplication } from '#api/generated/corp/model/index.ts'
import { useReturnApplicationDetail } from '#api/generated/corp/returns/returns.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<ReturnApplication>()
const basics = [
  is.code('returnNo', '退回编号'),
  is.code('voucherNo', '凭证编号'),
  is.code('holdingNo', '持有编号'),
  is.dict('returnStatus', '退回状态', 'RETURN_STATUS'),
  is.text('issuerName', '开立方'),
  is.text('returnToName', '退回对象'),
  is.money('returnAmount', '退回金额'),
  is.number('transferLevel', '流转层级'),
  is.date('promisePayDate', '承诺付款日'),
  is.dict('returnReason', '退回原因', 'RETURN_REASON', { tone: 'plain' }),
  is.text('returnDesc', '退回说明'),
  is.code('recycleNo', '回收编号'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
]

/** 退回申请的全部内容；详情与复核共用。 */
export function ReturnFacts({ application }: { application: ReturnApplication }) {
  const { returnStatus, voucherNo } = application
  return (
    <>
      <StateAlert of={application} warn={returnStatus === 'REJECTED' || returnStatus === 'COUNTER_REFUSED'} />
      <Evidence of={application} />
      <Facts
        title="基本信息"
        of={application}
        items={basics}
        extra={
          <Link to={href(shell.transferRecord, { voucherNo })} target="_blank" rel="noopener">
            流转记录
          </Link>
        }
      />
      <Trail rows={application.auditTrail} />
    </>
  )
}

/** 一份退回申请：内容与经过。 */
export const ReturnDetailView = detailView('退回申请', useReturnApplicationDetail, (application) => (
  <ReturnFacts application={application} />
))
