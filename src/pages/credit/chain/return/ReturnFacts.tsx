import { Link } from 'react-router-dom'
import { returnApplicationLabels } from '#api/generated/corp/labels/returnApplication.ts'
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

const is = column(returnApplicationLabels)
const basics = [
  is.code('returnNo'),
  is.code('voucherNo'),
  is.code('holdingNo'),
  is.dict('returnStatus', 'RETURN_STATUS'),
  is.text('issuerName'),
  is.text('returnToName'),
  is.money('returnAmount'),
  is.number('transferLevel'),
  is.date('promisePayDate'),
  is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
  is.text('returnDesc'),
  is.code('recycleNo', { title: '回收编号' }),
  is.text('createUserName'),
  is.instant('submitTime'),
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
