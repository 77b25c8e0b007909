// 企业注册，以及 USR 的首次激活与重置密码。
import type {
  ChangeMobileRequest,
  ChangePasswordRequest,
  RegisterForm,
  SmsScene,
} from '#api/generated/uaa/model/index.ts'
import { checkPassword, checkPhone, checkUscc } from '#domain/validation.ts'
import { counterpartyRegistered } from '../../account/counterparty/flow.ts'
import { userFlow } from '../../account/user/transitions.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { buildCorp, buildUser } from '../people/seed.ts'
import { LOCK_MS, MAX_WRONG, VALID_MS } from '../signing/sms.ts'

/** 核心企业发出的邀请码。 */
const INVITE_CODE = 'HUAYUE26'
const TICKET_MS = 10 * 60_000
/** 注册的凭据用掉之前，还要把两份协议读到最后一页。 */
const REGISTER_TICKET_MS = 30 * 60_000
/** 在这个世界里还没有设过密码的人的密码。 */
const FIRST_PASSWORD = 'Scf@20261118'

/** 短信验证码：5 分钟有效，连错 5 次锁 10 分钟；收下的，得用掉它的函数。 */
const checkSmsCode = (
  world: World,
  scene: SmsScene,
  mobilePhone: string,
  smsCode: string,
  whose: '' | 'OLD_' = '',
): (() => void) => {
  const key = `${scene} ${mobilePhone}`
  const now = world.clock.ms()
  if (now < (world.smsLocks.get(key) ?? 0))
    throw new BusinessError(`${whose}SMS_LOCKED`, '验证码错误次数过多，请10分钟后再试')
  const sent = world.smsCodes.get(key)
  if (!sent) throw new BusinessError(`${whose}SMS_MISSING`, '请先获取短信验证码')
  if (now - sent.sentAt > VALID_MS) throw new BusinessError(`${whose}SMS_EXPIRED`, '验证码已过期，请重新获取')
  // 没有注册的号码收不到
  const isDelivered = scene !== 'RESET_PASSWORD' || usersOf(world, mobilePhone).length > 0
  if (!isDelivered || smsCode !== sent.code) {
    sent.wrong += 1
    if (sent.wrong >= MAX_WRONG) world.smsLocks.set(key, now + LOCK_MS)
    throw new BusinessError(`${whose}SMS_WRONG`, '验证码不正确')
  }
  return () => void world.smsCodes.delete(key)
}

const usersOf = (world: World, mobilePhone: string): UserRow[] =>
  world.users.where((user) => user.mobilePhone === mobilePhone && user.userStatus !== 'DISABLED')

const needPassword = (password: string): void => {
  const wrong = checkPassword(password)
  if (wrong) throw new BusinessError('PASSWORD_WEAK', wrong)
}

/** 同一信用代码或名称只注册一次；告诉找谁，只露姓。 */
export const needUnregistered = (
  world: World,
  { uscc, corpName }: { uscc: string; corpName: string },
): void => {
  if (checkUscc(uscc)) throw new BusinessError('USCC_INVALID', '统一社会信用代码不正确')
  const corp = world.corps.find((one) => one.uscc === uscc || one.corpName === corpName.trim())
  if (!corp) return
  const manager = world.users.find(
    (user) => user.corpId === corp.corpId && user.postCodes.includes('POST_MANAGER'),
  )
  const who = manager ? `管理员${manager.personName.slice(0, 1)}*` : '平台客服'
  throw new BusinessError('CORP_REGISTERED', `该企业已注册，请联系${who}添加用户`)
}

/** 注册的第二步；答第三步的凭据。 */
export const verifyRegistrationCode = (world: World, mobilePhone: string, smsCode: string): string => {
  checkSmsCode(world, 'REGISTER', mobilePhone, smsCode)()
  const registerTicket = `GT-${world.random.hex(32)}`
  world.registerTickets.set(registerTicket, { mobilePhone, until: world.clock.ms() + REGISTER_TICKET_MS })
  return registerTicket
}

/** 注册时不问、工商登记与企业自己以后才给的。 */
const UNKNOWN = {
  industryCode: '',
  registeredCapital: undefined,
  establishDate: undefined,
  businessTermEnd: undefined,
  registeredAddress: '',
  businessAddress: '',
  email: '',
}

