import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isPublic } from '#domain/permissions.ts'
import { useGrants } from '#state/useGrants.ts'
import { useSession } from '#state/useSession.ts'
import { Boundary } from './Boundary.tsx'
import { Page } from './pages.ts'
import { admit } from './session/admit.ts'
import { landing } from './session/enter.ts'
import { leave } from './session/exit.ts'
import { rememberVisit, visitTo } from './session/visit.ts'
import { Frame } from './shell/Frame.tsx'
import { noteDrawn } from './whenIdle.ts'

/** 从公开页走到私有页的未登录者：去登录。 */
function ToLogin() {
  useEffect(() => leave({ remember: true }), [])
  return null
}

/** 守卫与页面：地址该得到哪一页由 admit 对着路由表决定，这里只照办，不用路由库再对一遍。 */
export function Router() {
  const { pathname, search, hash } = useLocation()
  const { permitted } = useGrants()
  const ready = useSession().status === 'ready'
  const admission = admit({ pathname, search, hash }, { ready, permitted, landing })

  const kept = admission.kind === 'page' && ready && !isPublic(pathname)
  useEffect(() => {
    if (kept) rememberVisit(visitTo(pathname, search))
  }, [kept, pathname, search])

  useEffect(noteDrawn, [])

  if (admission.kind === 'redirect') return <Navigate to={admission.to} replace />
  if (admission.kind === 'login') return <ToLogin />
  const { route, kind } = admission
  return (
    <Frame route={route} pathname={kind === 'page' ? pathname : route.path}>
      <Boundary resetKey={pathname}>
        <Suspense
          fallback={
            <p className="shell-loading" role="status">
              正在加载…
            </p>
          }
        >
          <Page route={route} />
        </Suspense>
      </Boundary>
    </Frame>
  )
}
