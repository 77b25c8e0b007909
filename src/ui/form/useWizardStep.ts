import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { allowInnerMoves } from '#hooks/leaveGuards.ts'

interface StepMark {
  /** 哪一次打开的向导：重新加载之后，旧记录不再算数 */
  readonly token: string
  readonly step: number
}

const markOf = (state: unknown): StepMark | undefined => {
  const mark = (state as { wizard?: Partial<StepMark> } | null)?.wizard
  return typeof mark?.token === 'string' && typeof mark.step === 'number' ? (mark as StepMark) : undefined
}

/**
 * 向导走到第几步，记在浏览历史里：后退即上一步（故障 I04），离开守卫不拦步与步之间的往来。
 * 重新加载后值只在草稿里：各步都有草稿的（resumes）留在那一步，草稿由向导一并恢复；其余回到第一步的那条记录。
 * 前面的步提交前总会重新检查。
 * @returns [当前步，从 0 起；advance 记下下一步；goTo 回到已走过的一步；rewind 退到第一步的那条记录，到了才算完]
 */
export function useWizardStep(
  resumes = false,
): readonly [number, () => void, (step: number) => void, () => Promise<void>] {
  const location = useLocation()
  const navigate = useNavigate()
  // 留在那一步：接着用原来的标记，后退照旧是上一步
  const [token] = useState(() => (resumes ? markOf(location.state)?.token : undefined) ?? crypto.randomUUID())
  const returned = useRef<string>(undefined)
  const mark = markOf(location.state)
  const step = mark?.token === token ? mark.step : 0

  useEffect(() => allowInnerMoves((state) => markOf(state)?.token === token), [token])
  useEffect(() => {
    // 浏览历史是外面的东西：第一步要有自己的标记，别次打开留下的后几步要退回去
    if (mark?.token === token || returned.current === location.key) return
    returned.current = location.key
    if (mark && mark.step > 0) void navigate(-mark.step)
    else
      void navigate(location, {
        replace: true,
        state: { ...(location.state as object | null), wizard: { token, step: 0 } },
      })
  }, [location, mark, navigate, token])

  const advance = useCallback(() => {
    const state = { ...(location.state as object | null), wizard: { token, step: step + 1 } }
    void navigate(location, { state })
  }, [location, navigate, step, token])
  const goTo = useCallback((to: number) => void navigate(to - step), [navigate, step])
  const arrived = useRef<() => void>(undefined)
  useEffect(() => {
    if (step === 0) arrived.current?.()
  }, [step])
  const rewind = useCallback(async () => {
    if (step === 0) return
    await new Promise<void>((resolve) => {
      arrived.current = resolve
      void navigate(-step)
    })
  }, [navigate, step])
  return [step, advance, goTo, rewind]
}
