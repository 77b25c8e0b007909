import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { onToday, serverToday } from '#api/clock.ts'
import { onStale } from '#api/invalidation.ts'
import { useDictionaries } from '#state/useDictionaries.ts'
import { useSession } from '#state/useSession.ts'
import { DictContext } from '#ui/DictContext.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { Boundary } from './Boundary.tsx'
import { Router } from './Router.tsx'
import { Agreements } from './session/Agreements.tsx'
import { Entering, EntryFailed } from './session/Entry.tsx'
import { learnPlatform } from './session/entryData.ts'
import { Frozen } from './session/Frozen.tsx'
import { swrOptions } from './swr.ts'

/** 写操作宣布某些读过期时，让它们重新请求。 */
function Invalidation() {
  const { mutate } = useSWRConfig()
  // 与缓存同时撤下：晚一步退订，换企业时会去动已经拆掉的缓存
  useLayoutEffect(
    () =>
      onStale((paths) => {
        void mutate((key) => Array.isArray(key) && paths.includes(String(key[0])))
      }),
    [mutate],
  )
  return null
}

/** 今天从这里来；日子过去就把屏幕上的读再问一遍：期限、剩余天数、节假日都是服务端按那一天给的。 */
function useMovingToday(): string {
  // 换页时也看一眼
  useLocation()
  const today = useSyncExternalStore(onToday, serverToday)
  const { mutate } = useSWRConfig()
  const asked = useRef(today)
  useEffect(() => {
    if (asked.current === today) return
    asked.current = today
    learnPlatform().catch(() => undefined)
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/'))
  }, [today, mutate])
  return today
}

function Data({ children }: { readonly children: ReactNode }) {
  return (
    <DictContext value={useDictionaries()}>
      <TodayContext value={useMovingToday()}>{children}</TodayContext>
    </DictContext>
  )
}

const freshCache = () => new Map()

/** 应用：每个世代一份缓存（T26）；会话没有结果之前什么私有内容也不渲染。 */
export function App() {
  const { status, epoch, failure, leaving, supersededBy, unsaved } = useSession()
  if (supersededBy) return <Frozen by={supersededBy} unsaved={unsaved} />
  if (failure) return <EntryFailed failure={failure} />
  if (leaving || status === 'exchanging') return <Entering />
  return (
    <Boundary resetKey={String(epoch)}>
      <SWRConfig key={epoch} value={{ ...swrOptions, provider: freshCache }}>
        <Invalidation />
        <BrowserRouter basename="/cv3">
          <Data>
            <Router />
            {status === 'ready' ? <Agreements /> : null}
          </Data>
        </BrowserRouter>
      </SWRConfig>
    </Boundary>
  )
}
