import { recycleApplicationLabels } from '#api/generated/corp/labels/recycleApplication.ts'
import type { RecycleApplication } from '#api/generated/corp/model/index.ts'
import { useRecycleApplicationDetail } from '#api/generated/corp/recycles/recycles.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column, Money } from '#ui/table/columns.tsx'

const is = column(recycleApplicationLabels)
const basics = [
  is.code('recycleNo'),
  is.dict('recycleType', 'RECYCLE_TYPE', { tone: 'plain' }),
  is.dict('recycleStatus', 'RECYCLE_STATUS'),
  is.code('voucherNo'),
  is.text('holderName'),
  is.money('recycleAmount'),
  is.date('promisePayDate'),
  is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
  is.text('returnDesc'),
  is.dict('recycleDecision', 'RECYCLE_DECISION', { tone: 'plain' }),
  is.text('recycleReason'),
  is.date('consentDeadline', { title: '持有方答复截止' }),
  is.text('createUserName'),
  is.instant('submitTime'),
]
const impact = [
  is.money('availableLimit'),
  is.custom('availableLimitAfter', (row) => <Money value={row.availableLimitAfter} />, {
    title: '回收后可用额度（元）',
  }),
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
