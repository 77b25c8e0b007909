import { use, useCallback, useEffect, useRef } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { guardNavigator, historyIndex } from './leaveGuards.ts'
import { addGuard, type Guard } from './unsaved.ts'

/**
 * 未保存离开守卫：站内跳转、后退、刷新、关闭前先询问（后三种由 installLeaveGuards 看住）。
 * 声明式路由没有 useBlocker，站内跳转只能拦在 navigator 上。
 * @param kept 内容已自动存为草稿：要离开时话不同
 * @returns 重新上锁：保存成功后守卫已放行，之后又有改动时调用（FormShell 已接好）
 */
export function useLeaveGuard(dirty: boolean, kept = false): () => void {
  const { navigator } = use(UNSAFE_NavigationContext)
  const guard = useRef<Guard>({ released: false, at: undefined, kept })

  useEffect(() => {
    if (!dirty) return undefined
    guardNavigator(navigator)
    guard.current = { released: false, at: historyIndex(), kept }
    return addGuard(guard.current)
  }, [dirty, navigator, kept])

  return useCallback(() => {
    guard.current.released = false
  }, [])
}
