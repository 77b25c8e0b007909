// What reverse factoring adds to every world for confirmation, financing and risk: invariants, days that pass, events.
// After rfAccountClock.ts: accounts fall due before financings on them do.
import './rfAccountClock.ts'
import { add, compare, sum } from '#domain/money.ts'
import { onClock, registerEvent, registerInvariant } from '../registry.ts'
import type { RfFinancingRow } from '../world/rfRows.ts'
import type { World } from '../world/World.ts'
import { HOLDING, OUTSTANDING } from './rfFinance.ts'
import { accountsOf } from './rfFinanceBook.ts'
import * as funder from './rfFinanceFunder.ts'
import { arTotalOf, owedOf, type RfPrice, rfPriced } from './rfQuote.ts'
import * as risk from './rfRiskFlow.ts'

const equal = (a: string, b: string) => compare(a, b) === 0

const live = (world: World): RfFinancingRow[] =>
  world.rfFinancings.where((row) => [...HOLDING, ...OUTSTANDING].includes(row.rfFinanceStatus))

const lent = (world: World): RfFinancingRow[] =>
  world.rfFinancings.where((row) => [...OUTSTANDING, 'SETTLED'].includes(row.rfFinanceStatus))

const CONFIRMED_STATES = ['CONFIRMED', 'FINANCING', 'FINANCED', 'SETTLED', 'OVERDUE']

/** The receivables of a live financing are confirmed, its own, of one debtor, and in the state that it puts them in. */
const isAstray = (world: World, row: RfFinancingRow): boolean => {
  const accounts = accountsOf(world, row)
  const state = HOLDING.includes(row.rfFinanceStatus) ? ['FINANCING'] : ['FINANCED', 'OVERDUE', 'SETTLED']
  return (
    !equal(row.arTotal, arTotalOf(accounts)) ||
    accounts.some(
      (account) =>
        account.debtorCorpId !== row.debtorCorpId ||
        account.rfFinanceNo !== row.rfFinanceNo ||
        !state.includes(account.arStatus),
    )
  )
}

registerInvariant(
  'INV-19',
  (world) =>
    world.rfConfirmations
      .where((row) => row.confirmStatus === 'CONFIRMED')
      .find((row) => !equal(add(row.confirmAmount!, row.disputeAmount!), row.arAmount))?.confirmNo ??
    world.rfAccounts
      .where((row) => CONFIRMED_STATES.includes(row.arStatus))
      .find((row) => !equal(add(row.confirmAmount!, row.disputeAmount!), row.arAmount!))?.arNo ??
    live(world).find((row) => isAstray(world, row))?.rfFinanceNo,
)
registerInvariant('INV-01 反向保理', (world) => {
  const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
  const rows = [...world.rfConfirmations.all(), ...world.rfFinancings.all()]
  return rows.find((row) => row.createUserId && idCard(row.createUserId) === idCard(row.reviewUserId))?.id
})
registerInvariant(
  'F-01、F-11 反向保理',
  (world) =>
    [...live(world), ...lent(world)].find((row) => {
      const wanted = rfPriced(row as RfPrice, row.rfFinanceAmount!, row.valueDate!, row.maturityDate!)
      return Object.entries(wanted).some(([field, value]) => row[field as keyof typeof wanted] !== value)
    })?.rfFinanceNo,
)
registerInvariant(
  '反向保理额度',
  (world) =>
    world.limits
      .where((limit) => limit.limitType === 'RF')
      .find((limit) => {
        const of = (rows: RfFinancingRow[]) =>
          sum(rows.filter((row) => row.limitNo === limit.limitNo).map((row) => row.rfFinanceAmount!))
        const holding = live(world).filter((row) => HOLDING.includes(row.rfFinanceStatus))
        const used = live(world).filter((row) => OUTSTANDING.includes(row.rfFinanceStatus))
        return !equal(limit.frozenLimit, of(holding)) || !equal(limit.usedLimit, of(used))
      })?.limitNo,
)
registerInvariant(
  '反向保理结清',
  (world) =>
    lent(world).find((row) => {
      const owed = owedOf(row as Parameters<typeof owedOf>[0])
      const paid = compare(row.repaidAmount, owed) >= 0
      if (row.rfFinanceStatus !== 'SETTLED') return paid
      return !paid || !equal(add(owed, row.tailAmount!), row.repaidAmount)
    })?.rfFinanceNo,
)

onClock('overdueRf', funder.overdueRf)
onClock('expireRfSupplements', funder.expireRfSupplements)
onClock('watchRisks', risk.watchRisks)

const KEY = '保理融资编号'
registerEvent('funder', 'T-RFN-05', `要求补件（${KEY}，空格后写明资料）`, funder.askRfSupplement)
registerEvent('funder', 'T-RFN-07', `同意保理融资（${KEY}）`, funder.approveRf)
registerEvent('funder', 'T-RFN-08', `拒绝保理融资（${KEY}，空格后跟原因）`, funder.refuseRf)
registerEvent('funder', 'T-RFN-10', `保理放款（${KEY}）`, funder.lendRf)
registerEvent('bank', 'T-RFN-12', `债务人回款（${KEY}，空格后可跟金额）`, funder.repayRf)
registerEvent(
  'funder',
  'T-RRK-01',
  '触发风险（保理融资编号或应收账款编号，空格后可跟类型、等级、说明）',
  risk.raiseByFunder,
)
registerEvent('funder', 'T-RRK-03', '风险核实关闭（风险编号）', risk.closeRisk)
registerEvent('funder', 'T-RRK-04', '要求再反馈（风险编号，空格后跟要求）', risk.askAgain)
registerEvent('funder', 'T-RRK-05', '升级风险（风险编号）', risk.escalate)
