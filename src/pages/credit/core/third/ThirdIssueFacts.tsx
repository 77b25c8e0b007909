import { thirdIssueApplicationLabels } from '#api/generated/corp/labels/thirdIssueApplication.ts'
import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { SmeTerm } from '#pages/credit/core/issue/SmeTerm.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(thirdIssueApplicationLabels)
const request = [
  is.code('thirdNo'),
  is.text('thirdPlatformName'),
  is.code('thirdBizNo'),
  is.code('orderNo'),
  is.instant('receivedTime'),
  is.dict('thirdStatus', 'THIRD_STATUS'),
  is.dict('callbackStatus', 'CALLBACK_STATUS'),
  is.code('issueNo', { title: '开立申请编号' }),
  is.code('voucherNo'),
]
const basics = [
  is.text('receiverName'),
  is.text('receiverUscc'),
  is.masked('receiverAccountNo'),
  is.money('faceAmount'),
  is.text('faceAmountCn'),
  is.date('promisePayDate'),
  is.number('termDays', { title: '期限（天）' }),
  is.bool('finalRequired'),
  is.text('longTermReason'),
  is.masked('payAccountNo'),
  is.bool('receiverConsent', { title: '接收方已同意' }),
  is.text('remark'),
]
const trade = [
  is.code('contractNo'),
  is.money('contractAmount'),
  is.date('smePayBasisDate', { title: '交付日' }),
  is.money('invoiceTotalAmount'),
  is.number('invoiceCount'),
  is.text('tradeBackground'),
]

/** 平台推来的请求：哪个平台、它的业务单号与采购订单、什么时候推来；补录与复核的人据以对上自己的账。 */
export function ThirdRequest({ application }: { application: ThirdIssueApplication }) {
  return <Facts title="平台请求" of={application} items={request} />
}

/** 三方申请的全部内容：平台的请求、开立内容、交易背景、附件、审批轨迹；详情与复核共用。 */
export function ThirdIssueFacts({ application }: { application: ThirdIssueApplication }) {
  const { thirdStatus, finalReasons = [] } = application
  const failed = thirdStatus === 'REJECTED' || thirdStatus === 'CALLBACK_FAILED'
  const undecided = thirdStatus === 'PENDING_REVIEW' || thirdStatus === 'PENDING_FINAL'
  return (
    <>
      {undecided && finalReasons.length > 0 ? (
        <Alert tone="warn">{`需终审：${finalReasons.join('、')}`}</Alert>
      ) : null}
      <StateAlert of={application} warn={failed} />
      <SmeTerm of={application} />
      <Evidence of={application} occupies={application.faceAmount} />
      <ThirdRequest application={application} />
      <Facts title="基本信息" of={application} items={basics} />
      <Facts title="交易背景" of={application} items={trade} />
      <Trail rows={application.auditTrail} />
    </>
  )
}
