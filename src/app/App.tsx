import { type ReactNode, useLayoutEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { serverToday } from '#api/clock.ts'
import { onStale } from '#api/invalidation.ts'
import { useConfiguration } from '#state/configuration.ts'
import { useDictionaries } from '#state/dictionaries.ts'
import { useSession } from '#state/session.ts'
import { DictContext } from '#ui/DictContext.ts'
import { TodayContext } from '#ui/TodayContext.ts'
import { Agreements } from './Agreements.tsx'
import { Boundary } from './Boundary.tsx'
import { Entering, EntryFailed } from './Entry.tsx'
import { Frozen } from './Frozen.tsx'
import { Router } from './Router.tsx'
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

function Data({ children }: { readonly children: ReactNode }) {
  const { platform } = useConfiguration()
  return (
    <DictContext value={useDictionaries()}>
      <TodayContext value={platform.businessDate ?? serverToday()}>{children}</TodayContext>
    </DictContext>
  )
}

const freshCache = () => new Map()

/** 应用：每个世代一份缓存（T26）；会话没有结果之前什么私有内容也不渲染。 */
export function App() {
  const { status, epoch, failure, leaving, supersededBy } = useSession()
  if (supersededBy) return <Frozen by={supersededBy} />
  if (failure) return <EntryFailed failure={failure} />
  if (leaving || status === 'exchanging') return <Entering />
  return (
    <Boundary resetKey={String(epoch)}>
      <SWRConfig key={epoch} value={{ ...swrOptions, provider: freshCache }}>
        <Invalidation />
        <Data>
          <BrowserRouter basename="/cv3">
            <Router />
            {status === 'ready' ? <Agreements /> : null}
          </BrowserRouter>
        </Data>
      </SWRConfig>
    </Boundary>
  )
}
