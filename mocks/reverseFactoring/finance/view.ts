import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import { financeCapOf } from '#domain/finance.ts'
import { maskText } from '#domain/mask.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { availableLimit } from '../../account/limit/book.ts'
import { documentsOf, documentView, noticesOf } from '../../financing/documents.ts'
import { overdueText } from '../../financing/overdue.ts'
import { sentTrail, type Waiting, waitingOf } from '../../financing/waiting.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { accountsOf, graceOnFinance, overdueOnFinance, penaltyOnFinance, rfLimitOf } from './book.ts'
import { owedAmountOf } from './quote.ts'
import type { RfFinancingRow } from './rows.ts'
import { OUTSTANDING, rfFinanceFlow } from './transitions.ts'

const SIDES = { applicant: '债权人', debtor: '债务人' }

const overdueReason = (world: World, row: RfFinancingRow): string => {
  const late = overdueOnFinance(world, row)
  return late ? overdueText(late.unpaidAmount, late) : '账款到期未付，请关注融资风险'
}

/** 已放款：账款到期未付的，说宽限到哪天。 */
const lentWaiting = (world: World, row: RfFinancingRow): Waiting => {
  const grace = graceOnFinance(world, row)
  if (!grace) return waitingOf('LENT', row, SIDES)
  return {
    nextActor: '债务人',
    deadline: grace,
    stateReason: `已到期，宽限期至${grace}，由债务人付款给资金方`,
  }
}

