// 填写保理融资时可选的：账款、资金方的报价；以及去融资首页的数。

import type {
  FinanceableRfAccount,
  FinanceableRfAccountQuery,
  RfFinancingHome,
  RfQuote,
  RfQuoteRequest,
  RfQuoteTrialRequest,
} from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { compare, isPositive, sum } from '#domain/money.ts'
import { availableLimit } from '../../account/limit/book.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { rfLimitOf } from './book.ts'
import { type RfOffer, rfOffers } from './offers.ts'
import { type PricedAccount, rfQuoteOf, rfRateOf } from './quote.ts'
import * as guard from './rules.ts'

/** 本企业已确权、还欠着的账款。 */
const confirmed = ({ world, corp }: Context): RfAccountRow[] =>
  world.rfAccounts.where(
    (row) => row.creditorCorpId === corp.corpId && row.arStatus === 'CONFIRMED' && isPositive(row.arBalance),
  )

/** 可选的报价里年利率最低的。 */
const cheapest = (ctx: Context, row: RfAccountRow): RfOffer | undefined =>
  rfOffers
    .filter((offer) => !guard.offerProblem(ctx.world, ctx.corp.corpId, offer, [row]))
    .toSorted((a, b) => compare(a.annualRate, b.annualRate))[0]

const accountView = (ctx: Context, row: RfAccountRow): FinanceableRfAccount => {
  const offer = cheapest(ctx, row)
  const reason =
    guard.accountProblem(ctx.world, row) ?? (offer ? undefined : '没有已生效的协议或合适的资金方')
  return present({
    arNo: row.arNo,
    debtorName: row.debtorName!,
    arAmount: row.arAmount!,
    confirmAmount: row.confirmAmount!,
    arBalance: row.arBalance,
    arDueDate: row.arDueDate!,
    remainDays: Math.max(0, termDays(ctx.today, row.arDueDate!)),
    recommendFlag: row.recommendFlag,
    funderName: offer?.funderName,
    annualRate: offer?.annualRate,
    enabled: reason === undefined,
    reason,
  })
}

/** 可融资的账款。 */
export const accountsOfCreditor = (ctx: Context, query: FinanceableRfAccountQuery) =>
  answerPage(
    confirmed(ctx).map((row) => accountView(ctx, row)),
    query,
    {
      view: (row) => row,
      amount: 'confirmAmount',
      like: ['debtorName'],
      derived: { recommendFlag: (row, wanted) => row.recommendFlag === (wanted === 'Y') },
    },
  )

const quoteView = (
  ctx: Context,
  offer: RfOffer,
  accounts: readonly PricedAccount[],
  amount: string | undefined,
): RfQuote => {
  const { world, corp, today } = ctx
  const { funderId: _funder, ...quote } = rfQuoteOf(offer, accounts, today, amount)
  const limit = rfLimitOf(world, corp.corpId, offer.funderName)
  const reason = guard.offerProblem(world, corp.corpId, offer, accounts, amount)
  return present({
    ...quote,
    comprehensiveRate: rfRateOf(quote),
    availableLimit: limit && availableLimit(limit),
    protocolStatus: guard.agreementStatus(world, corp.corpId, offer.funderId),
    enabled: reason === undefined,
    reason,
  })
}

/** 比价：可选的在前，到账金额多的在前。 */
const quotesFor = (
  ctx: Context,
  accounts: readonly PricedAccount[],
  rfFinanceAmount: string | undefined,
): RfQuote[] => {
  if (rfFinanceAmount !== undefined && !isPositive(rfFinanceAmount)) {
    throw new BusinessError('FORMAT', '融资申请金额须大于0')
  }
  return rfOffers
    .map((offer) => quoteView(ctx, offer, accounts, rfFinanceAmount))
    .toSorted((a, b) => Number(b.enabled) - Number(a.enabled) || compare(b.netAmount, a.netAmount))
}

/** 申请里的比价：按所选账款。 */
export const quotesOfFunders = (ctx: Context, { arNos, rfFinanceAmount }: RfQuoteRequest): RfQuote[] =>
  quotesFor(ctx, guard.needRfAccounts(ctx.world, ctx.corp.corpId, arNos), rfFinanceAmount)

/** 试算：还没有账款，按填的金额与到期日，同申请一样算。 */
export const quotesOnTrial = (
  ctx: Context,
  { arAmount, arDueDate, rfFinanceAmount }: RfQuoteTrialRequest,
): RfQuote[] => {
  if (!isPositive(arAmount)) throw new BusinessError('FORMAT', '账款金额须大于0')
  if (arDueDate <= ctx.today) throw new BusinessError('FORMAT', '账款到期日须晚于今天')
  return quotesFor(ctx, [{ confirmAmount: arAmount, arDueDate }], rfFinanceAmount)
}

/** 去融资首页的数。 */
export const homeOf = (ctx: Context): RfFinancingHome => {
  const { world, corp } = ctx
  const own = world.rfAccounts.where((row) => row.creditorCorpId === corp.corpId)
  const open = confirmed(ctx)
  const mine = world.rfAgreements.where((row) => row.corpId === corp.corpId)
  return {
    accountCount: own.length,
    pendingConfirmCount: own.filter((row) => row.arStatus === 'PENDING_CONFIRM').length,
    confirmedCount: open.length,
    confirmedAmount: sum(open.map((row) => row.confirmAmount!)),
    effectiveProtocolCount: mine.filter((row) => row.protocolStatus === 'EFFECTIVE').length,
    limits: world.limits
      .where((row) => row.corpId === corp.corpId && row.limitType === 'RF')
      .map((row) => ({
        funderName: row.grantorName,
        totalLimit: row.totalLimit,
        usedLimit: row.usedLimit,
        frozenLimit: row.frozenLimit,
        availableLimit: availableLimit(row),
        limitExpireDate: row.limitExpireDate,
      })),
  }
}
