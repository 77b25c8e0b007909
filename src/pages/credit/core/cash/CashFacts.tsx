import { cashBatchLabels } from '#api/generated/corp/labels/cashBatch.ts'
import { cashItemLabels } from '#api/generated/corp/labels/cashItem.ts'
import type { CashBatchDetail, CashItem } from '#api/generated/corp/model/index.ts'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { FileName } from '#business/attachments/FileName.tsx'
import { useReceipt } from '#business/useReceipt.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { type Column, column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { CashDueDate } from './CashDueDate.tsx'
import { CheckedPayee } from './CheckedPayee.tsx'

const is = column(cashBatchLabels)
const basics = [
  is.code('cashNo'),
  is.dict('cashStatus', 'CASH_STATUS'),
  is.custom('cashDueDate', (batch) => <CashDueDate batch={batch} />),
  is.money('cashTotalAmount'),
  is.money('paidAmount'),
  is.money('unpaidAmount'),
  is.money('penaltyAmount', { title: '逾期利息' }),
  is.number('holdingCount'),
  is.dict('payChannel', 'PAY_CHANNEL', { tone: 'plain' }),
  is.text('payAccountNo'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
  is.text('stateReason', { title: '状态说明' }),
]

/** 有逾期利息的才有：结清没有，哪天以哪笔流水付的。 */
const penalty = [
  is.dict('penaltyStatus', 'PENALTY_STATUS', { title: '利息状态' }),
  is.date('penaltySettledDate', { title: '利息付款日期' }),
  is.text('penaltySerialNo', { title: '利息流水号' }),
]

const its = column(cashItemLabels)
/** 明细的列：付给谁、多少；登记过的随后是付款，再是状态与账户。 */
const payees: readonly Column<CashItem>[] = [
  its.custom('cashItemNo', (item) => item.cashItemNo.slice(-3), { title: '明细号', width: 70 }),
  its.text('payeeName'),
  its.money('cashAmount'),
]
const accounts: readonly Column<CashItem>[] = [
  its.dict('cashItemStatus', 'CASH_ITEM_STATUS'),
  its.custom('payeeAccountNo', (item) => <CheckedPayee item={item} />, { width: 210 }),
  its.text('payeeBankName'),
  its.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
    width: 260,
  }),
  its.code('voucherNo'),
]
const payments: readonly Column<CashItem>[] = [
  its.date('paidDate'),
  its.text('bankSerialNo'),
  its.custom('payVoucherFile', (item) => <FileName file={item.payVoucherFile} />, {
    width: 150,
  }),
]
const overdue = its.money('penaltyAmount')
const failure = its.dict('payFailReason', 'PAY_FAIL_REASON', { title: '上次失败原因', tone: 'failed' })

/** 一批兑付的全部内容：要素、付给每个持有方的明细、轨迹；详情与审批共用。 */
export function CashFacts({ batch }: { batch: CashBatchDetail }) {
  const receipt = useReceipt()
  const paid = batch.items.some((item) => item.paidDate)
  const columns = [
    ...payees,
    ...(batch.items.some((item) => item.payFailReason) ? [failure] : []),
    ...(paid ? payments : []),
    ...accounts,
    ...(batch.items.some((item) => item.penaltyAmount !== '0.00') ? [overdue] : []),
    ...(batch.items.some((item) => item.receiptNo)
      ? [its.actions({ RECEIPT: ['下载回单', (item) => receipt(item.receiptNo)] }, { width: 100 })]
      : []),
  ]
  return (
    <>
      {batch.payeeChanged ? (
        <Alert tone="warn">提交申请之后有收款账户变动，已在明细中标出，请核实后再审批</Alert>
      ) : null}
      <Facts
        title="基本信息"
        of={batch}
        items={batch.penaltyStatus ? [...basics, ...penalty] : basics}
        columns={2}
      />
      <Section title="兑付明细">
        <PlainTable label="兑付明细" columns={columns} rows={batch.items} rowKey="cashItemNo" />
      </Section>
      <Evidence of={batch} />
      <Trail rows={batch.auditTrail} />
    </>
  )
}
