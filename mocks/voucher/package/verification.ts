// 提交之后的自动校验（T-FDP-04 至 06）：按世界的时间一张一张查，看得见进度；以及平台与税务自己会做的。
import { yuan } from '#domain/money.ts'
import { OutsideError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel, dictValue } from '../../portal/dictionary/dictionaries.ts'
import { warnOfInvoice } from '../../reverseFactoring/invoice/recheck.ts'
import type { InvoiceRow } from '../trade/rows.ts'
import { answerRecheck, answerVerify, taxAnswer, VERIFY_MS } from '../trade/tax.ts'
import { invoiceFlow } from '../trade/transitions.ts'
import { setCover } from './book.ts'
import { isBuyer, packageInvoices } from './contents.ts'
import type { FinanceDataPackageRow } from './rows.ts'
import { packageOperator } from './rules.ts'
import { packageFlow } from './transitions.ts'

/** 查验结果不合格的说明。 */
export const failReasons: Partial<Record<InvoiceRow['invoiceVerifyStatus'], string>> = {
  MISMATCH: '票面信息与税务登记不一致',
  NOT_FOUND: '税务系统查无此票',
  VOID: '发票已作废',
  RED: '发票已红冲',
}

const tell = (
  world: World,
  row: FinanceDataPackageRow,
  messageType: 'NOTICE' | 'WARN',
  title: string,
  text: string,
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [packageOperator(row)],
    messageType,
    messageTitle: title,
    messageContent: `${row.packageName}（${row.packageNo}），${text}`,
    bizNo: row.packageNo,
    jumpPath: `/${row.productType === 'ABS' ? 'abs' : 'credit'}/finance-data/detail?packageNo=${row.packageNo}`,
  })

/** 发票不能支撑融资的原因：查验结果，或买卖双方对不上；合格为 undefined。 */
export const failReasonOf = (
  world: World,
  row: FinanceDataPackageRow,
  invoice: InvoiceRow,
): string | undefined => {
  const reason = failReasons[invoice.invoiceVerifyStatus]
  if (reason) return reason
  if (invoice.sellerName !== world.corps.need(row.corpId).corpName) return '销售方与本企业不一致'
  return isBuyer(world, row, invoice.buyerName) ? undefined : '购买方与交易对手不一致'
}

/** T-FDP-05 校验通过：算出可用金额；有不合格的发票则 T-FDP-06，逐张给出原因。 */
const settle = (world: World, row: FinanceDataPackageRow): void => {
  row.failures = packageInvoices(world, row).flatMap((invoice) => {
    const reason = failReasonOf(world, row, invoice)
    return reason ? [{ invoiceNo: invoice.invoiceNo, reason }] : []
  })
  if (row.failures.length > 0) {
    packageFlow.step(world, row, 'T-FDP-06')
    return tell(
      world,
      row,
      'WARN',
      '融资资料校验不通过',
      `${row.failures.length}张发票不合格，请处理后重新提交`,
    )
  }
  packageFlow.step(world, row, 'T-FDP-05')
  setCover(world, row)
  tell(world, row, 'NOTICE', '融资资料校验通过', `可用金额${yuan(row.packageAmount)}`)
}

const check = (world: World, row: FinanceDataPackageRow, invoice: InvoiceRow): void => {
  if (invoice.invoiceVerifyStatus !== 'PASS') answerVerify(world, invoice, taxAnswer(invoice.invoiceNo))
  row.checkedNos.push(invoice.invoiceNo)
}

/** 还没查过的下一张。 */
const unchecked = (world: World, row: FinanceDataPackageRow): InvoiceRow | undefined =>
  packageInvoices(world, row).find(({ invoiceNo }) => !row.checkedNos.includes(invoiceNo))

const start = (world: World, row: FinanceDataPackageRow): void => {
  packageFlow.step(world, row, 'T-FDP-04')
  for (const invoice of packageInvoices(world, row)) {
    if (invoiceFlow.isReadyFor(invoice, 'PACKAGED')) invoiceFlow.step(world, invoice, 'PACKAGED')
  }
}

/** T-FDP-04 自动校验：稍后开始，一张一张查验；外部事件已了结的不再继续。 */
export const verifyLater = (world: World, row: FinanceDataPackageRow): void => {
  const submitted = row.submitTime
  const next = (later: World): void => {
    if (row.submitTime !== submitted) return
    if (packageFlow.isReadyFor(row, 'T-FDP-04')) start(later, row)
    else if (packageFlow.isReadyFor(row, 'T-FDP-05')) {
      const invoice = unchecked(later, row)
      if (invoice) check(later, row, invoice)
      else return settle(later, row)
    } else return
    later.schedule(later.clock.ms() + VERIFY_MS, next)
  }
  world.schedule(world.clock.ms() + VERIFY_MS, next)
}

/** 正在校验的资料包；刚提交的随即开始。 */
const underWay = (world: World, packageNo: string): FinanceDataPackageRow => {
  const row = world.financeDataPackages.need(packageNo)
  if (packageFlow.isReadyFor(row, 'T-FDP-04')) start(world, row)
  return row
}

const finish = (world: World, row: FinanceDataPackageRow): void => {
  for (let invoice = unchecked(world, row); invoice; invoice = unchecked(world, row))
    check(world, row, invoice)
}

/** 外部机构会做的。 */
export const events = [
  event('platform', 'T-FDP-05', '资料校验通过（资料包编号）', (world, key) => {
    const row = underWay(world, key.trim())
    const bad = packageInvoices(world, row).find(
      ({ invoiceNo, invoiceVerifyStatus: status }) =>
        (status === 'PASS' ? status : taxAnswer(invoiceNo)) !== 'PASS',
    )
    if (bad) throw new OutsideError(`发票${bad.invoiceNo}查验不一致，不能通过`)
    finish(world, row)
    settle(world, row)
  }),
  event('platform', 'T-FDP-06', '资料校验不通过（资料包编号，空格后可跟发票号码）', (world, key) => {
    const [packageNo = '', wanted] = key.trim().split(/\s+/)
    const row = underWay(world, packageNo)
    const invoice = packageInvoices(world, row).find((one) => !wanted || one.invoiceNo === wanted)
    if (!invoice) throw new OutsideError('资料包里没有这张发票')
    finish(world, row)
    answerVerify(world, invoice, 'MISMATCH')
    settle(world, row)
  }),
  event('tax', 'T-RIV-03', '发票复验异常（发票号码，空格后可跟 已红冲、已作废）', (world, key) => {
    const [invoiceNo = '', wanted = 'RED'] = key.trim().split(/\s+/)
    const invoice = world.invoices.need(invoiceNo)
    if (!invoiceFlow.isReadyFor(invoice, 'T-RIV-03')) throw new OutsideError('只复验查验一致的发票')
    const status = dictValue('INVOICE_VERIFY_STATUS', wanted) === 'VOID' ? 'VOID' : 'RED'
    answerRecheck(world, invoice, status)
    warnOfInvoice(world, invoice)
    const holder = world.financeDataPackages.find(
      (row) => row.packageStatus !== 'VOID' && row.invoiceNos.includes(invoiceNo),
    )
    const text = `发票${invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', status)}`
    if (holder) tell(world, holder, 'WARN', '发票复验异常', `${text}，资料包不能再引用`)
  }),
]
