import type { RecycleApplication } from '#api/generated/corp/model/index.ts'
import { useRecycleApplicationDetail } from '#api/generated/corp/recycles/recycles.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column, Money } from '#ui/table/columns.tsx'

const is = column<RecycleApplication>()
const basics = [
  is.code('recycleNo', '回收编号'),
  is.dict('recycleType', '回收类型', 'RECYCLE_TYPE', { tone: 'plain' }),
  is.dict('recycleStatus', '回收状态', 'RECYCLE_STATUS'),
  is.code('voucherNo', '凭证编号'),
  is.text('holderName', '持有方'),
  is.money('recycleAmount', '回收金额'),
  is.date('promisePayDate', '承诺付款日'),
  is.dict('returnReason', '退回原因', 'RETURN_REASON', { tone: 'plain' }),
  is.text('returnDesc', '退回说明'),
  is.dict('recycleDecision', '受理意见', 'RECYCLE_DECISION', { tone: 'plain' }),
  is.text('recycleReason', '回收原因'),
  is.date('consentDeadline', '持有方答复截止'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
]
const impact = [
  is.money('availableLimit', '当前可用额度'),
  is.custom('availableLimitAfter', '回收后可用额度（元）', (row) => (
    <Money value={row.availableLimitAfter} />
  )),
]

/** 回收之后额度怎么变；已结束的没有。 */
export function LimitImpact({ application }: { application: RecycleApplication }) {
  if (!application.availableLimitAfter || application.recycleDecision === 'REFUSE') return null
  return <Facts title="额度影响" of={application} items={impact} />
}

/** 回收申请的全部内容；详情与复核共用。 */
export function RecycleFacts({ application }: { application: RecycleApplication }) {
  return (
    <>
      <StateAlert of={application} />
      <Evidence of={application} />
      <Facts title="基本信息" of={application} items={basics} />
      <LimitImpact application={application} />
      <Trail rows={application.auditTrail} />
    </>
  )
}

/** 一份回收申请：内容与经过。 */
export const RecycleDetailView = detailView('回收申请', useRecycleApplicationDetail, (application) => (
  <RecycleFacts application={application} />
))
