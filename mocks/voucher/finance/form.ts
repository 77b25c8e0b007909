import { isMoney, isPositive } from '#domain/money.ts'
import type { FinanceApplicationForm } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { financeFlow } from './transitions.ts'
import * as guard from './rules.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { actorOf, ownedBy } from '../../kernel/actions.ts'

/** 本企业的一份融资申请。 */
export const needFinance = (ctx: Context, financeNo: string): FinanceApplicationRow =>
  ownedBy(ctx, ctx.world.financeApplications.need(financeNo))

const newApplication = (ctx: Context): FinanceApplicationRow => {
  const financeNo = ctx.world.ids.next('FN', ctx.today)
  return {
    ...financeFlow.begin(ctx.world, 'T-FIN-01', financeNo, actorOf(ctx)),
    financeNo,
    financeMode: 'STANDARD',
    applicantName: ctx.corp.corpName,
    lines: [],
    financeStatus: 'DRAFT',
    supplementItems: [],
    registerStatus: 'NONE',
  }
}

/** 由所选持有得出的：开立方、编号、到期日、金额怎样分到各持有。 */
const fromHoldings = (ctx: Context, form: FinanceApplicationForm): Partial<FinanceApplicationRow> => {
  if (form.holdingNos.length === 0) return { lines: [] }
  const { holdings, voucher } = guard.needHoldings(ctx.world, ctx.corp.corpId, form.holdingNos)
  const voucherNos = [...new Set(holdings.map((holding) => holding.voucherNo))]
  return {
    lines: guard.allocate(holdings, form.financeAmount),
    issuerCorpId: voucher.corpId,
    issuerName: voucher.issuerName,
    voucherNo: voucherNos.join('、'),
    holdingNo: form.holdingNos.join('、'),
    maturityDate: voucher.promisePayDate,
  }
}

/** 草稿上的试算：资金方与金额都有时按当前报价；提交时再算一次作为快照。 */
const trial = (ctx: Context, row: FinanceApplicationRow): Partial<FinanceApplicationRow> => {
  const offer = ctx.world.funderProducts.get(row.funderProductNo)
  const holding = ctx.world.holdings.get(row.lines[0]?.holdingNo)
  if (!offer || !holding || !row.financeAmount) return {}
  return guard.quoteFor(ctx.world, ctx.world.vouchers.need(holding.voucherNo), offer, row.financeAmount)
}

const PRICE = [
  'funderProductNo',
  'funderId',
  'funderName',
  'funderType',
  'funderProductName',
  'lendSpeed',
  'annualRate',
  'interestMode',
  'interestBearer',
  'coreBearRatio',
  'recourseType',
  'feeMode',
  'feeRate',
  'minFee',
  'dayBasis',
  'valueDate',
  'maturityDate',
  'financeDays',
  'interestAmount',
  'supplierInterest',
  'coreInterest',
  'serviceFee',
  'netAmount',
  'comprehensiveRate',
  'quoteExpireDate',
] as const
const FILLED = [
  'issuerCorpId',
  'issuerName',
  'voucherNo',
  'holdingNo',
  'financeAmount',
  'packageNo',
  'collectAccountId',
  'collectAccountNo',
  'remark',
] as const

/** 填了内容的申请，尚未存：有一条不符合，什么也没变（T-FIN-01、T-FIN-02）。 */
export const filledFinance = (ctx: Context, form: FinanceApplicationForm): FinanceApplicationRow => {
  ctx.needActive('CREDIT')
  const { financeAmount, funderProductNo, packageNo, collectAccountId, remark } = form
  if (financeAmount !== undefined && !(isMoney(financeAmount) && isPositive(financeAmount))) {
    throw new BusinessError('FORMAT', '融资金额须大于0')
  }
  const row = form.financeNo ? structuredClone(needFinance(ctx, form.financeNo)) : newApplication(ctx)
  if (form.financeNo) financeFlow.check(ctx.world, row, 'EDIT', actorOf(ctx), form.version)
  for (const field of [...PRICE, ...FILLED]) delete row[field]
  const account = collectAccountId && guard.needAccount(ctx.world, ctx.corp.corpId, collectAccountId)
  Object.assign(row, {
    ...(form.financeMode && { financeMode: form.financeMode }),
    ...(financeAmount && { financeAmount }),
    ...(funderProductNo && {
      funderProductNo: ctx.world.funderProducts.need(funderProductNo).funderProductNo,
    }),
    ...(packageNo && { packageNo: ownedBy(ctx, ctx.world.financeDataPackages.need(packageNo)).packageNo }),
    ...(account && { collectAccountId: account.accountId, collectAccountNo: account.accountNo }),
    ...(remark && { remark }),
    ...fromHoldings(ctx, form),
  })
  return Object.assign(row, trial(ctx, row))
}
