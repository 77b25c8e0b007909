import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { revealAccountNo } from '#api/generated/corp/account-numbers/account-numbers.ts'
import type { AccountReveal, AccountRevealRequest } from '#api/generated/corp/model/index.ts'
import { feedback } from '#hooks/feedback.ts'

/** 看这么久就收起，免得人走开了还留在屏幕上。 */
const SHOWN_MS = 120_000

/**
 * 按需查看完整账号：只在本组件的内存里，两分钟后、离开时、账号变了时收起；不进地址、存储与缓存。
 * 不用 useAction：看一眼不算办成一件事，不能放行旁边没有填完的意见。
 * @param seen 此刻显示的掩码；变了即收起，看到的总是现在的账号
 */
export function useReveal(request: AccountRevealRequest, seen: string) {
  const [shown, setShown] = useState<{ seen: string; full: AccountReveal }>()
  const [running, setRunning] = useState(false)
  const locked = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  const show = async () => {
    if (locked.current) return
    locked.current = true
    setRunning(true)
    try {
      const full = await revealAccountNo(request)
      if (alive.current) setShown({ seen, full })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.kind === 'business') feedback.failure(cause.message)
    } finally {
      locked.current = false
      if (alive.current) setRunning(false)
    }
  }
  const hide = useCallback(() => setShown(undefined), [])
  return { full: shown?.seen === seen ? shown.full : undefined, running, show, hide }
}
