// USR 用户管理：条件与效果。

import type { CorpUserForm, PostCode, ProductType } from '#api/generated/corp/model/index.ts'
import { checkCertNo, checkPersonName, checkPhone } from '#domain/validation.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { roleCodes, roleName, tokenOf } from '../../portal/people/personas.ts'
import { revokeUkeysOf } from '../certificate/flow.ts'
import { isLastManager } from './rules.ts'
import { userFlow } from './transitions.ts'

/** 密码连错之后这么久谁也进不来（T-USR-06）。 */
const LOCK_MS = 30 * 60_000

const GROUPS: Readonly<Record<ProductType, Readonly<Record<'CORE' | 'CHAIN', readonly string[]>>>> = {
  CREDIT: { CORE: ['core', 'chain'], CHAIN: ['chain'] },
  ABS: { CORE: ['abs.core'], CHAIN: ['abs.chain'] },
  REVERSE_FACTORING: { CORE: ['rf.core'], CHAIN: ['rf.corp'] },
  GUARANTEE: { CORE: ['gua.app', 'gua.ben'], CHAIN: ['gua.app', 'gua.ben'] },
}
const POSTS: Readonly<Record<string, PostCode>> = {
  op: 'POST_OPERATOR',
  dir: 'POST_DIRECTOR',
  fin: 'POST_FINAL',
  qry: 'POST_QUERY',
}

/** 本企业可授予的角色：已开通的产品里的，与谁都可有的企业默认角色。 */
export const grantableRoles = (corp: CorpRow) => {
  const side = corp.corpType === 'CORE' ? 'CORE' : 'CHAIN'
  const groups = (Object.keys(GROUPS) as ProductType[])
    .filter((product) => corp.productOpenStatus[product] === 'OPENED')
    .flatMap((product) => GROUPS[product][side])
  const ofProducts = groups.flatMap((group) =>
    Object.entries(POSTS).flatMap(([duty, postCode]) => {
      const roleCode = roleCodes[`${group}.${duty}`]
      return roleCode ? [{ roleCode, roleName: roleName(roleCode), postCode }] : []
    }),
  )
  const base = roleCodes['any']!
  return [{ roleCode: base, roleName: roleName(base), postCode: 'POST_MANAGER' as const }, ...ofProducts]
}

/** 岗位配置的提醒：没有人经办或复核，业务办不下去。 */
export const dutyWarnings = (world: World, corpId: string): string[] => {
  const users = world.users.where((user) => user.corpId === corpId && user.userStatus === 'NORMAL')
  const holders = (post: PostCode) => users.filter((user) => user.postCodes.includes(post))
  const waiting = (post: PostCode): string => {
    const { length } = world.users.where(
      (user) =>
        user.corpId === corpId && user.userStatus === 'PENDING_ACTIVE' && user.postCodes.includes(post),
    )
    return length > 0 ? `（${length}人待激活）` : ''
  }
  const [makers, checkers] = [holders('POST_OPERATOR'), holders('POST_DIRECTOR')]
  const persons = new Set([...makers, ...checkers].map((user) => user.idCard))
  return [
    ...(makers.length === 0 ? [`没有经办岗，业务无法经办${waiting('POST_OPERATOR')}`] : []),
    ...(checkers.length === 0 ? [`没有复核岗，业务无法复核${waiting('POST_DIRECTOR')}`] : []),
    ...(makers.length > 0 && checkers.length > 0 && persons.size < 2
      ? ['经办与复核须由两个人分别办理，目前只有一个人']
      : []),
  ]
}

const checkDuties = (corp: CorpRow, form: CorpUserForm, held: readonly string[]): void => {
  if (form.postCodes.includes('POST_OPERATOR') && form.postCodes.includes('POST_DIRECTOR')) {
    if (!form.acceptNoSelfReview)
      throw new BusinessError('T-USR-01', '一人兼任经办与复核，须知悉不可复核本人经办的业务')
  }
  const roles = new Map(grantableRoles(corp).map((role) => [role.roleCode, role]))
  for (const code of form.roleCodes) {
    const role = roles.get(code)
    if (!role && !held.includes(code)) throw new BusinessError('ROLE', '只能授予已开通产品的角色')
    if (role && tokenOf(code) !== 'any' && !form.postCodes.includes(role.postCode))
      throw new BusinessError(
        'ROLE',
        `角色“${role.roleName}”需要${dictLabel('POST_CODE', role.postCode)}，请一并选择`,
      )
  }
}

const checkPerson = (world: World, corpId: string, form: CorpUserForm, self: UserRow | undefined): void => {
  const mobile = form.mobilePhone ?? self?.mobilePhone ?? ''
  const wrong =
    checkPersonName(form.personName) ??
    checkPhone(mobile) ??
    (form.idCard ? checkCertNo(form.certType, world.today())(form.idCard) : undefined)
  if (wrong) throw new BusinessError('FORM', wrong)
  if (!self && !form.idCard) throw new BusinessError('FORM', '请输入证件号码')
  const taken = world.users.find(
    (user) => user.corpId === corpId && user !== self && user.mobilePhone === mobile,
  )
  if (taken) throw new BusinessError('MOBILE_TAKEN', `该手机号已用于本企业的${taken.personName}`)
}

const contentOf = ({
  personName,
  mobilePhone,
  idCard,
  certType,
  postCodes,
  roleCodes: roles,
}: CorpUserForm) => ({
  personName,
  certType,
  postCodes: [...postCodes],
  roleCodes: [...roles],
  ...(mobilePhone && { mobilePhone }),
  ...(idCard && { idCard }),
})

