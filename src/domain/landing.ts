import { safeInternalPath } from './path.ts'
import { FORBIDDEN_PATH, isPublic, openedProducts, type PermittedPaths } from './permissions.ts'

/** 默认落地页（LAND-01）。 */
const WORKBENCH_PATH = '/workbench'
/** 企业未认证时的落地页（LAND-02）。 */
const IDENTIFY_PATH = '/register/identify/index'

/** 计算落地页所需的用户信息；来自服务端，形状不可信。 */
interface LandingUser {
  isCorpAuthenticated?: unknown
  productOpenStatus?: unknown
  postCodes?: unknown
  mobilePhone?: unknown
  corpId?: unknown
}

/** 上次离开时记下的地址与企业标记；来自存储，不可信。 */
interface LastVisit {
  lastUrl?: unknown
  lastCorpFlag?: unknown
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** 企业是否已认证：仅 true 或 'Y' 算数，其余按未认证。 */
export const isAuthenticated = (user: LandingUser | null | undefined): boolean =>
  user?.isCorpAuthenticated === true || user?.isCorpAuthenticated === 'Y'

/** 企业与手机号的标记，存入 lastCorpFlag；缺任一项为 undefined，此时不应记录也不回跳（LAND-04）。 */
export const corpFlagOf = (user: LandingUser | null | undefined): string | undefined =>
  isText(user?.corpId) && isText(user.mobilePhone)
    ? JSON.stringify([user.corpId, user.mobilePhone])
    : undefined

/** 标记里的企业；读不懂得 undefined。 */
export const flaggedCorp = (flag: string): string | undefined => {
  try {
    const [corpId] = JSON.parse(flag) as unknown[]
    return isText(corpId) ? corpId : undefined
  } catch {
    return undefined
  }
}

const isQueryOnlyHint = (postCodes: unknown): boolean =>
  Array.isArray(postCodes) && postCodes.some((code) => typeof code === 'string' && code.includes('QUERY'))

const lastPath = (user: LandingUser, last: LastVisit, permitted: PermittedPaths): string | undefined => {
  const flag = corpFlagOf(user)
  if (flag === undefined || last.lastCorpFlag !== flag) return undefined
  const path = safeInternalPath(last.lastUrl, permitted)
  const [pathname = ''] = path?.split('?') ?? []
  // 没有人想回到错误页，登录之后也没有人想回到注册页
  return isPublic(pathname) || pathname.startsWith('/error-page/') ? undefined : path
}

/**
 * 落地页（LAND-01 至 04）：得相对 /cv3 的路径。
 * 未认证去企业认证；已认证、一个产品也没开通且有查询岗去 403；企业与手机号未变且仍有权限时回上次地址；否则工作台。
 */
export const landingPath = (
  user: LandingUser | null | undefined,
  last: LastVisit | null | undefined,
  permitted: PermittedPaths,
): string => {
  if (!user || !isAuthenticated(user)) return IDENTIFY_PATH
  if (openedProducts(user.productOpenStatus).length === 0 && isQueryOnlyHint(user.postCodes))
    return FORBIDDEN_PATH
  return lastPath(user, last ?? {}, permitted) ?? WORKBENCH_PATH
}
