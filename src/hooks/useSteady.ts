import { useCallback, useLayoutEffect, useRef } from 'react'

/** 身份不变的回调，做的总是最近一次画时给的那件事：交给 memo 的孩子，免得它们跟着重画。 */
export function useSteady<Args extends unknown[]>(
  work: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
