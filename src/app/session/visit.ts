import { setSessionValue } from '#api/session.ts'
import { withoutCredentials } from '#api/signature.ts'
import { corpFlagOf } from '#domain/landing.ts'
import { BASE_PATH } from '#domain/path.ts'
import { isPublic } from '#domain/permissions.ts'
import { getSession } from '#state/session.ts'

interface Visit {
  readonly lastUrl: string
  /** 企业与手机的标记；还不知道是谁时为空 */
  readonly lastCorpFlag: string
}

/** 站内路径（不含 /cv3）。 */
export const insidePath = (pathname: string): string =>
  `/${pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname.replace(/^\/+/, '')}`

/** 一个站内地址（去掉令牌与签名）与企业标记；公开页、异常页与根路径不值得记，得 undefined。 */
export const visitTo = (path: string, search: string): Visit | undefined => {
  if (path === '/' || isPublic(path) || path.startsWith('/error-page/')) return undefined
  return {
    lastUrl: withoutCredentials(`${BASE_PATH}${path.slice(1)}${search}`),
    lastCorpFlag: corpFlagOf(getSession().user) ?? '',
  }
}

/** 此刻所在的地址。 */
export const currentVisit = (): Visit | undefined => visitTo(insidePath(location.pathname), location.search)

/** 记住上次地址（LAND-04）；不知道是谁时保留原来的企业标记。 */
export const rememberVisit = (visit: Visit | undefined): void => {
  if (!visit) return
  setSessionValue('lastUrl', visit.lastUrl)
  if (visit.lastCorpFlag) setSessionValue('lastCorpFlag', visit.lastCorpFlag)
}