/** 以哪个代号登录：同一个人在别的企业已有的那个，否则在这个世界里依次编号。 */
const signsInAs = (world: World, user: Partial<UserRow>): string => {
  const { mobilePhone, idCard, userId, personaCode } = user
  const known = world.users.find(
    (one) => one.userId !== userId && one.mobilePhone === mobilePhone && one.idCard === idCard,
  )
  if (known?.personaCode || personaCode?.startsWith('joined-')) return known?.personaCode ?? personaCode!
  const joined = world.users.all().map((one) => /^joined-(\d+)$/.exec(one.personaCode ?? '')?.[1] ?? '0')
  return `joined-${Math.max(0, ...joined.map(Number)) + 1}`
}

/** T-USR-01 新增用户：发出短信邀请，首次登录后激活。 */
export const addUser = (world: World, actor: Actor, form: CorpUserForm): UserRow => {
  userFlow.needRole('T-USR-01', actor)
  const corp = world.corps.need(actor.user.corpId)
  checkPerson(world, corp.corpId, form, undefined)
  checkDuties(corp, form, [])
  userFlow.enter(world, 'T-USR-01')
  const content = contentOf(form)
  return world.users.put({
    mobilePhone: '',
    idCard: '',
    ...content,
    personaCode: signsInAs(world, content),
    userId: world.ids.plain('UN'),
    corpId: corp.corpId,
    userStatus: 'PENDING_ACTIVE',
    inviteTime: world.now(),
    version: 0,
  })
}

const sessionsOf = (world: World, user: UserRow) =>
  [...world.sessions.values()].filter((session) => session.userId === user.userId)

const signOut = (world: World, user: UserRow): void => {
  for (const { token } of sessionsOf(world, user)) world.sessions.delete(token)
}

/** T-USR-03 修改岗位角色：不能去掉最后一名管理员；已登录的立即按新的角色办理。还没有激活的，换了手机号即按新的号码重发邀请。 */
export const modifyUser = (
  world: World,
  user: UserRow,
  actor: Actor,
  { version, ...form }: CorpUserForm & { version: number },
): void => {
  const id = user.userStatus === 'PENDING_ACTIVE' ? 'T-USR-03 待激活' : 'T-USR-03'
  userFlow.check({ world, row: user, actor, version }, id)
  checkPerson(world, user.corpId, form, user)
  checkDuties(world.corps.need(user.corpId), form, user.roleCodes)
  if (isLastManager(world, user) && !form.postCodes.includes('POST_MANAGER'))
    throw new BusinessError('T-USR-03', '企业至少要有一名管理员，不能去掉最后一名的管理员岗')
  userFlow.step(world, user, id, actor)
  const reached = user.mobilePhone
  Object.assign(user, contentOf(form))
  if (user.userStatus === 'PENDING_ACTIVE') {
    user.personaCode = signsInAs(world, user)
    if (user.mobilePhone !== reached) user.inviteTime = world.now()
  }
  for (const session of sessionsOf(world, user))
    if (!user.roleCodes.includes(session.roleCode)) session.roleCode = user.roleCodes[0]!
}

/** 重发邀请：激活之前，按现在的手机号。 */
export const reinviteUser = (command: Command<UserRow>): void => {
  const { world, row: user } = command
  userFlow.check(command, 'REINVITE')
  user.inviteTime = world.now()
}

/** 撤回新增：激活之前，这个人不再保留，手机号可以另行使用。 */
export const withdrawUser = (command: Command<UserRow>): void => {
  const { world, row: user } = command
  userFlow.check(command, 'WITHDRAW')
  world.users.delete(user.userId)
}

/** T-USR-04 停用：立即退出登录，名下证书注销；待办是按岗位分的，由同岗位的人接着办。 */
export const disableUser = (command: Command<UserRow>): void => {
  const { world, row: user, actor } = command
  userFlow.check(command, 'T-USR-04')
  userFlow.step(world, user, 'T-USR-04', actor)
  signOut(world, user)
  revokeUkeysOf(world, user)
}

/** T-USR-05 启用：证书须另行申请。 */
export const enableUser = (command: Command<UserRow>): void => {
  const { world, row: user, actor } = command
  userFlow.check(command, 'T-USR-05')
  userFlow.step(world, user, 'T-USR-05', actor)
}

/** 请用户重置密码：原密码作废，退出登录；他凭手机号重新设置（T-USR-07）。 */
export const resetUserPassword = (command: Command<UserRow>): void => {
  const { world, row: user, actor } = command
  userFlow.check(command, 'RESET')
  world.passwords.delete(user.userId)
  signOut(world, user)
  world.notify({
    corpId: user.corpId,
    userId: user.userId,
    messageType: 'SYSTEM',
    messageTitle: '请重置登录密码',
    messageContent: `管理员${actor.user.personName}请您凭手机号重新设置登录密码`,
  })
}

/** 外部机构会做的。 */
export const events = [
  event('system', 'T-USR-06', '密码连错锁定（用户主键）', (world, key) => {
    const user = world.users.need(key)
    userFlow.step(world, user, 'T-USR-06')
    world.schedule(world.clock.ms() + LOCK_MS, () => {
      if (userFlow.isReadyFor(user, 'UNLOCKED')) userFlow.step(world, user, 'UNLOCKED')
    })
  }),
]
