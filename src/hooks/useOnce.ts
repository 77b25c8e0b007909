import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { forgetAccepted } from '#api/intents.ts'

/** 一次办理走到哪里：可以办、正问着人、正在办、办成了而按钮还在屏幕上（图在 docs/security.md 的 T19）。 */
type Phase = 'free' | 'asking' | 'sending' | 'done'

interface Once {
  readonly phase: Phase
  /**
   * 办一件事；不是 free 的时候直接得 false，也不调用 work。
   * @param work 得 true 即办成；先要问人的，问完叫 begin
   */
  readonly run: (work: (begin: () => void) => Promise<boolean>) => Promise<boolean>
  /** 办成的事过去了（值变了，或是另一份内容）：又可以办；没有办成的不动 */
  readonly release: () => void
}

/**
 * 按钮背后的锁，全门户只有这一种：state 要等渲染，锁必须同步，1000 次点击只办一次（T19）。
 * 它管的是眼前这个按钮、这张表单；内容相同的两次办理由 api/intents 认出来。
 */
export function useOnce(): Once {
  const now = useRef<Phase>('free')
  const [phase, setPhase] = useState<Phase>('free')
  const enter = useCallback((next: Phase) => {
    now.current = next
    setPhase(next)
  }, [])
  const run = useCallback(
    async (work: (begin: () => void) => Promise<boolean>) => {
      if (now.current !== 'free') return false
      enter('asking')
      let succeeded = false
      try {
        succeeded = await work(() => enter('sending'))
      } finally {
        enter(succeeded ? 'done' : 'free')
      }
      return succeeded
    },
    [enter],
  )
  const release = useCallback(() => {
    if (now.current === 'done') enter('free')
  }, [enter])
  return useMemo(() => ({ phase, run, release }), [phase, run, release])
}

/** 向导的锁：各步的表单里值变了，由它们解开。 */
export const WizardOnceContext = createContext<Once | undefined>(undefined)

/**
 * 一张表单一把锁：提交与存草稿不同时办；办成之后锁到表单离开，或值变了为止。
 * 连点的后一下常常在应答之后、下一页出现之前到来，那时只有这把锁还在。
 */
export function useFormOnce(): Once {
  // 新开的表单是新的意图：照着上一份再填一份，是两份
  useEffect(() => forgetAccepted(), [])
  return useOnce()
}
