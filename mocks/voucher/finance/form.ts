import type { FinanceApplicationForm } from '#api/generated/corp/model/index.ts'
import { needCollectAccount } from '../../account/bankAccount/book.ts'
import { PRICED } from '../../financing/price.ts'
import { needFormat } from '../../financing/rules.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { actorOf } from '../../kernel/document.ts'
import type { FinanceApplicationRow } from './rows.ts'
import * as guard from './rules.ts'
import { financeFlow } from './transitions.ts'

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

const fromHoldings = (ctx: Context, form: FinanceApplicationForm): Partial<FinanceApplicationRow> => {
  if (form.holdingNos.length === 0) return { lines: [] }
  const { holdings, voucher } = guard.needHoldings(ctx.world, ctx.corp.corpId, form.holdingNos)
  return guard.drawnOn(holdings, voucher, form.financeAmount)
}

/** 草稿上的试算：资金方与金额都有时按当前报价；提交时再算一次作为快照。 */
const trial = (ctx: Context, row: FinanceApplicationRow): Partial<FinanceApplicationRow> => {
  const offer = ctx.world.funderProducts.get(row.funderProductNo)
  const holding = ctx.world.holdings.get(row.lines[0]?.holdingNo)
  if (!offer || !holding || !row.financeAmount) return {}
  return guard.quoteFor(ctx.world, ctx.world.vouchers.need(holding.voucherNo), offer, row.financeAmount)
}

/** 填写的与由填写得出的：重新填写前先清掉。 */
const FILLED = [
  ...PRICED,
  'issuerCorpId',
  'issuerName',
  'voucherNo',
  'holdingNo',
  'financeAmount',
  'packageNo',
  'funderType',
  'funderProductName',
  'lendSpeed',
  'interestBearer',
  'coreBearRatio',
  'recourseType',
  'feeMode',
  'feeRate',
  'minFee',
  'supplierInterest',
  'coreInterest',
  'serviceFee',
  'comprehensiveRate',
  'quoteExpireDate',
] as const

/** 填了内容的申请，尚未存：有一条不符合，什么也没变（T-FIN-01、T-FIN-02）。 */
export const filledFinance = (ctx: Context, form: FinanceApplicationForm): FinanceApplicationRow => {
  ctx.needActive('CREDIT')
  const { financeAmount, funderProductNo, packageNo, collectAccountId, remark } = form
  needFormat(financeAmount, '融资金额')
  const row = form.financeNo ? structuredClone(needFinance(ctx, form.financeNo)) : newApplication(ctx)
  if (form.financeNo) financeFlow.check(commandOf(ctx, row, form.version), 'EDIT')
  for (const field of FILLED) delete row[field]
  const account = collectAccountId && needCollectAccount(ctx.world, ctx.corp.corpId, collectAccountId)
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
