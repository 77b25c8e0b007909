import type * as operations from '#api/generated/corp/rf-statements/rf-statements.ts'
import * as msw from '../../generated/corp/rf-statements/rf-statements.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import { basisOf } from './basis.ts'
import * as flow from './flow.ts'
import type { RfStatementRow } from './rows.ts'
import { isVisibleStatement } from './rules.ts'
import { rfStatementFlow } from './transitions.ts'
import { statementView } from './view.ts'

const PAGES = [
  '/reverse_factoring/creditor/receipt/statement/manage',
  '/reverse_factoring/debtor/receipt/statement/manage',
]

const need = (ctx: Context, statementNo: string): RfStatementRow => {
  const row = ctx.world.rfStatements.need(statementNo)
  if (!isVisibleStatement(ctx, row)) throw new BusinessError('NOT_FOUND', '对账单不存在')
  return row
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfStatements: PAGES,
    rfStatementBasis: PAGES,
    saveRfStatement: PAGES,
    sendRfStatement: PAGES,
    confirmRfStatement: PAGES,
    refuseRfStatement: PAGES,
    cancelRfStatement: PAGES,
  },
})({
  pageRfStatements(ctx, query) {
    const rows = ctx.world.rfStatements.where((row) => isVisibleStatement(ctx, row))
    const page = answerPage(rows, query, {
      view: (row) => statementView(ctx, row),
      waits: rfStatementFlow.waits(ctx),
      amount: 'statementAmount',
      // 已确认的与草稿、作废的加在一起不是一个数
      alike: ['statementStatus'],
      like: ['debtorName', 'creditorName', 'statementPeriod'],
    })
    return { ...page, offers: rfStatementFlow.offerNew(ctx) }
  },

  rfStatementBasis: basisOf,

  saveRfStatement(ctx, { statementFileId, ...form }) {
    ctx.needActive('REVERSE_FACTORING')
    const statementFile = attachment(fileOf(ctx, statementFileId))
    const row = flow.saveStatement(ctx.world, actorOf(ctx), { ...form, statementFile })
    return statementView(ctx, row)
  },

  sendRfStatement(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.sendStatement(commandOf(ctx, row, version))
    return statementView(ctx, row)
  },

  confirmRfStatement(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.confirmStatement(commandOf(ctx, row, version))
    return statementView(ctx, row)
  },

  refuseRfStatement(ctx, { documentNo, version, disputeDesc }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.disputeStatement(commandOf(ctx, row, version), disputeDesc)
    return statementView(ctx, row)
  },

  cancelRfStatement(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    flow.voidStatement(commandOf(ctx, row, version))
    return statementView(ctx, row)
  },
})
