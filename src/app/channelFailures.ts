import type { ApiError } from '#api/ApiError.ts'
import { onChannelFailure } from '#api/failures.ts'
import { isPublic } from '#domain/permissions.ts'
import { ask } from './dialogs.ts'
import { refreshGrants } from './session/entryData.ts'
import { leave } from './session/exit.ts'
import { insidePath } from './session/visit.ts'

/** 关掉网络异常之后这么久内，读的不再弹同样的：后台的读还会陆续失败；人点的每次都说。 */
const QUIET_AFTER = 5_000

/**
 * 通道失败的统一提示（规范第 8 节）：无论多少请求一起失败，同时只有一个阻断对话框（N01）。
 * 401 直接去登录；超时点确认后重新加载；公开页上的 401 不跳转（H03）。返回停止函数。
 */
export const watchChannelFailures = (reload: () => void = () => location.reload()): (() => void) => {
  let open = false
  let leaving = false
  let quietUntil = 0
  const show = async (error: ApiError) => {
    open = true
    await ask({ title: '提示', content: error.message, cancel: null })
    open = false
    if (error.kind === 'network') quietUntil = Date.now() + QUIET_AFTER
    if (error.kind === 'timeout') reload()
    // 没有权限，多半是授权变了：菜单跟着变（L15）
    if (error.kind === 'forbidden') void refreshGrants()
  }
  return onChannelFailure((error, isQuery) => {
    if (leaving) return
    if (error.kind === 'unauthorized') {
      if (isPublic(insidePath(location.pathname))) return
      leaving = true
      leave({ remember: true })
      return
    }
    if (open || (isQuery && error.kind === 'network' && Date.now() < quietUntil)) return
    void show(error)
  })
}
