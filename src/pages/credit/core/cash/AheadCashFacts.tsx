import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { yieldText } from './aheadYield.ts'

const is = column<AheadCashApplication>()
const basics = [
  is.code('aheadNo', '提前兑付编号'),
  is.dict('aheadStatus', '提前兑付状态', 'AHEAD_STATUS'),
  is.code('voucherNo', '凭证编号'),
  is.code('holdingNo', '持有编号'),
  is.text('issuerName', '开立方'),
  is.text('holderName', '持有方'),
  is.date('aheadDate', '提前付款日'),
  is.date('promisePayDate', '承诺付款日'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
  is.text('stateReason', '状态说明'),
]
const terms = [
  is.money('aheadAmount', '提前兑付金额'),
  is.rate('aheadRate', '折扣率（年化）'),
  is.number('remainDays', '剩余天数'),
  is.money('aheadDiscount', '折扣金额'),
  is.money('aheadPayAmount', '实付金额'),
  is.custom('yield', '年化收益率', yieldText),
]
const payment = [
  is.text('payAccountNo', '付款账号'),
  is.custom('payeeAccountNo', '收款账号', (row) => (
    <AccountNo
      subject="AHEAD_CASH"
      documentNo={row.aheadNo}
      actions={row.actions}
      accountNo={row.payeeAccountNo}
      formerAccountNo={row.appliedAccountNo}
      when="申请时"
    />
  )),
  is.custom('accountSource', '账号来源', ({ accountSource }) => <AccountSourceText source={accountSource} />),
  is.text('payeeBankName', '收款银行'),
  is.code('payInstructionNo', '支付指令号'),
  is.date('paidDate', '付款日期'),
  is.text('bankSerialNo', '银行流水号'),
  is.dict('payFailReason', '付款失败原因', 'PAY_FAIL_REASON', { tone: 'failed' }),
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
