// 对账单的应答。

import type { RfStatement } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import type { RfStatementRow } from './rows.ts'
import { rfStatementFlow } from './transitions.ts'

type Waiting = Pick<RfStatement, 'nextActor' | 'stateReason'>

const waiting = (row: RfStatementRow, isOwn: boolean): Waiting => {
  switch (row.statementStatus) {
    case 'DRAFT':
      return { nextActor: '经办', stateReason: '填写完整后发送对方确认' }
    case 'WAIT_CONFIRM':
      return {
        nextActor: row.corpId === row.creditorCorpId ? row.debtorName : row.creditorName,
        stateReason: isOwn ? '等待对方确认' : '等待本方确认',
      }
    case 'DISPUTED':
      return { nextActor: '发起方', stateReason: `异议：${row.disputeDesc}` }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 对账单的应答。 */
export const statementView = (ctx: Context, row: RfStatementRow): RfStatement => {
  const isOwn = row.corpId === ctx.corp.corpId
  const { creditorCorpId: _creditor, debtorCorpId: _debtor, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    ...inStep(ctx, rfStatementFlow, row, waiting(row, isOwn)),
    actions: rfStatementFlow.offer(ctx, row),
    refusals: rfStatementFlow.refusals(ctx, row),
  })
}
