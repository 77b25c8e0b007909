import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import type { AbsTransferApplicationRow } from './rows.ts'
import { absTransferFlow } from './transitions.ts'

type Waiting = Pick<AbsTransfer, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: AbsTransferApplicationRow): Waiting => {
  switch (row.absTransferStatus) {
    case 'DRAFT':
      return { nextActor: '债权人经办', stateReason: '核对价款后提交复核' }
    case 'PENDING_REVIEW':
      return { nextActor: '债权人复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'REJECTED':
      return { nextActor: '债权人经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'FACTOR_AUDITING':
      return { nextActor: row.factorName, stateReason: '保理商审核中，一般需 2 个工作日' }
    case 'SUPPLEMENT':
      return {
        nextActor: '债权人经办',
        deadline: row.supplementDeadline,
        stateReason: `保理商要求补正：${row.supplementDesc}`,
      }
    case 'WAIT_SIGN':
      return { nextActor: '债权人复核', stateReason: '审核已通过，请到协议管理签署转让协议' }
    case 'PACKAGING':
      return { nextActor: '计划管理人', stateReason: '协议已签署，等待封包入池' }
    case 'POOLED':
      return {
        nextActor: row.factorName,
        deadline: row.expectFundDate,
        stateReason: '已入池，等待支付转让价款',
      }
    case 'FUNDED':
      return { stateReason: '转让价款已到账' }
    case 'FACTOR_REJECTED':
    case 'REMOVED':
      return { stateReason: `原因：${row.failReason}` }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 转让申请的应答：账号掩码，可做的操作由角色与状态决定。 */
export const absTransferView = (ctx: Context, row: AbsTransferApplicationRow): AbsTransfer => {
  const { protocolNos: _protocols, ...stored } = row
  return present({
    ...stored,
    ...NO_USER_IDS,
    expectFundDate: row.expectFundDate ?? ctx.today,
    collectAccountNo: row.collectAccountNo && maskText(row.collectAccountNo),
    packageName: ctx.world.financeDataPackages.get(row.packageNo)?.packageName,
    attachments: row.attachments ?? [],
    ...inStep(ctx, absTransferFlow, row, waiting(row)),
    actions: absTransferFlow.offer(ctx, row),
    refusals: absTransferFlow.refusals(ctx, row),
  })
}
