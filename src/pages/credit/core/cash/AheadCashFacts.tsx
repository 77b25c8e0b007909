import { aheadCashApplicationLabels } from '#api/generated/corp/labels/aheadCashApplication.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { yieldText } from './aheadYield.ts'

const is = column(aheadCashApplicationLabels)
const basics = [
  is.code('aheadNo'),
  is.dict('aheadStatus', 'AHEAD_STATUS'),
  is.code('voucherNo'),
  is.code('holdingNo'),
  is.text('issuerName'),
  is.text('holderName'),
  is.date('aheadDate'),
  is.date('promisePayDate'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
  is.text('stateReason', { title: '状态说明' }),
]
const terms = [
  is.money('aheadAmount'),
  is.rate('aheadRate', { title: '折扣率（年化）' }),
  is.number('remainDays', { title: '剩余天数' }),
  is.money('aheadDiscount'),
  is.money('aheadPayAmount'),
  is.derived('yield', '年化收益率', yieldText),
]
const payment = [
  is.text('payAccountNo'),
  is.custom('payeeAccountNo', (row) => (
    <AccountNo
      subject="AHEAD_CASH"
      documentNo={row.aheadNo}
      actions={row.actions}
      accountNo={row.payeeAccountNo}
      formerAccountNo={row.appliedAccountNo}
      when="申请时"
    />
  )),
  is.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
  }),
  is.text('payeeBankName'),
  is.code('payInstructionNo'),
  is.date('paidDate'),
  is.text('bankSerialNo'),
  is.dict('payFailReason', 'PAY_FAIL_REASON', { tone: 'failed' }),
]

/** 一份提前兑付的全部内容：要素、折扣与实付、付款、轨迹；详情与审批共用（F-06）。 */
export function AheadCashFacts({ application }: { application: AheadCashApplication }) {
  return (
    <>
      <Facts title="基本信息" of={application} items={basics} columns={2} />
      <Facts title="折扣与实付" of={application} items={terms} columns={2} />
      <Facts title="付款信息" of={application} items={payment} columns={2} />
      <Evidence of={application} />
      <Trail rows={application.auditTrail} />
    </>
  )
}
