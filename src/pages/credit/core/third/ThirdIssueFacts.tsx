import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { SmeTerm } from '#pages/credit/core/issue/SmeTerm.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<ThirdIssueApplication>()
const request = [
  is.code('thirdNo', '三方申请编号'),
  is.text('thirdPlatformName', '第三方平台'),
  is.code('thirdBizNo', '第三方业务单号'),
  is.code('orderNo', '采购订单号'),
  is.instant('receivedTime', '接收时间'),
  is.dict('thirdStatus', '三方开立状态', 'THIRD_STATUS'),
  is.dict('callbackStatus', '回传状态', 'CALLBACK_STATUS'),
  is.code('issueNo', '开立申请编号'),
  is.code('voucherNo', '凭证编号'),
]
const basics = [
  is.text('receiverName', '接收方'),
  is.text('receiverUscc', '接收方信用代码'),
  is.masked('receiverAccountNo', '接收方收款账号'),
  is.money('faceAmount', '凭证金额'),
  is.text('faceAmountCn', '金额大写'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('termDays', '期限（天）'),
  is.bool('finalRequired', '是否需终审'),
  is.text('longTermReason', '超6个月说明'),
  is.masked('payAccountNo', '付款账号'),
  is.bool('receiverConsent', '接收方已同意'),
  is.text('remark', '备注'),
]
const trade = [
  is.code('contractNo', '合同编号'),
  is.money('contractAmount', '合同金额'),
  is.date('smePayBasisDate', '交付日'),
  is.money('invoiceTotalAmount', '发票总金额'),
  is.number('invoiceCount', '发票张数'),
  is.text('tradeBackground', '交易背景说明'),
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
