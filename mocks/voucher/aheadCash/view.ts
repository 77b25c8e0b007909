import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { nextWindowDay } from '../../account/bank/window.ts'
import { sourceOfPayee } from '../../account/bankAccount/source.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { marketRates } from './marketRates.ts'
import { aheadPayee } from './payment.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import { aheadCashFlow } from './transitions.ts'

type Waiting = Pick<AheadCashApplication, 'nextActor' | 'deadline' | 'stateReason'>

/** 申请在等谁、到几时、为什么。 */
export const aheadWaiting = (world: World, row: AheadCashApplicationRow): Waiting => {
  const deadline = row.aheadDate
  switch (row.aheadStatus) {
    case 'PENDING_REVIEW':
      return { nextActor: '开立方复核', deadline, stateReason: `${row.createUserName}已提交，等待审批` }
    case 'HOLDER_CONFIRMING':
      return { nextActor: row.holderName, deadline, stateReason: '等待持有方同意折扣' }
    case 'APPROVED': {
      const day = nextWindowDay(world, row.aheadDate)
      return {
        nextActor: '银行',
        deadline: day,
        stateReason: `支付指令将于${day}银行窗口（09:30–16:30）发送`,
      }
    }
    case 'PAYING':
      return { nextActor: '银行', deadline, stateReason: '支付指令已发送，银行在当个工作日 16:30 前答复' }
    case 'UNANSWERED':
      return {
        nextActor: '开立方经办',
        stateReason: '银行未答复，请在付款进度查询向银行查询；问清之前不再付款',
      }
    case 'REJECTED':
      return { stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'HOLDER_REFUSED': {
      const last = row.auditTrail.at(-1)!
      return { stateReason: `${last.event}${last.opinion ? `：${last.opinion}` : ''}，可另行申请` }
    }
    case 'FAILED':
      return {
        stateReason: `${dictLabel('PAY_FAIL_REASON', row.payFailReason ?? 'OTHER')}，金额已解冻，可另行申请`,
      }
    case 'CANCELLED':
      return { stateReason: row.auditTrail.at(-1)!.event }
    default:
      return {}
  }
}

/** 提前兑付申请的应答：持有方看不到开立方内部的审批。 */
export const aheadView = (ctx: Context, row: AheadCashApplicationRow): AheadCashApplication => {
  const { world } = ctx
  const issuer = row.corpId === ctx.corp.corpId
  const { holderCorpId, ...fields } = row
  const payee = aheadPayee(world, row)
  const remainDays = termDays(row.aheadDate, row.promisePayDate)
  return present({
    ...fields,
    ...NO_USER_IDS,
    ...(issuer ? {} : { remark: undefined, reviewOpinion: undefined, payAccountId: undefined }),
    auditTrail: issuer
      ? row.auditTrail
      : row.auditTrail.filter((line) => line.node === 'COUNTERPARTY' || line.node === 'SYSTEM'),
    issuerName: world.corps.need(row.corpId).corpName,
    remainDays,
    ...marketRates(world, world.vouchers.need(row.voucherNo), row.aheadAmount, remainDays),
    payAccountNo: maskText(row.payAccountNo),
    payeeAccountNo: payee.payeeAccountNo && maskText(payee.payeeAccountNo),
    payeeBankName: payee.payeeBankName,
    appliedAccountNo: payee.appliedAccountNo && maskText(payee.appliedAccountNo),
    ...inStep(ctx, aheadCashFlow, row, aheadWaiting(world, row)),
    ...(issuer && { accountSource: sourceOfPayee(world, holderCorpId, payee.payeeAccountNo) }),
    // 向银行查询在付款进度办理
    actions: withReveal(
      aheadCashFlow.offer(ctx, row).filter(({ code }) => code !== 'ASK_BANK'),
      'REVIEW',
    ),
    refusals: aheadCashFlow.refusals(ctx, row),
  })
}
