import { withdrawApplicationLabels } from '#api/generated/corp/labels/withdrawApplication.ts'
import type { WithdrawApplication } from '#api/generated/corp/model/index.ts'
import { useWithdrawApplicationDetail } from '#api/generated/corp/withdrawals/withdrawals.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(withdrawApplicationLabels)
const basics = [
  is.code('withdrawNo'),
  is.code('voucherNo'),
  is.dict('withdrawStatus', 'WITHDRAW_STATUS'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('issueDate'),
  is.date('promisePayDate'),
  is.dict('withdrawReason', 'WITHDRAW_REASON', { tone: 'plain' }),
  is.text('withdrawDesc'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('stateReason', { title: '状态说明' }),
]

/** 撤回申请的全部内容；详情与复核共用。 */
export function WithdrawFacts({ application }: { application: WithdrawApplication }) {
  return (
    <>
      <Facts title="基本信息" of={application} items={basics} />
      <Evidence of={application} />
      <Trail rows={application.auditTrail} />
    </>
  )
}

/** 一份撤回申请：内容与经过。 */
export const WithdrawDetailView = detailView('撤回申请', useWithdrawApplicationDetail, (application) => (
  <WithdrawFacts application={application} />
))
