// 反向保理的统计：哪月确权、放款、付款，看轨迹与回单；此刻未付的余额按账龄分。
import type {
  RfAgeing,
  RfReportFigures,
  RfReportFunder,
  RfReportLimit,
  RfReportMonth,
  RfReportPartner,
  RfReportScope,
} from '#api/generated/corp/model/index.ts'
import { monthsBetween, recentMonths } from '#domain/calendar.ts'
import { add, compare, multiplyDivide, sum } from '#domain/money.ts'
import { limitView } from '../../account/limit/view.ts'
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import { owedAmountOf } from '../finance/quote.ts'
import type { RfFinancingRow } from '../finance/rows.ts'
import { OWED } from '../receivable/clock.ts'
import { ageOf } from '../receivable/digest.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { rfAccountFlow } from '../receivable/transitions.ts'
import type { RfSide } from '../sides.ts'

const MONTHS = 12

/** 哪个月、多少钱。 */
interface Dated {
  month: string
  amount: string
}

/** 本企业这一方的账款、融资与三类发生额；债务人的不含融资。 */
interface RfBusiness {
  accounts: readonly RfAccountRow[]
  financings: readonly RfFinancingRow[]
  /** 每笔账款确权的那个月；没有确权的没有 */
  confirmed: readonly (Dated & { row: RfAccountRow })[]
  lent: readonly (Dated & { row: RfFinancingRow })[]
  paid: readonly Dated[]
}

/** 这笔账款何时经过某一步；没有经过的为 undefined。 */
const monthOfStep = (row: RfAccountRow, id: 'T-RAC-05' | 'T-RAC-11'): string | undefined =>
  rfAccountFlow.passed(row, id)?.time.slice(0, 7)

const onSide = (side: RfSide, row: { creditorCorpId?: string; debtorCorpId?: string }, corpId: string) =>
  (side === 'CREDITOR' ? row.creditorCorpId : row.debtorCorpId) === corpId

/** 债务人付的：已融资的看每次回款的回单，没有融资的看付清的那天。 */
const paymentsOn = (world: World, rows: readonly RfAccountRow[], financings: readonly RfFinancingRow[]) => [
  ...financings
    .flatMap((row) => row.receiptNos.map((receiptNo) => world.receipts.need(receiptNo)))
    .filter((receipt) => receipt.receiptType === 'RF_REPAY')
    .map((receipt) => ({ month: receipt.tradeTime.slice(0, 7), amount: receipt.receiptAmount })),
  ...rows.flatMap((row): Dated[] => {
    const month = row.rfFinanceNo ? undefined : monthOfStep(row, 'T-RAC-11')
    return month ? [{ month, amount: row.confirmAmount! }] : []
  }),
]

/** 一家企业在反向保理里作为某一方的全部业务。 */
export const businessOf = (world: World, corpId: string, side: RfSide): RfBusiness => {
  const accounts = world.rfAccounts.where((row) => onSide(side, row, corpId))
  const financings = world.rfFinancings.where((row) => onSide(side, row, corpId))
  return {
    accounts,
    financings: side === 'CREDITOR' ? financings : [],
    confirmed: accounts.flatMap((row) => {
      const month = monthOfStep(row, 'T-RAC-05')
      return month ? [{ month, amount: row.confirmAmount!, row }] : []
    }),
    lent:
      side === 'CREDITOR'
        ? financings.flatMap((row) =>
            row.lendTime ? [{ month: row.lendTime.slice(0, 7), amount: row.rfFinanceAmount!, row }] : [],
          )
        : [],
    paid: paymentsOn(world, accounts, financings),
  }
}

const within =
  ({ statMonthFrom, statMonthTo }: RfReportScope) =>
  ({ month }: Dated): boolean =>
    (!statMonthFrom || month >= statMonthFrom) && (!statMonthTo || month <= statMonthTo)

const amountsOf = (rows: readonly Dated[]): string => sum(rows.map(({ amount }) => amount))

/** 月份内发生的三个数；债务人的没有融资。 */
export const figuresOf = (
  { confirmed, lent, paid }: RfBusiness,
  side: RfSide,
  scope: RfReportScope,
): RfReportFigures => ({
  confirmTotal: amountsOf(confirmed.filter(within(scope))),
  ...(side === 'CREDITOR' && { lentTotal: amountsOf(lent.filter(within(scope))) }),
  paidTotal: amountsOf(paid.filter(within(scope))),
})

