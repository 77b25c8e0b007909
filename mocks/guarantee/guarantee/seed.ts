import type { Guarantee, GuaranteeStatus } from '#api/generated/corp/model/index.ts'
import { addDays, addWorkingDays, dayAt, instantAt, isWorkingDay } from '#domain/calendar.ts'
import { multiplyRate } from '#domain/money.ts'
import { buildLimit } from '../../account/limit/book.ts'
import { moveLimitAt } from '../../account/limit/seed.ts'
import { dayStart } from '../../kernel/clock.ts'
import type { Actor } from '../../kernel/document.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { atPast } from '../../kernel/past.ts'
import { GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample } from '../../portal/file/store.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { issuerOrgs } from '../issuer/seed.ts'
import { claimSample, daysAgo, revokeSample } from '../sequels.ts'
import { presignAgreement } from './documents.ts'
import * as flow from './flow.ts'
import * as issuer from './issuer.ts'
import type { GuaranteeRow } from './rows.ts'
import { guaranteeFlow } from './transitions.ts'

// 情景开始时的保函：每份都由人与开立机构一步步办到。

const GUARANTEE_LIMIT = '20000000.00'
/** 在最早的一份保函之前。 */
const LIMIT_GRANTED = '2025-12-01'

const actorOf = (world: World, corpId: string, post: 'POST_OPERATOR' | 'POST_DIRECTOR'): Actor => ({
  user: userWith(world, corpId, post),
  corpName: world.corps.need(corpId).corpName,
  role: post === 'POST_OPERATOR' ? GUARANTEE_OPERATOR : GUARANTEE_DIRECTOR,
})
const maker = (world: World, row: GuaranteeRow) => actorOf(world, row.corpId, 'POST_OPERATOR')
const checker = (world: World, row: GuaranteeRow) => actorOf(world, row.corpId, 'POST_DIRECTOR')

const pdf = (world: World, name: string, category: string, corpId: string): AttachmentRow =>
  attachSample(world, `${name}.pdf`, category, corpId)

/** 投标保函的要素：未给的按十二天后开标、投标有效期 90 天。 */
const bidTerms = (world: World, part: GuaranteePart): Partial<GuaranteeRow> => {
  const opens = part.bidOpenTime ?? `${addWorkingDays(world.today(), 9, holidays)}T09:30:00+08:00`
  const estimatePrice = part.estimatePrice ?? '12000000.00'
  return {
    tenderNo: 'BHXQ-2026-SZ-0118',
    tenderProjectName: '临澜路综合管廊工程',
    sectionName: '一标段',
    estimatePrice,
    bidOpenTime: opens,
    bidValidDays: 90,
    guaranteeAmount: multiplyRate(estimatePrice, '2'),
    guaranteeEffectiveDate: opens.slice(0, 10),
    guaranteeExpireDate: addDays(opens.slice(0, 10), (part.bidValidDays ?? 90) + 28),
  }
}

/** 非投标保函的要素：未给的按一年期、合同金额的十分之一。 */
const contractTerms = (world: World, part: GuaranteePart): Partial<GuaranteeRow> => {
  const guaranteeContractAmount = part.guaranteeContractAmount ?? '8600000.00'
  const from = part.guaranteeEffectiveDate ?? addDays(world.today(), 5)
  return {
    guaranteeContractNo: 'LLCJ-SG-2026-007',
    guaranteeContractAmount,
    guaranteeAmount: multiplyRate(guaranteeContractAmount, part.guaranteeType === 'PERFORMANCE' ? '10' : '3'),
    guaranteeEffectiveDate: from,
    guaranteeExpireDate: addDays(from, 365),
  }
}

/** 前一步到后一步：人要看，机构要审。 */
const GAP = 85 * 60_000
/** 工作时间：9 点到 17 点。 */
const [OPENS, CLOSES] = [9, 17].map((hour) => hour * 3_600_000) as [number, number]

/** 那一刻之前最近的工作时间里的时刻；多出的分钟接在前一个工作日的末尾。 */
const workingMoment = (ms: number): number => {
  const day = dayAt(ms)
  const [opens, closes] = [dayStart(day) + OPENS, dayStart(day) + CLOSES]
  if (isWorkingDay(day, holidays) && ms >= opens) return Math.min(ms, closes)
  const before = addWorkingDays(day, -1, holidays)
  const over = isWorkingDay(day, holidays) ? opens - ms : 0
  return dayStart(before) + CLOSES - over
}

/** 办到此刻的那几步各在什么时候：最后一步就在此刻，往前隔开，都在工作时间里。 */
const momentsUntilNow = (world: World, count: number): number[] => {
  const moments = [world.clock.ms()]
  while (moments.length < count) moments.unshift(workingMoment(moments[0]! - GAP))
  return moments
}

/** 在那一刻办一步。 */
const at = <Result>(world: World, moment: number, run: () => Result): Result => {
  const [day = '', time = ''] = instantAt(moment).split(/[T+]/)
  return atPast(world, day, time, run)
}

