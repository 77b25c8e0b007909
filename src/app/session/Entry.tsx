import { useEffect, useRef } from 'react'
import { channelTexts } from '#api/outcome.ts'
import { ask } from '#app/dialogs.ts'
import type { EntryFailure } from '#state/session.ts'
import { leave } from './exit.ts'
import { logoutNow } from './logout.ts'

/** 等待进门：根路径与换取会话时所见（SHELL-10）。 */
export function Entering() {
  return (
    <div className="shell">
      <div className="shell-header" />
      <p className="shell-loading" role="status">
        正在进入门户…
      </p>
    </div>
  )
}

const handle = async ({ stage, message }: EntryFailure) => {
  if (message === channelTexts.timeout) {
    await ask({ title: '提示', content: message, cancel: null })
    location.reload()
    return
  }
  if (stage === 'exchange') {
    await ask({ title: '操作失败', content: message, cancel: null })
    // 会话没有建立，服务端没有可退出的
    leave({ remember: false })
    return
  }
  const again = await ask({ title: '操作失败', content: message, ok: '重新加载', cancel: '退出登录' })
  if (again) location.reload()
  else await logoutNow()
}

/** 进门失败：给出第一条信息；换会话失败只能退出（GATE-02），资料没取齐可以再来一次（GATE-05）。 */
export function EntryFailed({ failure }: { readonly failure: EntryFailure }) {
  const handled = useRef<EntryFailure>(undefined)
  useEffect(() => {
    // 一次失败只问一次：StrictMode 把 effect 跑两遍，第二遍的问会当作没有答应
    if (handled.current === failure) return
    handled.current = failure
    void handle(failure)
  }, [failure])
  return <Entering />
}
