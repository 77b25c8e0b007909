// 填写融资时可选的：持有、资金方的报价、资料包。

import type {
  FinanceableHolding,
  FinanceableHoldingQuery,
  FinancePackage,
  FinancePackageRequest,
  FinanceQuote,
  FinanceQuoteRequest,
} from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { compare, isPositive, yuan } from '#domain/money.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { packageRemain } from '../package/book.ts'
import { PAYABLE, unpaidOf } from '../voucher/book.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import * as guard from './rules.ts'

const holdingView = (ctx: Context, row: HoldingRow): FinanceableHolding => {
  const voucher = ctx.world.vouchers.need(row.voucherNo)
  const reason = guard.financeProblem(ctx.world, row)
  return present({
    holdingNo: row.holdingNo,
    voucherNo: row.voucherNo,
    issuerName: voucher.issuerName,
    holdAmount: row.holdAmount,
    availableAmount: row.availableAmount,
    frozenAmount: row.frozenAmount,
    promisePayDate: voucher.promisePayDate,
    remainDays: Math.max(0, termDays(ctx.today, voucher.promisePayDate)),
    financeAllowed: ctx.world.issueApplications.get(voucher.issueNo)?.financeAllowed ?? true,
    interestBearer: guard.bearerOf(ctx.world, voucher),
    enabled: reason === undefined,
    reason,
  })
}

/** 本企业还有可用金额的持有，不能融资的给出原因。 */
export const holdingsOf = (ctx: Context, query: FinanceableHoldingQuery) =>
  answerPage(
    ctx.world.holdings
      .where(
        (row) =>
          row.corpId === ctx.corp.corpId && PAYABLE.includes(row.holdingStatus) && isPositive(unpaidOf(row)),
      )
      .map((row) => holdingView(ctx, row)),
    query,
    { view: (row) => row, amount: 'availableAmount', like: ['voucherNo', 'issuerName'] },
  )

/** 比价：到账金额多的在前，相同时综合成本低的在前。 */
export const quotesOf = (
  ctx: Context,
  { holdingNos, financeAmount }: FinanceQuoteRequest,
): FinanceQuote[] => {
  const { voucher, available } = guard.needHoldings(ctx.world, ctx.corp.corpId, holdingNos)
  if (!isPositive(financeAmount) || compare(financeAmount, available) > 0) {
    throw new BusinessError('BALANCE', `融资金额须大于0且不超过可用金额${yuan(available)}`)
  }
  return ctx.world.funderProducts
    .all()
    .map((offer) => guard.quoteView(ctx.world, ctx.corp.corpId, voucher, offer, financeAmount))
    .toSorted(
      (a, b) => compare(b.netAmount, a.netAmount) || compare(a.comprehensiveRate, b.comprehensiveRate),
    )
}

/** 资料包，可选的在前。 */
export const packagesOf = (
  ctx: Context,
  { holdingNos = [], financeAmount }: FinancePackageRequest,
): FinancePackage[] => {
  const { world, corp } = ctx
  const holdings = holdingNos.map((holdingNo) => ownedBy(ctx, world.holdings.need(holdingNo)))
  const parties = guard.tradeParties(world, holdings)
  return world.financeDataPackages
    .where(
      (row) => row.corpId === corp.corpId && row.productType === 'CREDIT' && row.packageStatus !== 'VOID',
    )
    .map((row) => {
      const reason = guard.packageReason(world, row, parties, financeAmount)
      return present({
        packageNo: row.packageNo,
        packageName: row.packageName,
        counterpartyName: row.counterpartyName,
        packageAmount: row.packageAmount,
        packageUsedAmount: row.packageUsedAmount,
        packageRemainAmount: packageRemain(world, row),
        packageStatus: row.packageStatus,
        enabled: reason === undefined,
        reason,
      })
    })
    .toSorted((a, b) => Number(b.enabled) - Number(a.enabled))
}
