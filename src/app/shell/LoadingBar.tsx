import { useEffect, useState, useSyncExternalStore } from 'react'
import { inFlight, onInFlight } from '#api/inFlight.ts'

const REMOVAL_DELAY = 500

const isBusy = () => inFlight() > 0

/** 页面顶端的加载条：有请求在等就出现，全部到齐 500 毫秒后才收走，接连的请求不闪（规范第 9 节、SHELL-23）。 */
export function LoadingBar() {
  const busy = useSyncExternalStore(onInFlight, isBusy)
  const [kept, setKept] = useState(busy)
  if (busy && !kept) setKept(true)

  // 收走要等一段时间，是时间与外部请求数之间的同步
  useEffect(() => {
    if (busy) return undefined
    const timer = setTimeout(() => setKept(false), REMOVAL_DELAY)
    return () => clearTimeout(timer)
  }, [busy])

  if (!kept) return null
  const done = busy ? undefined : 100
  return <div className="shell-progress" role="progressbar" aria-label="正在加载" aria-valuenow={done} />
}
