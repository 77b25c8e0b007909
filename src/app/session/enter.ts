import { listGrantedMenus } from '#api/generated/corp/menus/menus.ts'
import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { sessionValue } from '#api/session.ts'
import { supersededBy } from '#api/tabEpoch.ts'
import { landingPath } from '#domain/landing.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { getGrants, grantsFrom, setGrants } from '#state/menus.ts'
import { enterSession, freezeSession, getSession } from '#state/session.ts'
import type { EntryData } from './entryData.ts'

const grantsOf = (menus: unknown, user: CurrentUser) =>
  grantsFrom(
    menus,
    user.productOpenStatus,
    allRoutes.map((route) => route.path),
  )

/** 进门：接受授权与身份；取资料之后别处已切换的，停用。 */
export const enter = ({ user, menus }: EntryData): void => {
  setGrants(grantsOf(menus, user))
  enterSession(user)
  const by = supersededBy()
  if (by) freezeSession(by)
}

/** 权限可能变了（403）：重取菜单；取不到就保持原样（L15）。 */
export const refreshGrants = async (): Promise<void> => {
  const { user, epoch } = getSession()
  if (!user) return
  const menus = await listGrantedMenus({ quiet: true }).catch(() => undefined)
  if (menus !== undefined && getSession().epoch === epoch) setGrants(grantsOf(menus, user))
}

/** 登录后的落地页（LAND-01 至 04）；未就绪时得根路径。 */
export const landing = (): string => {
  const { user } = getSession()
  if (!user) return '/'
  const last = { lastUrl: sessionValue('lastUrl'), lastCorpFlag: sessionValue('lastCorpFlag') }
  return landingPath(user, last, getGrants().permitted)
}

/** 地址改为落地页；须在路由挂载之前。 */
export const goLanding = (): void => history.replaceState(null, '', `/cv3${landing()}`)

/** 进门的后半：要对照路由表，与画每一页的代码一同来。 */
export type LoadEnter = () => Promise<{
  readonly enter: typeof enter
  readonly goLanding: typeof goLanding
  readonly refreshGrants: typeof refreshGrants
}>
