import type { CashBatch, CashBatchDetail, CashItem } from '#api/generated/corp/model/index.ts'
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

const is = column<CashBatch>()
const basics = [
  is.code('cashNo', '兑付编号'),
  is.dict('cashStatus', '兑付状态', 'CASH_STATUS'),
  is.custom('cashDueDate', '应付日期', (batch) => <CashDueDate batch={batch} />),
  is.money('cashTotalAmount', '应付总额'),
  is.money('paidAmount', '已付金额'),
  is.money('unpaidAmount', '未付金额'),
  is.money('penaltyAmount', '逾期利息'),
  is.number('holdingCount', '持有方笔数'),
  is.dict('payChannel', '付款渠道', 'PAY_CHANNEL', { tone: 'plain' }),
  is.text('payAccountNo', '付款账号'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
  is.text('stateReason', '状态说明'),
]

/** 有逾期利息的才有：结清没有，哪天以哪笔流水付的。 */
const penalty = [
  is.dict('penaltyStatus', '利息状态', 'PENALTY_STATUS'),
  is.date('penaltySettledDate', '利息付款日期'),
  is.text('penaltySerialNo', '利息流水号'),
]

const its = column<CashItem>()
/** 明细的列：付给谁、多少；登记过的随后是付款，再是状态与账户。 */
const payees: readonly Column<CashItem>[] = [
  its.custom('cashItemNo', '明细号', (item) => item.cashItemNo.slice(-3), { width: 70 }),
  its.text('payeeName', '收款方'),
  its.money('cashAmount', '应付金额'),
]
const accounts: readonly Column<CashItem>[] = [
  its.dict('cashItemStatus', '明细状态', 'CASH_ITEM_STATUS'),
  its.custom('payeeAccountNo', '收款账号', (item) => <CheckedPayee item={item} />, { width: 210 }),
  its.text('payeeBankName', '收款银行'),
  its.custom(
    'accountSource',
    '账号来源',
    ({ accountSource }) => <AccountSourceText source={accountSource} />,
    { width: 260 },
  ),
  its.code('voucherNo', '凭证编号'),
]
const payments: readonly Column<CashItem>[] = [
  its.date('paidDate', '付款日期'),
  its.text('bankSerialNo', '银行流水号'),
  its.custom('payVoucherFile', '付款凭证', (item) => <FileName file={item.payVoucherFile} />, {
    width: 150,
  }),
]
const overdue = its.money('penaltyAmount', '逾期利息')
const failure = its.dict('payFailReason', '上次失败原因', 'PAY_FAIL_REASON', { tone: 'failed' })

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
