import { listGrantedMenus } from '#api/generated/corp/menus/menus.ts'
import { refreshSession } from '#api/generated/corp/sessions/sessions.ts'
import { currentUser } from '#api/generated/corp/users/users.ts'
import { grantsFrom, setGrants } from '#state/menus.ts'
import { enterSession } from '#state/session.ts'

/**
 * 企业通过实名、开通产品之后：刷新会话，重取用户与菜单，落地页与菜单随之改变（T-RNA-06、T-PDO-01）。
 * @param known 门户认得的全部路径，之外的一律不给
 * @throws ApiError 任何一项没有取到；此时身份与授权保持原样
 */
export const refreshAccess = async (known: Iterable<string>): Promise<void> => {
  await refreshSession({ query: true })
  const [user, menus] = await Promise.all([currentUser(), listGrantedMenus()])
  setGrants(grantsFrom(menus, user.productOpenStatus, known))
  enterSession(user)
}
