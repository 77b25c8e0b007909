// BIL 平台账单与 BIV 账单开票：条件与效果。

import { yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { askBank } from '../bank/orders.ts'
import type { BankAccountRow } from '../bankAccount/rows.ts'
import { feeReceipt } from '../receipt/book.ts'
import type { BillRow } from './rows.ts'
import { buildBill } from './seed.ts'
import { billFlow, billInvoiceFlow } from './transitions.ts'

/** 银行与平台过一会儿自己答复，除非已有人让它先答了。 */
const BANK_MS = 60_000
const TRANSFER_MS = 3_600_000
const INVOICE_MS = 300_000

const tell = (world: World, row: BillRow, title: string, messageType: MessageRow['messageType'] = 'NOTICE') =>
  world.notify({
    corpId: row.corpId,
    messageType,
    messageTitle: title,
    messageContent: `${row.billNo}，${dictLabel('FEE_TYPE', row.feeType)}，金额${yuan(row.billAmount)}`,
    bizNo: row.billNo,
    jumpPath: '/my/bill',
  })

/** T-BIL-01 出账：一笔业务收一次费，公式与费率当时就写下。 */
export const openBill = (
  world: World,
  part: Pick<BillRow, 'corpId' | 'feeType' | 'billAmount' | 'billFormula' | 'bizNo'>,
): BillRow => {
  const bill = buildBill(world, part)
  billFlow.enter(world, 'T-BIL-01')
  tell(world, bill, '有新的平台账单')
  return bill
}

/** 已验证的缴费账户。 */
export const feeAccountsOf = (world: World, corpId: string): BankAccountRow[] =>
  world.bankAccounts.where(
    (row) =>
      row.corpId === corpId &&
      row.accountPurpose.includes('FEE') &&
      row.accountStatus === 'ACTIVE' &&
      row.accountAuthStatus === 'VERIFIED',
  )

/** 账户扣缴用的账户，须是已验证的缴费账户。 */
export const needFeeAccount = (
  world: World,
  corpId: string,
  accountId: string | undefined,
): BankAccountRow => {
  const account = feeAccountsOf(world, corpId).find((one) => one.accountId === accountId)
  if (!account) throw new BusinessError('T-BIL-02', '请选择已验证的缴费账户')
  return account
}

/** T-BIL-03 到账：写回单。 */
const arrived = (world: World, row: BillRow): void => {
  billFlow.step(world, row, 'T-BIL-03')
  row.payTime = world.now()
  row.receiptNo = feeReceipt(world, row)
  const { corpId, billNo: bizNo, billAmount: amount } = row
  world.book({ event: 'T-BIL-03', corpId, bizNo, amount, summary: '平台账单', operatorName: '银行' })
  tell(world, row, '平台账单缴费成功')
}

/** T-BIL-02 缴费：账户扣缴要有已验证的缴费账户；对公转账附言写账单编号。 */
export const payBill = (
  command: Command<BillRow>,
  pay: { payWay: 'ACCOUNT' | 'TRANSFER'; accountId?: string },
): void => {
  const { world, row, actor } = command
  billFlow.check(command, 'T-BIL-02')
  const account = pay.payWay === 'ACCOUNT' && needFeeAccount(world, row.corpId, pay.accountId)
  billFlow.step(world, row, 'T-BIL-02', actor)
  row.payWay = pay.payWay
  delete row.failReason
  if (account) row.payAccountId = account.accountId
  else delete row.payAccountId
  const seen = row.version
  world.schedule(world.clock.ms() + (account ? BANK_MS : TRANSFER_MS), () => {
    if (row.billStatus === 'PAYING' && row.version === seen && world.settings.bankAnswers) arrived(world, row)
  })
}

/** T-BIL-07 银行未答复：问清之前不再缴。 */
const silence = (world: World, row: BillRow): void => {
  billFlow.step(world, row, 'T-BIL-07')
  tell(world, row, '银行未答复平台账单的缴费，请与银行核对', 'WARN')
}

export const bankOrders = (world: World) =>
  world.bills
    .where((row) => row.billStatus === 'PAYING')
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => arrived(world, row),
      silence: () => silence(world, row),
    }))

