import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { SmeTerm } from './SmeTerm.tsx'

const is = column<IssueApplication>()
const basics = [
  is.code('issueNo', '开立申请编号'),
  is.code('voucherNo', '凭证编号'),
  is.dict('issueStatus', '开立状态', 'ISSUE_STATUS'),
  is.text('issuerName', '开立方'),
  is.text('receiverName', '接收方'),
  is.text('receiverUscc', '接收方信用代码'),
  is.money('faceAmount', '凭证金额'),
  is.text('faceAmountCn', '金额大写'),
  is.dict('issueChannel', '开立渠道', 'ISSUE_CHANNEL', { tone: 'plain' }),
  is.code('batchNo', '批次号'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('termDays', '期限（天）'),
  is.bool('finalRequired', '是否需终审'),
  is.text('longTermReason', '超6个月说明'),
  is.date('signDeadline', '签收截止日'),
]
const platform = [
  is.text('thirdPlatformName', '第三方平台'),
  is.code('thirdBizNo', '第三方业务单号'),
  is.code('thirdNo', '三方申请编号'),
]
const trade = [
  is.code('contractNo', '合同编号'),
  is.money('contractAmount', '合同金额'),
  is.date('smePayBasisDate', '交付日'),
  is.money('invoiceTotalAmount', '发票总金额'),
  is.number('invoiceCount', '发票张数'),
  is.text('tradeBackground', '交易背景说明'),
]
const funds = [
  is.masked('payAccountNo', '付款账号'),
  is.custom('receiverAccountNo', '接收方收款账号', ({ issueNo, actions, receiverAccountNo }) => (
    <AccountNo subject="ISSUE" documentNo={issueNo} actions={actions} accountNo={receiverAccountNo} />
  )),
  is.text('funderName', '资金方'),
  is.bool('transferAllowed', '允许转让'),
  is.bool('financeAllowed', '允许融资'),
  is.number('maxTransferLevel', '最大转让层级'),
  is.bool('receiverConsent', '接收方已同意'),
  is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER'),
  is.text('remark', '备注'),
]

/** 开立申请的全部内容：基本信息、交易背景、资金信息、附件、审批轨迹；详情、复核与终审共用。 */
export function IssueFacts({ application }: { application: IssueApplication }) {
  return (
    <>
      <StateAlert of={application} warn={application.issueStatus === 'REJECTED'} />
      <SmeTerm of={application} />
      <Evidence of={application} occupies={application.faceAmount} />
      <Facts title="基本信息" of={application} items={basics} />
      {application.thirdNo ? <Facts title="第三方平台" of={application} items={platform} /> : null}
      <Facts title="交易背景" of={application} items={trade} />
      <Facts title="资金信息" of={application} items={funds} />
      <Trail rows={application.auditTrail} />
    </>
  )
}
