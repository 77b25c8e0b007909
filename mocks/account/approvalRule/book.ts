import type {
  ApprovalRuleForm,
  Deputy,
  DeputyForm,
  DeputyStatus,
  ProductType,
} from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError, conflict, illegalState } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { ruleIdOf } from './policy.ts'
import type { ApprovalRuleRow, DeputyRow } from './rows.ts'

/** 各产品的角色代码怎样开头。 */
const ROLES: Readonly<Record<ProductType, string>> = {
  CREDIT: 'ROLE_CREDIT_',
  ABS: 'ROLE_ABS_',
  REVERSE_FACTORING: 'ROLE_REVERSE_FACTORING_',
  GUARANTEE: 'ROLE_GUARANTEE_',
}

const holds = (product: ProductType, post: RegExp) => (role: string) =>
  role.startsWith(ROLES[product]) && post.test(role)

/** 复核人：两人复核在这一步。终审本来就是另一个人。 */
export const canJoin = ({ roleCodes }: UserRow, product: ProductType): boolean =>
  roleCodes.some(holds(product, /_DIRECTOR$/))

/** 本企业这个产品的复核人与终审人。 */
export const reviewersOf = (world: World, corpId: string, product: ProductType): UserRow[] =>
  world.users.where(
    (user) =>
      user.corpId === corpId &&
      user.userStatus === 'NORMAL' &&
      user.roleCodes.some(holds(product, /_(DIRECTOR|FINAL)$/)),
  )

export const PRODUCTS = Object.keys(ROLES) as ProductType[]

const wrong = (code: 'FORMAT' | 'REQUIRED' | 'DUPLICATE', message: string): never => {
  throw new BusinessError(code, message)
}

/** 改一个产品的规则：额度与起点是正数；两人复核至少要有两个人坐得了席位。 */
export const saveRule = (
  world: World,
  actor: Actor,
  { productType, reviewers, jointFrom, version }: Omit<ApprovalRuleForm, 'signTicket'>,
): ApprovalRuleRow => {
  const { corpId, personName } = actor.user
  const ruleId = ruleIdOf(corpId, productType)
  const known = world.approvalRules.get(ruleId)
  if ((known?.version ?? 0) !== version) throw conflict()
  const people = reviewersOf(world, corpId, productType)
  const own = reviewers.filter(({ userId }) => people.some((one) => one.userId === userId))
  if (own.some(({ capAmount }) => capAmount !== undefined && !isPositive(capAmount)))
    wrong('FORMAT', '复核额度须大于0')
  if (jointFrom !== undefined) {
    if (!isPositive(jointFrom)) wrong('FORMAT', '两人复核起点须大于0')
    const joining = people.filter((one) => canJoin(one, productType))
    const seats = own.filter(({ isJoint, userId }) => isJoint && joining.some((one) => one.userId === userId))
    if (seats.length === 1) wrong('REQUIRED', '两人复核至少指定两位，或一位也不指定')
    if (new Set(joining.map(({ idCard }) => idCard)).size < 2)
      wrong('REQUIRED', '这个产品只有一位复核人，不能要求两人复核')
  }
  return world.approvalRules.put({
    ruleId,
    corpId,
    productType,
    reviewers: own,
    jointFrom,
    updateUserName: personName,
    updateTime: world.now(),
    version: version + 1,
  })
}

/** 日期说它到了哪一步。 */
const statusOf = (world: World, { deputyStartDate, deputyEndDate }: DeputyRow): DeputyStatus => {
  const today = world.today()
  if (deputyEndDate < today) return 'ENDED'
  return deputyStartDate > today ? 'PLANNED' : 'CURRENT'
}

const nameOf = (world: World, userId: string): string => world.users.need(userId).personName

/** 给人看的：两个人写姓名，状态由今天而来。 */
export const deputyView = (world: World, row: DeputyRow): Deputy => {
  const { corpId: _, absentUserId, deputyUserId, ...shown } = row
  return {
    ...shown,
    absentName: nameOf(world, absentUserId),
    deputyName: nameOf(world, deputyUserId),
    deputyStatus: statusOf(world, row),
  }
}

const overlaps = (one: Pick<DeputyRow, 'deputyStartDate' | 'deputyEndDate'>, other: typeof one): boolean =>
  one.deputyStartDate <= other.deputyEndDate && other.deputyStartDate <= one.deputyEndDate

/** 指定代理：同一产品的复核人之间；一人同一天只有一位代理，代理人这些天不再被代理。 */
export const addDeputy = (world: World, actor: Actor, form: DeputyForm): DeputyRow => {
  const { corpId, personName } = actor.user
  const { absentUserId, deputyUserId, deputyStartDate, deputyEndDate } = form
  const shares = PRODUCTS.some((product) => {
    const ids = reviewersOf(world, corpId, product).map(({ userId }) => userId)
    return ids.includes(absentUserId) && ids.includes(deputyUserId)
  })
  if (absentUserId === deputyUserId) wrong('FORMAT', '代理人不能是本人')
  if (!shares) wrong('FORMAT', '代理人须是同一产品的复核人')
  if (deputyStartDate < world.today()) wrong('FORMAT', '开始日不能早于今天')
  if (deputyEndDate < deputyStartDate) wrong('FORMAT', '结束日不能早于开始日')
  if (form.deputyReason.trim() === '') wrong('REQUIRED', '请输入代理原因')
  const during = world.deputies.where((one) => one.corpId === corpId && overlaps(one, form))
  if (during.some((one) => one.absentUserId === absentUserId))
    wrong('DUPLICATE', `${nameOf(world, absentUserId)}这些天已有代理`)
  if (during.some((one) => one.absentUserId === deputyUserId || one.deputyUserId === absentUserId))
    wrong('FORMAT', '代理人这些天自己由别人代理，不能再代理')
  return world.deputies.put({
    ...form,
    deputyReason: form.deputyReason.trim(),
    deputyId: world.ids.next('DP', world.today()),
    corpId,
    createUserName: personName,
    createTime: world.now(),
  })
}

/** 结束代理：还没有开始的取消，正在代理的到今天之前为止。 */
export const stopDeputy = (world: World, row: DeputyRow): DeputyRow => {
  if (statusOf(world, row) === 'ENDED') throw illegalState()
  // 今天起就不再代理
  return Object.assign(row, { deputyEndDate: addDays(world.today(), -1) })
}
