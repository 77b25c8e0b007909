import type { ApiError } from '#api/ApiError.ts'
import { type FailedRequest, onChannelFailure } from '#api/failures.ts'
import { isPublic } from '#domain/permissions.ts'
import { getSession } from '#state/session.ts'
import { ask } from './dialogs.ts'
import type { LoadEnter } from './session/enter.ts'
import { leave } from './session/exit.ts'
import { insidePath } from './session/visit.ts'

/** 关掉之后这么久内，读的不再弹同样的网络异常、后台的不再弹没有权限：还会陆续失败；人点的每次都说。 */
const QUIET_AFTER = 5_000

/**
 * 通道失败的统一提示（规范第 8 节）：无论多少请求一起失败，同时只有一个阻断对话框（N01）。
 * 401 直接去登录；超时点确认后重新加载；公开页上的 401 不跳转（H03）。
 * 后台的读没有权限也说（HTTP-06），同一个世代里同一个调用只说一次：它会自己一再地问。返回停止函数。
 */
export const watchChannelFailures = (
  loadEnter: LoadEnter,
  reload: () => void = () => location.reload(),
): (() => void) => {
  let open = false
  let leaving = false
  const quietUntil = { network: 0, forbidden: 0 }
  const reported = new Set<string>()
  // 已经说过，或刚关掉一个同样的
  const isRepeated = ({ kind }: ApiError, { url, query, quiet }: FailedRequest) => {
    if (kind === 'network') return query && Date.now() < quietUntil.network
    if (kind !== 'forbidden' || !query || !quiet) return false
    const known = `${getSession().epoch} ${url}`
    const isReported = reported.has(known) || Date.now() < quietUntil.forbidden
    reported.add(known)
    return isReported
  }
  const show = async (error: ApiError) => {
    open = true
    await ask({ title: '提示', content: error.message, cancel: null })
    open = false
    if (error.kind === 'network' || error.kind === 'forbidden')
      quietUntil[error.kind] = Date.now() + QUIET_AFTER
    if (error.kind === 'timeout') reload()
    // 没有权限，多半是授权变了：菜单跟着变（L15）
    if (error.kind === 'forbidden') void loadEnter().then(({ refreshGrants }) => refreshGrants())
  }
  return onChannelFailure((error, call) => {
    if (leaving) return
    if (error.kind === 'unauthorized') {
      if (isPublic(insidePath(location.pathname))) return
      leaving = true
      leave({ remember: true })
      return
    }
    // 先问：正开着的框里说了的，也算说过
    if (isRepeated(error, call) || open) return
    void show(error)
  })
}
