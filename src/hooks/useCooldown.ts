import { useEffect, useState } from 'react'

const COOLDOWN_MS = 60_000

interface Sent {
  readonly at: number
  /** 发到了哪里，给人看的（已掩码） */
  readonly to: string | undefined
}
/** 刷新之后还在：只放 sessionStorage，这个页签自己的；退出登录随会话一起清空（clearSession）。 */
const KEY = 'scf-sms-sent'

/** 刷新之前 60 秒内发过的；没有、读不懂或读不到（K01、K09）得空。存的是时刻，换算回单调时钟。 */
const recalled = (): [string, Sent][] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): [string, Sent][] => {
      const [purpose, time, to] = Array.isArray(entry) ? (entry as unknown[]) : []
      if (typeof purpose !== 'string' || typeof time !== 'number') return []
      const ago = Date.now() - time
      if (ago < 0 || ago >= COOLDOWN_MS) return []
      return [[purpose, { at: performance.now() - ago, to: typeof to === 'string' ? to : undefined }]]
    })
  } catch {
    return []
  }
}

// 不跟着组件走：对话框关了再开、回到上一步，刚才那条仍然算数
const sent = new Map<string, Sent>(recalled())

const keep = (): void => {
  const since = Date.now() - performance.now()
  const kept = [...sent].flatMap(([purpose, { at, to }]) =>
    msLeft(at) > 0 ? [[purpose, since + at, ...(to === undefined ? [] : [to])]] : [],
  )
  try {
    if (kept.length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // 存不下（K01）：刷新后从头数
  }
}

// 单调时钟：改系统时间不受影响（C03）；按期限算剩余，后台标签页被降频也不会走慢
const msLeft = (at: number) => Math.max(0, at + COOLDOWN_MS - performance.now())

/** 这个用途 60 秒之内真的发过的那一条验证码（SMS-02）；没有或已过 60 秒得 undefined。 */
export const recentlySent = (purpose: string): Sent | undefined => {
  const last = sent.get(purpose)
  return last && msLeft(last.at) > 0 ? last : undefined
}

/**
 * 记下验证码真的发出了：从此刻起 60 秒内不再发。
 * @param to 发到哪里（已掩码），重开时照样显示
 */
export const noteSent = (purpose: string, to?: string): void => {
  sent.set(purpose, { at: performance.now(), to })
  keep()
}

/** 那条验证码已用掉：下次须重新发，不必等。 */
export const forgetSent = (purpose: string): void => {
  sent.delete(purpose)
  keep()
}

/**
 * 发验证码的倒计时，各处用途各算各的，组件重新挂载后接着数。
 * @param purpose 用途：场景与手机号，或签署内容的指纹
 * @returns left 还剩几秒，0 为可以发；known 以前发过；start 记下刚刚发出，开始倒数
 */
export function useCooldown(purpose: string): { left: number; known: boolean; start: () => void } {
  const [, tick] = useState(0)
  const last = sent.get(purpose)
  const left = last ? Math.ceil(msLeft(last.at) / 1000) : 0
  const counting = left > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [counting])
  const start = () => {
    if (!recentlySent(purpose)) noteSent(purpose)
    tick((count) => count + 1)
  }
  return { left, known: last !== undefined, start }
}
