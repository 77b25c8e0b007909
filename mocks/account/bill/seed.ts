import { addDays } from '#domain/calendar.ts'
import { taxPartOf } from '#domain/finance.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { recorded } from '../bankAccount/seed.ts'
import { feeReceipt } from '../receipt/book.ts'
import { feeFormula } from './book.ts'
import type { BillRow } from './rows.ts'

/** 出账后多少天内缴费。 */
const DUE_DAYS = 15

/** 一张平台账单；未给的部分补上，税额按 F-12。 */
export const buildBill = (world: World, part: Partial<BillRow>): BillRow => {
  const day = part.createTime?.slice(0, 10) ?? world.today()
  const billNo = part.billNo ?? world.ids.next('BL', day)
  const billAmount = part.billAmount ?? '106.00'
  const time = part.createTime ?? world.now()
  return world.bills.put({
    ...recorded(billNo),
    createTime: time,
    auditTrail: [{ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: '出账' }],
    corpId: CORPS.core,
    billPeriod: day.slice(0, 7),
    feeType: 'ISSUE_FEE',
    billTaxAmount: taxPartOf(billAmount),
    billDueDate: addDays(day, DUE_DAYS),
    billFormula: feeFormula({ feeMode: 'FIXED', fee: billAmount }),
    billStatus: 'WAIT_PAY',
    billInvoiceStatus: 'NOT_APPLIED',
    version: 0,
    ...part,
    id: billNo,
    billNo,
    billAmount,
  })
}

const paid = (world: World, part: Partial<BillRow>): BillRow => {
  const bill = buildBill(world, part)
  const account = world.bankAccounts.find(
    (row) => row.corpId === bill.corpId && row.accountPurpose.includes('FEE'),
  )
  const maker = userWith(world, bill.corpId, 'POST_OPERATOR')
  const payTime = `${addDays(bill.createTime.slice(0, 10), 3)}T10:20:00+08:00`
  const line = { node: 'OPERATOR', operatorName: maker.personName, time: payTime, event: '缴费' } as const
  bill.auditTrail.push(line, {
    node: 'SYSTEM',
    operatorName: '系统',
    corpName: '平台',
    time: payTime,
    event: '到账',
  })
  Object.assign(bill, { billStatus: 'PAID', payWay: 'ACCOUNT', payAccountId: account?.accountId, payTime })
  bill.receiptNo = feeReceipt(world, bill)
  world.receipts.need(bill.receiptNo).tradeTime = payTime
  const { corpId, billNo: bizNo, billAmount: amount } = bill
  world.book({
    event: 'T-BIL-03',
    corpId,
    bizNo,
    amount,
    summary: '平台账单',
    operatorName: '银行',
    time: payTime,
  })
  return bill
}

/** 日常的平台账单：华岳智造与江苏恒拓各有待缴、逾期、已缴未开票、已开票的。 */
export const dailyBills = (world: World): void => {
  const ago = (days: number): string => `${addDays(world.today(), -days)}T10:30:00+08:00`
  for (const corpId of [CORPS.core, CORPS.chain]) {
    const feeType = corpId === CORPS.core ? 'ISSUE_FEE' : 'TRANSFER_FEE'
    const bill = (days: number, amount: string, fee: string): Partial<BillRow> => ({
      corpId,
      feeType,
      bizNo: world.issueApplications.find((row) => row.corpId === corpId && row.faceAmount === amount)
        ?.issueNo,
      createTime: ago(days),
      billAmount: fee,
      billFormula: feeFormula({ feeMode: 'ONE_OFF', amount, feeRate: '0.0500', fee }),
    })
    Object.assign(paid(world, bill(76, '3200000.00', '1600.00')), {
      billInvoiceStatus: 'INVOICED',
      invoiceNo: `26322000000${corpId.slice(1)}018842`,
      invoiceTime: ago(70),
    })
    paid(world, bill(55, '6800000.00', '3400.00'))
    buildBill(world, { ...bill(34, '450000.00', '225.00'), billStatus: 'OVERDUE' })
    buildBill(world, bill(2, '1280000.00', '640.00'))
    buildBill(world, {
      corpId,
      feeType: 'CERT_FEE',
      createTime: ago(9),
      billAmount: '300.00',
      billFormula: feeFormula({ feeMode: 'FIXED', fee: '300.00' }),
    })
  }
}
