import { useCallback, useEffect, useRef } from 'react'

/** 文字输入的停顿（规范第 9 节） */
const DEBOUNCE = 200

/**
 * 停下来才做一次：连续调用只有最后一次生效，离开页面则不做。
 * @param act 停顿 200 毫秒后以最后一次的参数调用（规范第 9 节、SHELL-23）
 */
export function useDebounced<Value>(act: (value: Value) => void): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (value: Value) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => act(value), DEBOUNCE)
    },
    [act],
  )
}
