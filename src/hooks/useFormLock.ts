import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { forgetAccepted } from '#api/intents.ts'

interface FormLock {
  /** 办成了，表单还在屏幕上：按钮都不再能点 */
  readonly done: boolean
  /** 办一件事；别的正办着、或已经办成而值没有变，直接得 false */
  readonly run: (work: () => Promise<boolean>) => Promise<boolean>
  /** 人改了值：又可以办了 */
  readonly release: () => void
}

/** 向导的锁：各步的表单里值变了，由它们解开。 */
export const WizardLockContext = createContext<FormLock | undefined>(undefined)

/**
 * 一张表单一把锁：提交与存草稿不同时办；办成之后锁到表单离开，或值变了为止（T19）。
 * 连点的后一下常常在应答之后、下一页出现之前到来，那时只有这把锁还在。
 */
export function useFormLock(): FormLock {
  const state = useRef<'free' | 'busy' | 'done'>('free')
  const [done, setDone] = useState(false)
  // 新开的表单是新的意图：照着上一份再填一份，是两份
  useEffect(() => forgetAccepted(), [])
  const run = useCallback(async (work: () => Promise<boolean>) => {
    if (state.current !== 'free') return false
    state.current = 'busy'
    let succeeded = false
    try {
      succeeded = await work()
    } finally {
      state.current = succeeded ? 'done' : 'free'
      if (succeeded) setDone(true)
    }
    return succeeded
  }, [])
  const release = useCallback(() => {
    if (state.current !== 'done') return
    state.current = 'free'
    setDone(false)
  }, [])
  return useMemo(() => ({ done, run, release }), [done, run, release])
}