const waiting = ({ world }: Context, row: RfFinancingRow): Waiting => {
  switch (row.rfFinanceStatus) {
    case 'DRAFT':
      return { nextActor: '债权人经办', stateReason: '尚未提交复核' }
    case 'PENDING_REVIEW':
      return { nextActor: '债权人复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'FUNDER_AUDITING':
      return { nextActor: row.funderName, stateReason: '资金方审核中' }
    case 'FUNDER_REJECTED':
      return { stateReason: `资金方拒绝：${row.failReason}，账款可另行申请` }
    case 'WAIT_CONTRACT':
      return { nextActor: '债权人复核', stateReason: '资金方已同意，等待签署保理合同' }
    case 'LENDING':
      return { nextActor: row.funderName, deadline: row.valueDate, stateReason: '合同已签署，等待放款' }
    case 'OVERDUE':
      return { nextActor: '债务人', stateReason: overdueReason(world, row) }
    case 'SETTLED':
      return { stateReason: settledReason(world, row) }
    case 'CANCELLED':
      return { stateReason: row.auditTrail.at(-1)!.event }
    case 'LENT':
      return lentWaiting(world, row)
    default:
      return waitingOf(row.rfFinanceStatus, row, SIDES)
  }
}

const accountsView = (ctx: Context, row: RfFinancingRow): RfFinancing['accounts'] =>
  accountsOf(ctx.world, row).map((account) =>
    present({
      arNo: account.arNo,
      contractNo: account.contractNo,
      arAmount: account.arAmount!,
      confirmAmount: account.confirmAmount!,
      arBalance: account.arBalance,
      arDueDate: account.arDueDate!,
      arStatus: account.arStatus,
    }),
  )

/** 放款之后：还欠资金方多少，逾期了几天；产生过的逾期利息，结清之后也看得到付了没有。 */
const owedFor = ({ world }: Context, row: RfFinancingRow) => {
  if (row.rfFinanceStatus !== 'SETTLED' && !OUTSTANDING.includes(row.rfFinanceStatus)) return {}
  const penalty = penaltyOnFinance(world, row)
  if (row.rfFinanceStatus === 'SETTLED') return { ...penalty }
  return {
    owedAmount: owedAmountOf(row),
    overdueDays: overdueOnFinance(world, row)?.overdueDays,
    ...penalty,
  }
}

const settledReason = (world: World, row: RfFinancingRow): string => {
  const owed = penaltyOnFinance(world, row)?.penaltyOwedAmount ?? '0.00'
  const settled = '回款已结清，尾款返还债权人'
  return isPositive(owed) ? `${settled}；债务人还欠逾期利息${yuan(owed)}` : settled
}

/** 向这家资金方还可用多少额度；不限额的没有。 */
const limitLeft = (world: World, row: RfFinancingRow): string | undefined => {
  const limit = row.funderName ? rfLimitOf(world, row.corpId, row.funderName) : undefined
  return limit && availableLimit(limit)
}

/** 放款的回单；没有放款的没有。 */
const lendReceiptOf = (world: World, row: RfFinancingRow): string | undefined =>
  row.receiptNos.find((receiptNo) => world.receipts.get(receiptNo)?.receiptType === 'RF_LEND')

/** 一笔保理融资，从债权人看。 */
export const rfFinanceView = (ctx: Context, row: RfFinancingRow): RfFinancing => {
  const {
    createUserId: _maker,
    reviewUserId: _reviewer,
    finalUserId: _final,
    creditorCorpId: _creditor,
    debtorCorpId: _debtor,
    funderId: _funder,
    limitNo: _limit,
    supplementDeadline: _deadline,
    contractProtocolNo: _contract,
    receiptNos: _receipts,
    arNos: _accounts,
    ...rest
  } = row
  const { arTotal, advanceRatio, collectAccountNo } = row
  return present({
    ...rest,
    accounts: accountsView(ctx, row),
    ...owedFor(ctx, row),
    lendReceiptNo: lendReceiptOf(ctx.world, row),
    availableLimit: limitLeft(ctx.world, row),
    capAmount: advanceRatio && financeCapOf({ arTotal, advanceRatio }),
    collectAccountNo: collectAccountNo && maskText(collectAccountNo),
    repayments: row.repayments ?? [],
    supplementFiles: row.supplementFiles ?? [],
    attachments: row.attachments ?? [],
    documents: documentsOf(ctx.world, row.rfFinanceNo).map(documentView),
    ...inStep(ctx, rfFinanceFlow, row, waiting(ctx, row)),
    actions: rfFinanceFlow.offer(ctx, row),
    refusals: rfFinanceFlow.refusals(ctx, row),
  })
}

const SENT = rfFinanceFlow.eventOf('T-RFN-03')
const isSending = ({ event }: { event: string }): boolean => event === SENT

/** 债务人在债权人送资金方之后才看得到；隐蔽型的不通知他，什么时候也看不到。 */
export const isSent = (row: RfFinancingRow): boolean =>
  row.factoringType !== 'HIDDEN_RECOURSE' &&
  row.rfFinanceStatus !== 'REVIEW_REJECTED' &&
  row.auditTrail.some(isSending)

/** 一笔保理融资，从债务人看：没有价格、账号与债权人内部的经过。 */
export const debtorView = (ctx: Context, row: RfFinancingRow): RfFinancing =>
  present({
    id: row.id,
    corpId: row.corpId,
    createUserName: row.creditorName!,
    createTime: row.createTime,
    version: row.version,
    rfFinanceNo: row.rfFinanceNo,
    creditorName: row.creditorName,
    debtorName: row.debtorName,
    funderName: row.funderName,
    factoringType: row.factoringType,
    accounts: accountsView(ctx, row),
    arCount: row.arCount,
    arTotal: row.arTotal,
    maturityDate: row.maturityDate,
    registerNo: row.registerNo,
    lendTime: row.lendTime,
    repaidAmount: row.repaidAmount,
    overdueDays: OUTSTANDING.includes(row.rfFinanceStatus)
      ? overdueOnFinance(ctx.world, row)?.overdueDays
      : undefined,
    repayTime: row.repayTime,
    repayments: (row.repayments ?? []).map(({ owedAmount: _owed, ...one }) => one),
    rfFinanceStatus: row.rfFinanceStatus,
    supplementFiles: [],
    attachments: [],
    documents: noticesOf(ctx.world, row.rfFinanceNo).map(documentView),
    nextActor: waiting(ctx, row).nextActor,
    actions: [],
    auditTrail: sentTrail(row.auditTrail, isSending, SENT),
  })
