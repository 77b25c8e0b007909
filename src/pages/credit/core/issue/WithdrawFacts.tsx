import type { WithdrawApplication } from '#api/generated/corp/model/index.ts'
import { useWithdrawApplicationDetail } from '#api/generated/corp/withdrawals/withdrawals.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<WithdrawApplication>()
const basics = [
  is.code('withdrawNo', '撤回编号'),
  is.code('voucherNo', '凭证编号'),
  is.dict('withdrawStatus', '撤回状态', 'WITHDRAW_STATUS'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
  is.dict('withdrawReason', '撤回原因', 'WITHDRAW_REASON', { tone: 'plain' }),
  is.text('withdrawDesc', '撤回说明'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('stateReason', '状态说明'),
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
