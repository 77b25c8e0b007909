import type { RfFinancingForm } from '#api/generated/corp/model/index.ts'
import { needCollectAccount } from '../../account/bankAccount/book.ts'
import { PRICED } from '../../financing/price.ts'
import { needFormat } from '../../financing/rules.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { actorOf } from '../../kernel/document.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { arTotalOf, maturityOf, rfQuoteOf } from './quote.ts'
import type { RfFinancingRow } from './rows.ts'
import * as guard from './rules.ts'
import { rfFinanceFlow } from './transitions.ts'

/** 本企业（债权人）的一笔保理融资。 */
export const needRfFinance = (ctx: Context, rfFinanceNo: string): RfFinancingRow =>
  ownedBy(ctx, ctx.world.rfFinancings.need(rfFinanceNo))

/** 填写的与由填写得出的：重新填写前先清掉。 */
const FILLED = [
  ...PRICED,
  'debtorCorpId',
  'debtorName',
  'factoringType',
  'advanceRatio',
  'feeRate',
  'rfFinanceAmount',
  'factoringFee',
] as const

const fresh = (ctx: Context): RfFinancingRow => {
  const rfFinanceNo = ctx.world.ids.next('RF', ctx.today)
  return {
    ...rfFinanceFlow.begin(ctx.world, 'T-RFN-01', rfFinanceNo, actorOf(ctx)),
    rfFinanceNo,
    creditorCorpId: ctx.corp.corpId,
    creditorName: ctx.corp.corpName,
    arNos: [],
    arCount: 0,
    arTotal: '0.00',
    repaidAmount: '0.00',
    receiptNos: [],
    rfFinanceStatus: 'DRAFT',
  }
}

const existing = (ctx: Context, rfFinanceNo: string, version: number | undefined): RfFinancingRow => {
  const row = structuredClone(needRfFinance(ctx, rfFinanceNo))
  rfFinanceFlow.check(commandOf(ctx, row, version), 'EDIT')
  return row
}

/** 由所选账款得出的：债务人、笔数、总额、到期日。 */
const fromAccounts = (ctx: Context, arNos: readonly string[]): Partial<RfFinancingRow> => {
  if (arNos.length === 0) return { arNos: [], arCount: 0, arTotal: '0.00' }
  const accounts = guard.needRfAccounts(ctx.world, ctx.corp.corpId, arNos)
  const [{ debtorCorpId, debtorName } = {}] = accounts
  return {
    arNos: accounts.map((account) => account.arNo),
    arCount: accounts.length,
    arTotal: arTotalOf(accounts),
    maturityDate: maturityOf(accounts),
    ...(debtorCorpId && { debtorCorpId }),
    ...(debtorName && { debtorName }),
  }
}

/** 草稿上的试算：账款、资金方与金额都有时按当前报价；提交时再算一次作为快照。 */
const trial = (ctx: Context, row: RfFinancingRow): Partial<RfFinancingRow> => {
  if (!row.funderProductNo) return {}
  const offer = guard.needOffer(row.funderProductNo)
  if (row.arNos.length === 0 || !row.rfFinanceAmount) {
    const { funderId, funderName, factoringType } = offer
    return { funderId, funderName, factoringType }
  }
  const accounts = guard.needRfAccounts(ctx.world, ctx.corp.corpId, row.arNos)
  const { capAmount: _cap, ...quote } = rfQuoteOf(offer, accounts, ctx.today, row.rfFinanceAmount)
  return quote
}

/** 填了内容的申请，尚未存：有一条不符合，什么也没变（T-RFN-01、T-RFN-02）。 */
export const filledRfFinance = (ctx: Context, form: RfFinancingForm): RfFinancingRow => {
  ctx.needActive('REVERSE_FACTORING')
  const { rfFinanceNo, version, funderProductNo, rfFinanceAmount, collectAccountId, remark } = form
  needFormat(rfFinanceAmount, '融资申请金额')
  const row = rfFinanceNo ? existing(ctx, rfFinanceNo, version) : fresh(ctx)
  for (const field of FILLED) delete row[field]
  const account = collectAccountId && needCollectAccount(ctx.world, ctx.corp.corpId, collectAccountId)
  Object.assign(row, {
    ...fromAccounts(ctx, form.arNos),
    ...(funderProductNo && { funderProductNo }),
    ...(rfFinanceAmount && { rfFinanceAmount }),
    ...(account && { collectAccountId: account.accountId, collectAccountNo: account.accountNo }),
    ...(remark && { remark }),
    attachments: ownFiles(ctx, form.attachments),
  })
  return Object.assign(row, trial(ctx, row))
}
