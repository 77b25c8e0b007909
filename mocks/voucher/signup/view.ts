import type { FunderSignup, SignupApplication, SignupFunderOffer } from '#api/generated/corp/model/index.ts'
import { addDays, formatDay } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { isTempIdValid } from '../../account/protocol/tempId.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { CREDIT_DIRECTORS } from '../../kernel/roles.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { signupOf } from '../finance/rules.ts'
import { firmInfoView } from '../firmInfo/view.ts'
import { agreementsOf } from './agreement.ts'
import { applyProblem } from './flow.ts'
import type { FunderProductRow, SignupRow } from './rows.ts'
import { WARN_DAYS } from './rules.ts'
import { signupFlow } from './transitions.ts'

const productView = (product: FunderProductRow) => ({
  funderProductNo: product.funderProductNo,
  funderName: product.funderName,
  funderType: product.funderType,
  funderProductName: product.funderProductName,
  annualRate: product.annualRate,
  minFinanceAmount: product.minFinanceAmount,
  maxFinanceAmount: product.maxFinanceAmount,
  lendSpeed: product.lendSpeed,
})

/** 30 日内到期。 */
const isExpiring = (ctx: Context, row: SignupRow): boolean =>
  row.signupStatus === 'ACTIVE' && ctx.today >= addDays(row.signupExpireDate!, -WARN_DAYS)

const waiting = (
  ctx: Context,
  row: SignupRow,
): Pick<FunderSignup, 'nextActor' | 'deadline' | 'stateReason'> => {
  switch (row.signupStatus) {
    case 'DRAFT':
      return {
        nextActor: '经办',
        stateReason: row.auditResult === 'REJECT' ? `驳回意见：${row.reviewOpinion}` : '签约资料尚未提交复核',
      }
    case 'PENDING_REVIEW':
      return { nextActor: '复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'FUNDER_AUDITING':
      return { nextActor: row.funderName, stateReason: '已向资金方建档，等待审核' }
    case 'SUPPLEMENT':
      return { nextActor: '经办', stateReason: `资金方要求补充：${row.supplementDesc}` }
    case 'WAIT_SIGN':
      return { nextActor: '复核', stateReason: '资金方已通过，等待签署协议' }
    case 'ACTIVE':
      return isExpiring(ctx, row)
        ? {
            deadline: row.signupExpireDate,
            stateReason: `将于${formatDay(row.signupExpireDate)}到期，到期后不能新增融资，可重新签约`,
          }
        : {}
    case 'REJECTED':
      return { nextActor: '经办', stateReason: `资金方不通过：${row.rejectReason}；可修改后重新签约` }
    case 'EXPIRED':
      return { nextActor: '经办', stateReason: row.rejectReason }
    default:
      return { stateReason: row.rejectReason }
  }
}

/** 一个融资产品与本企业的签约状态：列表的一行。 */
export const funderSignup = (ctx: Context, product: FunderProductRow): FunderSignup => {
  const row = signupOf(ctx.world, ctx.corp.corpId, product.funderProductNo)
  return present({
    ...productView(product),
    signupNo: row?.signupNo,
    version: row?.version ?? 0,
    signupStatus: row?.signupStatus ?? 'NONE',
    signupEffectiveDate: row?.signupEffectiveDate,
    signupExpireDate: row?.signupExpireDate,
    isExpiring: row && isExpiring(ctx, row),
    ...(row ? waiting(ctx, row) : { nextActor: '经办', stateReason: '尚未签约，签约后才能向该资金方融资' }),
    actions: row ? signupFlow.offer(ctx, row) : signupFlow.offerNew(ctx),
    auditTrail: row?.auditTrail ?? [],
  })
}

/** 签约申请里的一个选择：要什么资料，不能申请的给出原因。 */
export const funderOffer = (ctx: Context, product: FunderProductRow): SignupFunderOffer => {
  const row = signupOf(ctx.world, ctx.corp.corpId, product.funderProductNo)
  const reason = applyProblem(row)
  return present({
    ...productView(product),
    requiredDocs: product.requiredDocs,
    authLetterTypes: product.authLetterTypes,
    extraFields: product.extraFields,
    signupYears: product.signupYears,
    signupStatus: row?.signupStatus ?? 'NONE',
    signupNo: row?.signupNo,
    version: row?.version,
    enabled: reason === undefined,
    reason,
  })
}

/** 资金方签约的应答：账号掩码；待签协议的临时号只给能签的人。 */
export const signupView = (ctx: Context, row: SignupRow): SignupApplication => {
  const { world } = ctx
  const product = world.funderProducts.need(row.funderProductNo)
  const signing = row.signupStatus === 'WAIT_SIGN' && CREDIT_DIRECTORS.includes(ctx.role)
  return present({
    ...row,
    ...NO_USER_IDS,
    attachments: undefined,
    funderId: undefined,
    expiryWarned: undefined,
    ...productView(product),
    collectAccountNo: row.collectAccountNo && maskText(row.collectAccountNo),
    letters: row.letters.map((letter) =>
      present({ ...letter, isExpired: letter.authValidTo ? letter.authValidTo < ctx.today : undefined }),
    ),
    extraValues: product.extraFields.flatMap(({ fieldKey, fieldLabel }) => {
      const fieldValue = row.extraValues[fieldKey]
      return fieldValue ? { fieldKey, fieldLabel, fieldValue } : []
    }),
    protocols: agreementsOf(world, row.signupNo).map((protocol) =>
      present({
        protocolNo: protocol.protocolNo,
        protocolName: protocol.protocolName,
        protocolStatus: protocol.protocolStatus,
        agreementSignTempId:
          signing && protocol.protocolStatus === 'WAIT_SIGN' && isTempIdValid(world, protocol)
            ? protocol.agreementSignTempId
            : undefined,
      }),
    ),
    firmInfo: firmInfoView(world, ctx.corp),
    ...inStep(ctx, signupFlow, row, waiting(ctx, row)),
    actions: withReveal(signupFlow.offer(ctx, row), 'REVIEW'),
    refusals: signupFlow.refusals(ctx, row),
  })
}