/** 从起到止的各月，没有业务的也在其中；不限起点时从第一笔业务的那月起，至少 12 个月：各月加起来就是合计。 */
export const monthsOf = (
  business: RfBusiness,
  side: RfSide,
  today: string,
  { statMonthFrom, statMonthTo }: RfReportScope,
): RfReportMonth[] => {
  const last = statMonthTo ?? today.slice(0, 7)
  const busy = [...business.confirmed, ...business.lent, ...business.paid].map(({ month }) => month)
  const [first] = [...busy, ...recentMonths(`${last}-01`, MONTHS)].toSorted()
  return monthsBetween(statMonthFrom ?? first!, last).map((statMonth) => ({
    statMonth,
    ...figuresOf(business, side, { statMonthFrom: statMonth, statMonthTo: statMonth }),
  }))
}

const BUCKETS = {
  NOT_DUE: 'notDueAmount',
  DAYS_30: 'late30Amount',
  DAYS_60: 'late60Amount',
  DAYS_90: 'late90Amount',
  OVER_90: 'lateOver90Amount',
} as const satisfies Record<RfAgeing, keyof RfReportPartner>

/** 每家对方：月份内确权的与此刻未付的；都没有的不列，未付余额大的在前。 */
export const partnersOn = (
  { accounts, confirmed }: RfBusiness,
  side: RfSide,
  today: string,
  scope: RfReportScope,
): RfReportPartner[] => {
  const partners = new Map<string, RfReportPartner>()
  const at = (row: RfAccountRow): RfReportPartner => {
    const partnerName = (side === 'CREDITOR' ? row.debtorName : row.creditorName) ?? ''
    const none = {
      notDueAmount: '0.00',
      late30Amount: '0.00',
      late60Amount: '0.00',
      late90Amount: '0.00',
      lateOver90Amount: '0.00',
    }
    const known = partners.get(partnerName)
    const partner = known ?? {
      partnerName,
      confirmTotal: '0.00',
      balanceTotal: '0.00',
      ...none,
      accountCount: 0,
    }
    partners.set(partnerName, partner)
    return partner
  }
  for (const { row, amount } of confirmed.filter(within(scope))) {
    const partner = at(row)
    partner.confirmTotal = add(partner.confirmTotal, amount)
  }
  for (const row of accounts.filter(({ arStatus }) => OWED.includes(arStatus))) {
    const partner = at(row)
    const bucket = BUCKETS[ageOf(today, row)]
    partner[bucket] = add(partner[bucket], row.arBalance)
    partner.balanceTotal = add(partner.balanceTotal, row.arBalance)
    partner.accountCount += 1
  }
  return [...partners.values()].toSorted((a, b) => compare(b.balanceTotal, a.balanceTotal))
}

/** 各资金方授予的反向保理额度，此刻用了多少，总额大的在前；债务人的没有。 */
export const limitsOf = ({ world, corp }: Context, side: RfSide): RfReportLimit[] =>
  side === 'DEBTOR'
    ? []
    : world.limits
        .where((row) => row.corpId === corp.corpId && row.limitType === 'RF')
        .map(limitView)
        .map(
          ({
            limitNo,
            grantorName,
            totalLimit,
            usedLimit,
            frozenLimit,
            availableLimit,
            useRatio,
            limitExpireDate,
          }) => ({
            limitNo,
            funderName: grantorName,
            totalLimit,
            usedLimit,
            frozenLimit,
            availableLimit,
            useRatio,
            limitExpireDate,
          }),
        )
        .toSorted((a, b) => compare(b.totalLimit, a.totalLimit))

/** 金额 × 天数之和：几笔合在一起折年化用。 */
const amountDays = (rows: readonly RfFinancingRow[]): string =>
  sum(rows.map((row) => multiplyDivide([row.rfFinanceAmount!, row.financeDays!], [1])))

/** 每家资金方：月份内放款的，融资金额大的在前。 */
export const fundersOf = ({ lent, financings }: RfBusiness, scope: RfReportScope): RfReportFunder[] => {
  const rows = lent.filter(within(scope)).map(({ row }) => row)
  return [...new Set(rows.map((row) => row.funderName!))]
    .map((funderName) => {
      const own = rows.filter((row) => row.funderName === funderName)
      const interestTotal = sum(own.map((row) => row.interestAmount!))
      const feeTotal = sum(own.map((row) => row.factoringFee!))
      return {
        funderName,
        financeCount: own.length,
        lentTotal: sum(own.map((row) => row.rfFinanceAmount!)),
        interestTotal,
        feeTotal,
        comprehensiveRate: multiplyDivide([add(interestTotal, feeTotal), 360, 100], [amountDays(own)], {
          decimals: 4,
        }),
        owedTotal: sum(
          financings
            .filter(
              (row) => row.funderName === funderName && row.rfFinanceStatus !== 'SETTLED' && row.lendTime,
            )
            .map(owedAmountOf),
        ),
      }
    })
    .toSorted((a, b) => compare(b.lentTotal, a.lentTotal))
}
