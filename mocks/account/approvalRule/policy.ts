// 企业自己定的谁复核：额度、两人、代理。复核通过时由 kernel/review.ts 来问，决定、按钮与“下一步等谁”都照它。
import type { ProductType } from '#api/generated/corp/model/index.ts'
import { compare, yuan } from '#domain/money.ts'
import { noteOnTrail, samePerson } from '../../kernel/document.ts'
import type { Bar, Passing, ReviewPolicy } from '../../kernel/policy.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { ApprovalRuleRow, FirstPassRow } from './rows.ts'

/** 一种要复核的单据：属于哪个产品，金额是哪一项。 */
export type Reviewed = { entity: string; product: ProductType; amount: string }

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 审批规则管得到的单据。 */
    reviewed: readonly Reviewed[]
  }
}

export const ruleIdOf = (corpId: string, product: ProductType): string => `${corpId} ${product}`

type Terms = { rule: ApprovalRuleRow | undefined; amount: string }

/** 这份单据照谁的规则、多大金额；不归规则管的没有。 */
const termsOf = ({ world, entity, row, actor }: Passing): Terms | undefined => {
  const kind = world.registry.contributed('reviewed').find((one) => one.entity === entity)
  const amount = kind && (row as Readonly<Record<string, unknown>>)[kind.amount]
  if (!kind || typeof amount !== 'string') return undefined
  return { rule: world.approvalRules.get(ruleIdOf(actor.user.corpId, kind.product)), amount }
}

/** 这个人今天坐谁的席位：自己的，与他代理的。 */
const seatsOf = (world: World, userId: string): string[] => {
  const today = world.today()
  const absent = world.deputies.where(
    (one) => one.deputyUserId === userId && one.deputyStartDate <= today && today <= one.deputyEndDate,
  )
  return [userId, ...absent.map(({ absentUserId }) => absentUserId)]
}

const submitTimeOf = ({ submitTime, createTime }: DocumentRow): string => submitTime ?? createTime

/** 那次提交之后的第一位；又提交过的不算。 */
const firstPass = (world: World, row: DocumentRow): FirstPassRow | undefined => {
  const pass = world.firstPasses.get(row.id)
  return pass?.submitTime === submitTimeOf(row) ? pass : undefined
}

/** 这位经办过它，他的席位就不能用来复核它（INV-01）。 */
const isMaker = (world: World, row: DocumentRow, seat: string): boolean => {
  const owner = world.users.get(seat)
  return owner !== undefined && samePerson(world, row.createUserId, owner)
}

const capOf = (rule: ApprovalRuleRow | undefined, seat: string): string | undefined =>
  rule?.reviewers.find(({ userId }) => userId === seat)?.capAmount

const isEnough = (rule: ApprovalRuleRow | undefined, seat: string, amount: string): boolean => {
  const cap = capOf(rule, seat)
  return cap === undefined || compare(amount, cap) <= 0
}

const needsTwo = ({ rule, amount }: Terms): boolean =>
  rule?.jointFrom !== undefined && compare(amount, rule.jointFrom) >= 0

const isFinal = ({ actor }: Passing): boolean => actor.role.endsWith('_FINAL')

/** 两人复核只在复核这一步：终审本来就是另一个人。 */
const isJoint = (passing: Passing, terms: Terms): boolean => needsTwo(terms) && !isFinal(passing)

/** 能算作两人之一的席位；没有指定谁的，人人都算。 */
const sits = (rule: ApprovalRuleRow | undefined, seat: string): boolean => {
  const chosen = rule?.reviewers.filter((one) => one.isJoint) ?? []
  return chosen.length === 0 || chosen.some(({ userId }) => userId === seat)
}

type Seating = { seat: string } | { problem: Bar }

const overCap = (rule: ApprovalRuleRow | undefined, seats: readonly string[]): Bar => {
  const cap = seats.map((seat) => capOf(rule, seat)).findLast((one) => one !== undefined)
  return ['REVIEW_CAP', `超过您的复核额度${yuan(cap ?? '0.00')}`]
}

const needsOther = (isSamePerson: boolean): Bar => {
  const reason = isSamePerson
    ? '您已通过，须由另一位复核人复核'
    : '这笔要两人复核，请由审批规则指定的另一位复核人办理'
  return ['REVIEW_JOINT', reason]
}

/** 以哪个席位通过：自己的在前；一个也不行的说为什么。 */
const seatFor = (passing: Passing, terms: Terms): Seating => {
  const { world, row, actor } = passing
  const { rule, amount } = terms
  const own = seatsOf(world, actor.user.userId).filter((seat, at) => at === 0 || !isMaker(world, row, seat))
  const enough = own.filter((seat) => isEnough(rule, seat, amount))
  if (enough.length === 0) return { problem: overCap(rule, own) }
  const pass = firstPass(world, row)
  const hasPassed = pass !== undefined && samePerson(world, pass.userId, actor.user)
  // 两位复核人都复核过它，谁也不终审它（INV-01）
  if (isFinal(passing) && hasPassed) return { problem: ['INV-01', '不可终审本人复核业务'] }
  if (!isJoint(passing, terms)) return { seat: enough[0]! }
  if (hasPassed) return { problem: needsOther(true) }
  const seat = enough.find((one) => sits(rule, one) && one !== pass?.seat)
  return seat === undefined ? { problem: needsOther(false) } : { seat }
}

/** 第一位通过：记下是谁、以谁的席位，轨迹写一条，单据留在原处。 */
const noteFirst = (
  { world, row, actor }: Passing,
  { seat, inPlaceOf, opinion }: { seat: string; inPlaceOf: string | undefined; opinion: string | undefined },
): void => {
  const { userId, personName } = actor.user
  world.firstPasses.put({ id: row.id, submitTime: submitTimeOf(row), userId, seat, personName })
  noteOnTrail(world, row, actor, {
    event: `复核通过（1/2）${inPlaceOf ? `：代${inPlaceOf}` : ''}`,
    ...(opinion && { opinion }),
  })
  row.version += 1
  row.updateTime = world.now()
}

export const approvalPolicy: ReviewPolicy = {
  problem(passing) {
    const terms = termsOf(passing)
    const seating = terms && seatFor(passing, terms)
    return seating && 'problem' in seating ? seating.problem : undefined
  },

  settle(passing, opinion) {
    const { world, row, actor } = passing
    const terms = termsOf(passing)
    const seating = terms && seatFor(passing, terms)
    if (!seating || 'problem' in seating) return { isHeld: false }
    const { seat } = seating
    const inPlaceOf = seat === actor.user.userId ? undefined : world.users.get(seat)?.personName
    const isHeld = isJoint(passing, terms) && !firstPass(world, row)
    if (isHeld) noteFirst(passing, { seat, inPlaceOf, opinion })
    return { isHeld, inPlaceOf }
  },

  waiting(world, row) {
    const pass = firstPass(world, row)
    return pass && `${pass.personName}已复核通过，还要另一位复核人通过`
  },
}
