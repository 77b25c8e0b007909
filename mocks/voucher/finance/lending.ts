// 融资的钱：T-FIN-09 签署、T-FIN-11 放款、T-FIN-14 结清、T-FIN-15 逾期。
import { addWorkingDays } from '#domain/calendar.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { feeFormula } from '../../account/bill/book.ts'
import { openBill } from '../../account/bill/flow.ts'
import { signDocuments } from '../../financing/documents.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import { freeLimit, lendHoldings } from './book.ts'
import type { Act } from './flow.ts'
import { funderStep, needOpen } from './funder.ts'
import { tellApplicant, tellIssuer } from './notices.ts'
import { priced } from './quote.ts'
import { lendReceipt } from './receipt.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { financeFlow, registerFlow } from './transitions.ts'

/** T-FIN-09 签署合同：经办本人不可签（INV-01），签后通知开立方，由资金方登记。 */
export const signContract: Act<{ agreementSignTempId: string }> = (
  world,
  row,
  actor,
  { version, agreementSignTempId },
) => {
  financeFlow.check({ world, row, actor, version }, 'T-FIN-09')
  signDocuments(world, row.financeNo, agreementSignTempId, actor)
  financeFlow.step(world, row, 'T-FIN-09', actor)
  registerFlow.step(world, row, 'BEGIN')
  tellIssuer(world, row)
}

const bill = (world: World, row: FinanceApplicationRow, corpId: string, amount: string): void => {
  if (!isPositive(amount)) return
  world.funderBills.put({
    funderBillNo: world.ids.next('FB', world.today()),
    corpId,
    funderName: row.funderName!,
    funderBillType: 'INTEREST',
    funderBillAmount: amount,
    funderBillDate: world.today(),
    bizNo: row.financeNo,
  })
}

/** 融资服务费账单：由申请方缴纳，不从融资款扣收（F-03）。 */
const feeBill = (world: World, row: FinanceApplicationRow): void => {
  if (!isPositive(row.serviceFee!)) return
  const { feeMode = 'FIXED', feeRate, financeDays, financeAmount, serviceFee } = row
  const terms = { feeMode, feeRate, days: financeDays, amount: financeAmount, fee: serviceFee! }
  openBill(world, {
    corpId: row.corpId,
    feeType: 'FINANCE_FEE',
    billAmount: serviceFee!,
    billFormula: feeFormula(terms),
    bizNo: row.financeNo,
  })
}

/** T-FIN-11 放款成功：按实际起息日重算利息与到账金额，资金方成为持有人，回单与账单随之产生。 */
export const lend = (world: World, key: string): void => {
  const row = needOpen(world, key.trim(), 'T-FIN-11')
  const price = row as Parameters<typeof priced>[0]
  Object.assign(row, priced(price, row.financeAmount!, world.today(), row.maturityDate!))
  funderStep(world, row, 'T-FIN-11')
  row.lendAmount = row.netAmount!
  row.lendTime = world.now()
  delete row.failReason
  row.receiptNo = lendReceipt(world, row)
  lendHoldings(world, row)
  bill(world, row, row.corpId, row.supplierInterest!)
  bill(world, row, row.issuerCorpId!, row.coreInterest!)
  feeBill(world, row)
  world.book({
    event: 'T-FIN-11',
    corpId: row.corpId,
    bizNo: row.financeNo,
    amount: row.financeAmount!,
    summary: `融资放款，到账${yuan(row.lendAmount)}`,
    operatorName: row.funderName!,
  })
  tellApplicant(world, row, 'NOTICE', '融资已放款', {
    roleCodes: [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS],
    detail: `到账${yuan(row.lendAmount)}`,
  })
}

/** 放款时效 T+n：登记完成（或重新放款）后第 n 个工作日付出。 */
const lendDay = ({ lendSpeed, updateTime = '' }: FinanceApplicationRow): string =>
  addWorkingDays(updateTime.slice(0, 10), Number(/^T\+(\d+)$/.exec(lendSpeed ?? '')?.[1] ?? 0), holidays)

/** T-FIN-18 资金方的银行未答复：由资金方核对，到账后自动更新。 */
const silence = (world: World, row: FinanceApplicationRow): void => {
  funderStep(world, row, 'T-FIN-18')
  tellApplicant(world, row, 'WARN', '资金方的银行未答复放款', { roleCodes: CREDIT_OPERATORS })
}

export const bankOrders = (world: World) =>
  world.financeApplications
    .where((row) => row.financeStatus === 'LENDING' && !row.switchNo && lendDay(row) <= world.today())
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => lend(world, row.financeNo),
      silence: () => silence(world, row),
    }))

export const childrenOf = (world: World, row: FinanceApplicationRow): HoldingRow[] =>
  row.lines.flatMap((line) => world.holdings.get(line.childHoldingNo) ?? [])

/** T-FIN-14 资金方的持有全部兑付：融资结清，登记注销，额度恢复。 */
export const settleFinance = (world: World, holding: HoldingRow): void => {
  const row = world.financeApplications.find((one) =>
    one.lines.some((line) => line.childHoldingNo === holding.holdingNo),
  )
  if (!row || !financeFlow.isReadyFor(row, 'T-FIN-14')) return
  if (childrenOf(world, row).some((child) => child.holdingStatus !== 'CASHED')) return
  financeFlow.step(world, row, 'T-FIN-14')
  row.settleTime = world.now()
  registerFlow.step(world, row, 'CANCEL')
  freeLimit(world, row)
  world.book({
    event: 'T-FIN-14',
    corpId: row.corpId,
    bizNo: row.financeNo,
    amount: row.financeAmount!,
    summary: '融资到期结清',
    operatorName: '系统',
  })
  tellApplicant(world, row, 'NOTICE', '融资已结清', { roleCodes: CREDIT_OPERATORS })
}

/** T-FIN-15 开立方逾期：有追索权的由申请方回购，无追索权的只作提示。 */
export const overdueFinances = (world: World): void => {
  for (const row of world.financeApplications.where((one) => one.financeStatus === 'LENT')) {
    if (!childrenOf(world, row).some((child) => child.holdingStatus === 'OVERDUE')) continue
    financeFlow.step(world, row, 'T-FIN-15')
    tellApplicant(world, row, 'WARN', '开立方逾期未付', {
      roleCodes: [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS],
      detail:
        row.recourseType === 'RECOURSE'
          ? '有追索权，资金方可以要求贵公司回购'
          : '无追索权，由资金方向开立方追索',
    })
  }
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-FIN-18', '不答复融资放款（融资编号）', (world, key) =>
    silence(world, world.financeApplications.need(key.trim())),
  ),
]
