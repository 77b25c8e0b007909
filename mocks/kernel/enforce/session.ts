import { sha256Hex } from '../digest.ts'
import { BusinessError } from '../errors.ts'
import type { UserRow } from '../rows.ts'
import type { World } from '../World.ts'

/** The user of a token, their enterprise and role. */
export type Session = {
  /** The authToken: the persona's code. */
  token: string
  /** Value of the HttpOnly cookie scf-session, for downloads that the browser navigates to. */
  cookie: string
  userId: string
  roleCode: string
  /** Real time of the last call, in ms. */
  lastSeen: number
}

/** Idle time after which a session ends (real time: moving the world's clock does not end sessions). */
export const IDLE_MS = 30 * 60_000

export const SESSION_COOKIE = 'scf-session'

/** The Set-Cookie header of a session. */
export const sessionCookie = ({ cookie }: Session): string =>
  `${SESSION_COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax`

/** The header that removes it. */
export const ENDED_SESSION_COOKIE = `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

const usersOf = (world: World, token: string): UserRow[] =>
  world.users.where((user) => user.personaCode === token)

/** Signs in with an authToken, or continues its existing session. */
export const openSession = (world: World, token: string): Session => {
  const known = world.sessions.get(token)
  if (known && Date.now() - known.lastSeen < IDLE_MS) return known
  const users = usersOf(world, token)
  const user =
    users.find((candidate) => world.corps.need(candidate.corpId).corpState === 'NORMAL') ?? users[0]
  if (!user) throw new BusinessError('INVALID_TOKEN', '登录凭证无效或已过期，请重新登录')
  if (user.userStatus === 'PENDING_ACTIVE')
    throw new BusinessError('USER_PENDING', '请先凭手机号设置登录密码，再登录')
  if (user.userStatus !== 'NORMAL')
    throw new BusinessError('USER_DISABLED', '您的账号已停用或锁定，请联系管理员')
  const session: Session = {
    token,
    cookie: sha256Hex(`session:${world.id}:${token}`),
    userId: user.userId,
    roleCode: user.roleCodes[0]!,
    lastSeen: Date.now(),
  }
  user.lastLoginTime = world.now()
  world.sessions.set(token, session)
  return session
}

/** The session of a request by its token header or, without one, by its cookie. */
export const findSession = (world: World, token: string, cookie: string | undefined): Session | undefined => {
  const session = token
    ? world.sessions.get(token)
    : [...world.sessions.values()].find((candidate) => cookie !== undefined && candidate.cookie === cookie)
  if (!session) return undefined
  if (Date.now() - session.lastSeen >= IDLE_MS) {
    world.sessions.delete(session.token)
    return undefined
  }
  session.lastSeen = Date.now()
  return session
}

/** Switches to another enterprise of the same person. */
export const switchCorp = (world: World, session: Session, corpId: string): UserRow => {
  const user = usersOf(world, session.token).find((candidate) => candidate.corpId === corpId)
  if (!user) throw new BusinessError('NOT_MEMBER', '您不属于该企业')
  if (world.corps.need(corpId).corpState === 'FROZEN')
    throw new BusinessError('CORP_FROZEN', '该企业已冻结，不可切换')
  session.userId = user.userId
  session.roleCode = user.roleCodes[0]!
  return user
}
