import { financeCapOf } from '#domain/finance.ts'
import { maskText } from '#domain/mask.ts'
import type { FinanceDocument, RfFinancing } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { rfFinanceFlow } from './transitions.ts'
import { accountsOf } from './book.ts'
import { rfDocumentsOf } from './documents.ts'
import type { RfFinancingRow } from './rows.ts'
import { present } from '../../kernel/actions.ts'
import { documentView } from '../../voucher/finance/view.ts'

type Waiting = Pick<RfFinancing, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: RfFinancingRow): Waiting => {
  switch (row.rfFinanceStatus) {
    case 'DRAFT':
      return { nextActor: '债权人经办', stateReason: '尚未提交审核' }
    case 'PENDING_REVIEW':
      return { nextActor: '债权人复核', stateReason: `${row.createUserName}已提交，等待审核` }
    case 'REVIEW_REJECTED':
      return { nextActor: '债权人经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'FUNDER_AUDITING':
      return { nextActor: row.funderName, stateReason: '资金方审核中' }
    case 'SUPPLEMENT':
      return {
        nextActor: '债权人经办',
        deadline: row.supplementDeadline,
        stateReason: `资金方要求补充：${row.supplementDesc}`,
      }
    case 'FUNDER_REJECTED':
      return { stateReason: `资金方拒绝：${row.failReason}，账款可另行申请` }
    case 'WAIT_CONTRACT':
      return { nextActor: '债权人复核', stateReason: '资金方已同意，等待签署保理合同' }
    case 'LENDING':
      return { nextActor: row.funderName, deadline: row.valueDate, stateReason: '合同已签署，等待放款' }
    case 'UNANSWERED':
      return { nextActor: row.funderName, stateReason: '资金方的银行未答复，由资金方核对；到账后自动更新' }
    case 'LENT':
      return {
        nextActor: '债务人',
        deadline: row.maturityDate,
        stateReason: '已放款，到期由债务人付款给资金方',
      }
    case 'OVERDUE':
      return { nextActor: '债务人', stateReason: '账款到期未付，请关注融资风险' }
    case 'SETTLED':
      return { stateReason: '回款已结清，尾款返还债权人' }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
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

const documentsView = (ctx: Context, row: RfFinancingRow): FinanceDocument[] =>
  rfDocumentsOf(ctx.world, row.rfFinanceNo).map(documentView)

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
    capAmount: advanceRatio && financeCapOf({ arTotal, advanceRatio }),
    collectAccountNo: collectAccountNo && maskText(collectAccountNo),
    supplementFiles: row.supplementFiles ?? [],
    attachments: row.attachments ?? [],
    documents: documentsView(ctx, row),
    ...waiting(row),
    actions: rfFinanceFlow.offer(ctx, row),
  })
}

const SENT = rfFinanceFlow.eventOf('T-RFN-03')

/** 债务人在债权人送资金方之后才看得到。 */
export const isSent = (row: RfFinancingRow): boolean =>
  row.rfFinanceStatus !== 'REVIEW_REJECTED' && row.auditTrail.some((line) => line.event === SENT)

/** 债务人可看的文件：已签的转让通知书。 */
export const noticesOf = (ctx: Context, row: RfFinancingRow) =>
  rfDocumentsOf(ctx.world, row.rfFinanceNo).filter(
    (one) => one.protocolType === 'TRANSFER_NOTICE' && one.protocolStatus !== 'WAIT_SIGN',
  )

/** 一笔保理融资，从债务人看：没有价格、账号与债权人内部的经过。 */
export const debtorView = (ctx: Context, row: RfFinancingRow): RfFinancing => {
  const sent = row.auditTrail.findIndex((line) => line.event === SENT)
  return present({
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
    repayTime: row.repayTime,
    rfFinanceStatus: row.rfFinanceStatus,
    supplementFiles: [],
    attachments: [],
    documents: noticesOf(ctx, row).map(documentView),
    nextActor: waiting(row).nextActor,
    actions: [],
    auditTrail: row.auditTrail.slice(sent).map(({ node, corpName, time, event }) => ({
      node,
      operatorName: corpName ?? '平台',
      time,
      event: event === SENT ? '提交资金方' : event,
    })),
  })
}