/** 建立企业与它的管理员；登录卡的代码在这个世界里依次编号。 */
export const register = (world: World, form: RegisterForm): { corpName: string; inviteAccepted: boolean } => {
  if (!form.agreeProtocol) throw new BusinessError('NOT_AGREED', '请阅读并同意注册协议与隐私政策')
  needPassword(form.password)
  needUnregistered(world, form)
  const ticket = world.registerTickets.get(form.registerTicket)
  if (!ticket || ticket.mobilePhone !== form.mobilePhone || world.clock.ms() > ticket.until)
    throw new BusinessError('TICKET_INVALID', '验证已失效，请重新验证手机号')
  world.registerTickets.delete(form.registerTicket)
  const corp = buildCorp(world, {
    corpName: form.corpName.trim(),
    uscc: form.uscc,
    corpType: 'SUPPLIER',
    corpScale: form.corpScale,
    legalPersonName: form.legalPersonName,
    contactName: form.personName,
    contactPhone: form.mobilePhone,
    ...UNKNOWN,
    isCorpAuthenticated: false,
    productOpenStatus: {
      CREDIT: 'UNOPENED',
      ABS: 'UNOPENED',
      REVERSE_FACTORING: 'UNOPENED',
      GUARANTEE: 'UNOPENED',
    },
  })
  const nth = world.users.where((one) => one.personaCode?.startsWith('registered-') === true).length + 1
  const user = buildUser(world, {
    personaCode: `registered-${nth}`,
    corpId: corp.corpId,
    personName: form.personName,
    mobilePhone: form.mobilePhone,
    // 注册时不问，实名认证才知道
    idCard: '',
    postCodes: ['POST_MANAGER'],
  })
  world.passwords.set(user.userId, form.password)
  const invited = world.counterparties.find(
    (row) => row.counterpartyStatus === 'INVITED' && row.inviteCode === form.inviteCode,
  )
  counterpartyRegistered(world, corp)
  const inviteAccepted = !form.inviteCode || form.inviteCode === INVITE_CODE || invited !== undefined
  return { corpName: corp.corpName, inviteAccepted }
}

/** T-USR-02 与 T-USR-07 的第一步；答第二步的凭据。 */
export const verifyIdentity = (world: World, mobilePhone: string, smsCode: string): string => {
  checkSmsCode(world, 'RESET_PASSWORD', mobilePhone, smsCode)()
  const resetTicket = `RT-${world.random.hex(32)}`
  world.resetTickets.set(resetTicket, { mobilePhone, until: world.clock.ms() + TICKET_MS })
  return resetTicket
}

/** T-USR-02 首次登录激活、T-USR-07 重置密码. */
export const resetPassword = (world: World, resetTicket: string, password: string): void => {
  const ticket = world.resetTickets.get(resetTicket)
  if (!ticket || world.clock.ms() > ticket.until)
    throw new BusinessError('TICKET_INVALID', '验证已失效，请重新验证手机号')
  const users = usersOf(world, ticket.mobilePhone)
  setPassword(world, users, password)
  world.resetTickets.delete(resetTicket)
  for (const user of users) {
    if (userFlow.isReadyFor(user, 'T-USR-02')) userFlow.step(world, user, 'T-USR-02')
    else if (userFlow.isReadyFor(user, 'T-USR-07')) userFlow.step(world, user, 'T-USR-07')
  }
}

const setPassword = (world: World, users: readonly UserRow[], password: string): void => {
  needPassword(password)
  if (users.some(({ userId }) => (world.passwords.get(userId) ?? FIRST_PASSWORD) === password))
    throw new BusinessError('PASSWORD_SAME', '新密码不能与原密码相同')
  for (const user of users) world.passwords.set(user.userId, password)
}

/** 修改密码：以本人手机号的验证码证明。 */
export const changePassword = (world: World, user: UserRow, body: ChangePasswordRequest): void => {
  needPassword(body.password)
  const spend = checkSmsCode(world, 'CHANGE_PASSWORD', user.mobilePhone, body.smsCode)
  setPassword(world, usersOf(world, user.mobilePhone), body.password)
  spend()
}

/** 修改手机号：原号与新号都要验证；同一个人在各企业的用户一起改。 */
export const changeMobile = (world: World, user: UserRow, body: ChangeMobileRequest): void => {
  const { oldSmsCode, mobilePhone, smsCode } = body
  const wrong = checkPhone(mobilePhone)
  if (wrong) throw new BusinessError('MOBILE_INVALID', wrong)
  if (mobilePhone === user.mobilePhone) throw new BusinessError('MOBILE_SAME', '新手机号不能与原手机号相同')
  if (usersOf(world, mobilePhone).length > 0)
    throw new BusinessError('MOBILE_TAKEN', '该手机号已被其他用户使用')
  const old = user.mobilePhone
  const spendOld = checkSmsCode(world, 'CHANGE_MOBILE', old, oldSmsCode, 'OLD_')
  const spendNew = checkSmsCode(world, 'CHANGE_MOBILE', mobilePhone, smsCode)
  spendOld()
  spendNew()
  for (const one of usersOf(world, old)) one.mobilePhone = mobilePhone
}