/** 向银行查询未答复的一笔缴费。 */
export const askBillBank = (command: Command<BillRow>): void => {
  const { world, row } = command
  billFlow.check(command, 'ASK_BANK')
  askBank(world, row.billStatus, () => arrived(world, row))
}

/** T-BIV-01 申请开票：已缴费，开票信息已生效。 */
export const applyInvoice = (command: Command<BillRow>): void => {
  const { world, row, actor } = command
  if (row.billStatus !== 'PAID') throw new BusinessError('T-BIV-01', '缴费后才能申请开票')
  billInvoiceFlow.check(command, 'T-BIV-01')
  billInvoiceFlow.step(world, row, 'T-BIV-01', actor)
  delete row.failReason
  const seen = row.version
  world.schedule(world.clock.ms() + INVOICE_MS, () => {
    if (row.billInvoiceStatus === 'APPLYING' && row.version === seen) invoiced(world, row)
  })
}

/** T-BIV-02 开票成功：发送到收票邮箱，可下载。 */
const invoiced = (world: World, row: BillRow): void => {
  billInvoiceFlow.step(world, row, 'T-BIV-02')
  row.invoiceNo = `2632${world.random.digits(16)}`
  row.invoiceTime = world.now()
  tell(world, row, '账单发票已开具，已发送到收票邮箱')
}

/** T-BIV-04 申请红冲：说明原因；平台红冲后可重新申请。 */
export const applyRedFlush = (command: Command<BillRow>, reason: string): void => {
  const { world, row, actor } = command
  billInvoiceFlow.check(command, 'T-BIV-04')
  if (!reason.trim()) throw new BusinessError('T-BIV-04', '请填写红冲原因')
  billInvoiceFlow.step(world, row, 'T-BIV-04', actor, { opinion: reason.trim() })
  row.redFlushReason = reason.trim()
  const seen = row.version
  world.schedule(world.clock.ms() + INVOICE_MS, () => {
    if (row.billInvoiceStatus === 'RED_FLUSHING' && row.version === seen) flushed(world, row)
  })
}

/** T-BIV-05 红冲完成：原发票作废。 */
const flushed = (world: World, row: BillRow): void => {
  billInvoiceFlow.step(world, row, 'T-BIV-05')
  tell(world, row, '账单发票已红冲，可重新申请开票')
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-BIL-03', '账单到账（账单编号）', (world, key) => arrived(world, world.bills.need(key))),
  event('bank', 'T-BIL-04', '账单缴费失败（账单编号）', (world, key) => {
    const row = world.bills.need(key)
    billFlow.step(world, row, 'T-BIL-04')
    row.failReason = '账户余额不足'
    tell(world, row, '平台账单缴费失败', 'WARN')
  }),
  event('bank', 'T-BIL-07', '不答复账单缴费（账单编号）', (world, key) =>
    silence(world, world.bills.need(key)),
  ),
  event('platform', 'T-BIL-06', '减免账单（账单编号）', (world, key) => {
    const row = world.bills.need(key)
    billFlow.step(world, row, 'T-BIL-06')
    tell(world, row, '平台账单已减免')
  }),
  event('platform', 'T-BIV-02', '账单开票成功（账单编号）', (world, key) =>
    invoiced(world, world.bills.need(key)),
  ),
  event('platform', 'T-BIV-03', '账单开票失败（账单编号）', (world, key) => {
    const row = world.bills.need(key)
    billInvoiceFlow.step(world, row, 'T-BIV-03')
    row.failReason = '纳税人识别号与抬头不符'
    tell(world, row, '账单开票失败', 'WARN')
  }),
  event('platform', 'T-BIV-05', '账单发票红冲（账单编号）', (world, key) =>
    flushed(world, world.bills.need(key)),
  ),
]

/** T-BIL-05 逾期：截止日的次日。 */
export const overdueBills = (world: World): void => {
  const today = world.today()
  for (const row of world.bills.where((one) => one.billStatus === 'WAIT_PAY' && one.billDueDate < today)) {
    billFlow.step(world, row, 'T-BIL-05')
    tell(world, row, '平台账单已逾期，请尽快缴费', 'WARN')
  }
}
