// 一份保函在申请人眼里：由它与今天得出的，轮到谁，能办什么。

import type { Guarantee, GuaranteeDocument } from '#api/generated/corp/model/index.ts'
import { addDays, isWorkingDay, termDays } from '#domain/calendar.ts'
import { guaranteeDaysOf, guaranteeRatioOf } from '#domain/guaranteeRules.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { dayStart } from '../../kernel/clock.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { documentsOf } from './documents.ts'
import type { GuaranteeRow } from './rows.ts'
import { expiresSoon } from './rules.ts'
import { shownStatus } from './states.ts'
import { guaranteeFlow } from './transitions.ts'

const HOUR = 3_600_000
/** 工作时间：9 点到 17 点。 */
const [OPENS, CLOSES] = [9 * HOUR, 17 * HOUR]
const URGENT_HOURS = 4

/** 从现在到开标的工作小时数；多于两天的不必细算。 */
const workingHours = (now: number, until: number, today: string, lastDay: string): number => {
  if (termDays(today, lastDay) > 10) return Infinity
  let total = 0
  for (let day = today; day <= lastDay; day = addDays(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue
    const from = Math.max(now, dayStart(day) + OPENS)
    const to = Math.min(until, dayStart(day) + CLOSES)
    total += Math.max(0, to - from)
  }
  return total / HOUR
}

const opening = (ctx: Context, row: GuaranteeRow): Pick<Guarantee, 'minutesToOpen' | 'urgent'> => {
  const now = ctx.world.clock.ms()
  const until = row.bidOpenTime === undefined ? now : Date.parse(row.bidOpenTime)
  if (until <= now) return {}
  const hours = workingHours(now, until, ctx.today, row.bidOpenTime!.slice(0, 10))
  return { minutesToOpen: Math.floor((until - now) / 60_000), urgent: hours < URGENT_HOURS }
}

const waiting = (
  world: World,
  row: GuaranteeRow,
): Pick<Guarantee, 'nextActor' | 'deadline' | 'stateReason'> => {
  const issuer = row.issuerOrgName
  switch (shownStatus(world, row)) {
    case 'DRAFT':
      return { nextActor: '申请人经办', stateReason: row.copyFromNo ? '复制新增，尚未提交' : '尚未提交' }
    case 'PENDING_REVIEW':
      return {
        nextActor: '申请人复核',
        deadline: row.bidOpenTime,
        stateReason: `${row.createUserName}已提交，等待复核`,
      }
    case 'REVIEW_REJECTED':
      return { nextActor: '申请人经办', stateReason: `复核驳回：${row.reviewOpinion}` }
    case 'ISSUER_AUDITING':
      return { nextActor: issuer, deadline: row.bidOpenTime, stateReason: '开立机构审核中' }
    case 'SUPPLEMENT':
      return {
        nextActor: '申请人经办',
        deadline: row.supplementDeadline,
        stateReason: `要求补正：${row.supplementDesc}`,
      }
    case 'WAIT_SIGN':
      return { nextActor: '申请人复核', deadline: row.bidOpenTime, stateReason: '开立机构已同意，等待签约' }
    case 'WAIT_PAY':
      return { nextActor: '申请人经办', deadline: row.bidOpenTime, stateReason: '已签约，等待缴纳保函费' }
    case 'ISSUING':
      return { nextActor: issuer, deadline: row.bidOpenTime, stateReason: '保函费已缴，等待开立' }
    case 'ISSUED':
      return { stateReason: `自${row.guaranteeEffectiveDate}起生效` }
    case 'EFFECTIVE':
      return { nextActor: '受益人', deadline: row.guaranteeExpireDate, stateReason: '保函有效' }
    case 'CLAIMING':
      return { nextActor: issuer, stateReason: '受益人已索赔，开立机构审单中' }
    case 'ISSUER_REJECTED':
      return { stateReason: `开立机构拒绝：${row.failReason}` }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 一份保函文件；正文只在预览与签署时给。 */
export const documentView = (row: ProtocolRow): GuaranteeDocument =>
  present({
    protocolNo: row.protocolNo,
    protocolName: row.protocolName,
    protocolStatus: row.protocolStatus,
    signTime: row.signTime,
  })

/** 一份保函在申请人眼里的样子。 */
export const guaranteeView = (ctx: Context, row: GuaranteeRow): Guarantee => {
  const { beneficiaryCorpId: _beneficiary, ...fields } = row
  return present({
    ...fields,
    guaranteeStatus: shownStatus(ctx.world, row),
    ...NO_USER_IDS,
    minFee: undefined,
    supplementDeadline: undefined,
    protocolNo: undefined,
    payAccountId: undefined,
    guaranteeRatio: guaranteeRatioOf(row),
    guaranteeDays: guaranteeDaysOf(row),
    ...opening(ctx, row),
    expireSoon: expiresSoon(ctx.world, row),
    supplementFields: row.supplementFields ?? [],
    attachments: row.attachments ?? [],
    documents: documentsOf(ctx.world, row.guaranteeApplyNo).map(documentView),
    ...inStep(ctx, guaranteeFlow, row, waiting(ctx.world, row)),
    actions: [
      ...guaranteeFlow.offer(ctx, row),
      // 下载谁都可以，企业冻结时也可以
      ...(row.guaranteeFile ? [{ code: 'DOWNLOAD', enabled: true }] : []),
    ],
    refusals: guaranteeFlow.refusals(ctx, row),
  })
}
