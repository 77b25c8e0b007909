import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { SmeTerm } from './SmeTerm.tsx'

const is = column(issueApplicationLabels)
const basics = [
  is.code('issueNo'),
  is.code('voucherNo'),
  is.dict('issueStatus', 'ISSUE_STATUS'),
  is.text('issuerName'),
  is.text('receiverName'),
  is.text('receiverUscc'),
  is.money('faceAmount'),
  is.text('faceAmountCn'),
  is.dict('issueChannel', 'ISSUE_CHANNEL', { tone: 'plain' }),
  is.code('batchNo'),
  is.date('issueDate'),
  is.date('promisePayDate'),
  is.number('termDays', { title: '期限（天）' }),
  is.bool('finalRequired'),
  is.text('longTermReason'),
  is.date('signDeadline'),
]
const platform = [is.text('thirdPlatformName'), is.code('thirdBizNo'), is.code('thirdNo')]
const trade = [
  is.code('contractNo'),
  is.money('contractAmount'),
  is.date('smePayBasisDate', { title: '交付日' }),
  is.money('invoiceTotalAmount'),
  is.number('invoiceCount'),
  is.text('tradeBackground'),
]
const funds = [
  is.masked('payAccountNo'),
  is.custom('receiverAccountNo', ({ issueNo, actions, receiverAccountNo }) => (
    <AccountNo subject="ISSUE" documentNo={issueNo} actions={actions} accountNo={receiverAccountNo} />
  )),
  is.text('funderName', { title: '资金方' }),
  is.bool('transferAllowed'),
  is.bool('financeAllowed'),
  is.number('maxTransferLevel'),
  is.bool('receiverConsent', { title: '接收方已同意' }),
  is.dict('interestBearer', 'INTEREST_BEARER'),
  is.text('remark'),
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