const draftOf = (world: World, part: GuaranteePart, moment: number): GuaranteeRow => {
  const corpId = part.corpId ?? CORPS.guaApplicant
  const guaranteeType = part.guaranteeType ?? 'BID'
  const bid = guaranteeType === 'BID'
  const beneficiary = world.corps.need(CORPS.guaBeneficiary)
  const org = world.issuerOrgs.need(part.issuerOrgId ?? 'GO01')
  const guaranteeApplyNo = part.guaranteeApplyNo ?? world.ids.next(bid ? 'GB' : 'GN', dayAt(moment))
  const begun = at(world, moment, () =>
    guaranteeFlow.begin(world, 'T-GUA-01', guaranteeApplyNo, actorOf(world, corpId, 'POST_OPERATOR')),
  )
  // 期限与开标日照此刻算，与哪一刻开始填无关
  return world.guarantees.put({
    ...begun,
    guarantorName: world.corps.need(corpId).corpName,
    beneficiaryName: beneficiary.corpName,
    beneficiaryUscc: beneficiary.uscc,
    guaranteeForm: org.guaranteeForms[0]!,
    deliveryWay: 'ELECTRONIC',
    paidAmount: '0.00',
    ...(bid
      ? { ...bidTerms(world, part), tenderFile: pdf(world, '招标文件', 'TENDER', corpId) }
      : { ...contractTerms(world, part), attachments: [pdf(world, '中标通知书', 'OTHER', corpId)] }),
    ...part,
    guaranteeType,
    issuerOrgId: org.issuerOrgId,
    issuerOrgName: org.issuerOrgName,
    issuerOrgType: org.issuerOrgType,
    guaranteeApplyNo,
    guaranteeStatus: 'DRAFT',
  })
}

type Move = (world: World, row: GuaranteeRow) => void
const submit: Move = (world, row) => flow.submitGuarantee(world, row, maker(world, row))
const pass: Move = (world, row) =>
  flow.reviewGuarantee(world, row, checker(world, row), {
    version: row.version,
    decision: 'PASS',
    opinion: undefined,
  })
const reject: Move = (world, row) =>
  flow.reviewGuarantee(world, row, checker(world, row), {
    version: row.version,
    decision: 'REJECT',
    opinion: '受益人名称请与招标文件核对',
  })
const agree: Move = (world, row) => issuer.approveByIssuer(world, row.guaranteeApplyNo)
const sign: Move = (world, row) => {
  const { agreementSignTempId } = presignAgreement(world, row)
  flow.signGuarantee({ world, row, actor: checker(world, row), version: row.version }, agreementSignTempId)
}
const pay: Move = (world, row) => {
  const account = world.bankAccounts.find(
    (one) => one.corpId === row.corpId && one.accountPurpose.includes('PAY'),
  )!
  flow.payGuarantee({ world, row, actor: maker(world, row), version: row.version }, account.accountId)
}
const issue: Move = (world, row) => issuer.issueByIssuer(world, row.guaranteeApplyNo)

const sent = [submit, pass]
const effective = [...sent, agree, sign, pay, issue]
const PATHS: Partial<Record<GuaranteeStatus, readonly Move[]>> = {
  DRAFT: [],
  PENDING_REVIEW: [submit],
  REVIEW_REJECTED: [submit, reject],
  ISSUER_AUDITING: sent,
  SUPPLEMENT: [
    ...sent,
    (world, row) => issuer.askSupplement(world, `${row.guaranteeApplyNo} 请更换清晰的招标文件，并补充附件`),
  ],
  ISSUER_REJECTED: [
    ...sent,
    (world, row) => issuer.refuseByIssuer(world, `${row.guaranteeApplyNo} 本机构本季度额度已满`),
  ],
  WAIT_SIGN: [...sent, agree],
  WAIT_PAY: [...sent, agree, sign],
  ISSUING: [...sent, agree, sign, pay],
  // 到没有到生效日由日子决定
  ISSUED: effective,
  EFFECTIVE: effective,
  CLAIMING: [...effective, claimSample],
  REVOKED: [...effective, revokeSample],
  RELEASED: [...effective, (world, row) => issuer.releaseByIssuer(world, row.guaranteeApplyNo)],
  CANCELLED: [
    (world, row) => flow.cancelGuarantee({ world, row, actor: maker(world, row), version: row.version }),
  ],
}

/** 一份保函的一部分；状态可以是给人看的说法。 */
type GuaranteePart = Partial<Omit<GuaranteeRow, 'guaranteeStatus'> & Pick<Guarantee, 'guaranteeStatus'>>

/** 一份保函，按状态走到位，一步与一步隔开；赔付与失效须由受益人与时间造成。 */
export const buildGuarantee = (world: World, part: GuaranteePart): GuaranteeRow => {
  const path = PATHS[part.guaranteeStatus ?? 'PENDING_REVIEW']
  if (!path) throw new OutsideError('该状态不能直接写入，请由受益人、开立机构或时间造成')
  const [begun, ...moments] = momentsUntilNow(world, path.length + 1)
  const row = draftOf(world, part, begun!)
  for (const [index, move] of path.entries()) at(world, moments[index]!, () => move(world, row))
  return row
}

/** 若干天前办的一份：单据、轨迹与额度流水都落在那一天。 */
export const guaranteeAgo = (world: World, days: number, part: GuaranteePart): GuaranteeRow =>
  daysAgo(world, days, 10, () => buildGuarantee(world, part))

/** 开立机构与保函额度：每个有保函的场景都有。 */
export const openIssuers = (world: World): void => {
  for (const org of issuerOrgs) world.issuerOrgs.put({ ...org })
}

/** 申请人的保函额度。 */
export const guaranteeLimit = (world: World): void => {
  const limit = buildLimit(world, {
    corpId: CORPS.guaApplicant,
    limitType: 'GUARANTEE',
    limitEffectiveDate: LIMIT_GRANTED,
  })
  moveLimitAt(world, limit, 'GRANT', GUARANTEE_LIMIT, limit.limitNo, `${LIMIT_GRANTED}T09:00:00+08:00`)
}
