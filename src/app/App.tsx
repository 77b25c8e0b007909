import { type ReactNode, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { serverToday } from '#api/clock.ts'
import { onStale } from '#api/invalidation.ts'
import { useConfiguration } from '#state/configuration.ts'
import { useDictionaries } from '#state/dictionaries.ts'
import { useSession } from '#state/session.ts'
import { DictContext } from '#ui/DictContext.ts'
import { TodayContext } from '#ui/today.ts'
import { Boundary } from './Boundary.tsx'
import { Entering, EntryFailed } from './Entry.tsx'
import { Router } from './Router.tsx'
import { swrOptions } from './swr.ts'

/** 写操作宣布某些读过期时，让它们重新请求。 */
function Invalidation() {
  const { mutate } = useSWRConfig()
  useEffect(
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
  const { status, epoch, failure, leaving } = useSession()
  if (failure) return <EntryFailed failure={failure} />
  if (leaving || status === 'exchanging') return <Entering />
  return (
    <Boundary resetKey={String(epoch)}>
      <SWRConfig key={epoch} value={{ ...swrOptions, provider: freshCache }}>
        <Invalidation />
        <Data>
          <BrowserRouter basename="/cv3">
            <Router />
          </BrowserRouter>
        </Data>
      </SWRConfig>
    </Boundary>
  )
}
