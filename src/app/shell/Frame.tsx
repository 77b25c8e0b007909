import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { watchLinks } from '#app/watchLinks.ts'
import { isPublic } from '#domain/permissions.ts'
import { keepListScroll, listScroll, saveListPlaces } from '#hooks/listPlaces.ts'
import { titleOf } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useGrants } from '#state/useGrants.ts'
import { useSession } from '#state/useSession.ts'
import { PageTitleContext } from '#ui/display/naming/PageTitleContext.ts'
import { PlaceContext } from '#ui/display/naming/PlaceContext.ts'
import { lateSoon, useLate } from '#ui/late.ts'
import { FamilyBar } from './FamilyBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LeftMenu } from './LeftMenu.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { barFamily, leftMenuFamily, placeOf } from './navigation.ts'
import { SkipLinks } from './SkipLinks.tsx'
import { SmallWindow } from './SmallWindow.tsx'
import { WorkbenchBar } from './WorkbenchBar.tsx'

/** 首屏用不着、取不到也不碍事的：第一页画完、空闲时取来再出现。 */
const later = (get: () => Promise<ComponentType>) => {
  const part = lateSoon(get)
  return function Later() {
    const Part = useLate(part, undefined, false)
    return Part ? (
      <ErrorBoundary fallback={null}>
        <Part />
      </ErrorBoundary>
    ) : null
  }
}
const CustomerService = later(() => import('./CustomerService.tsx').then((part) => part.CustomerService))
const SignedIn = later(() => import('./SignedIn.tsx').then((part) => part.SignedIn))
const Margins = later(() => import('./Margins.tsx').then((part) => part.Margins))
const PendingNotice = later(() => import('./PendingNotice.tsx').then((part) => part.PendingNotice))

interface FrameProps {
  readonly route: PageRoute
  readonly pathname: string
  readonly children: ReactNode
}

/** 外壳：页眉（工作台除外）、左侧菜单或上方的一条、内容与页脚；换页时标题与焦点跟着走。 */
export function Frame({ route, pathname, children }: FrameProps) {
  const { status, user } = useSession()
  const configuration = useConfiguration()
  const grants = useGrants()
  const site = configuration.view.opName || '企业供应链金融门户'
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const title = titleOf(route, pathname)
  const family = status === 'ready' ? leftMenuFamily(pathname) : undefined
  const bar = status === 'ready' ? barFamily(pathname) : undefined

  // 页面说的名字，换了标题还在
  const named = useRef<string>(undefined)
  const entitle = useCallback(
    (name: string | undefined) => {
      named.current = name
      document.title = [...(name ? [name] : []), title, site].join(' - ')
    },
    [title, site],
  )
  useEffect(() => entitle(named.current), [entitle])
  const isViewOnly = user?.postCodes.join() === 'POST_QUERY'
  const place = useMemo(
    () => ({ ...placeOf(route, grants, configuration), isViewOnly, entitle }),
    [route, grants, configuration, isViewOnly, entitle],
  )

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // 换页后从头读起，视线与焦点都回到内容的开头；回到看过的列表，停在离开时的地方
    window.scrollTo(0, listScroll(pathname, location.search.slice(1)))
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const keep = () => keepListScroll(pathname, window.scrollY)
    addEventListener('scroll', keep, { passive: true })
    // 滚动时不必存，刷新、离开时才存
    addEventListener('pagehide', saveListPlaces)
    return () => {
      removeEventListener('scroll', keep)
      removeEventListener('pagehide', saveListPlaces)
    }
  }, [pathname])

  useEffect(watchLinks, [])

  return (
    <div className="shell" data-phone={route.phone} data-on-phone={route.onPhone}>
      <LoadingBar />
      <Margins />
      <SmallWindow isSignedIn={status === 'ready'} />
      <SkipLinks main={main} />
      {route.path === shell.workbench.path && status === 'ready' ? (
        <WorkbenchBar pathname={pathname} />
      ) : (
        <Header pathname={pathname} bare={route.phone}>
          {status !== 'ready' && isPublic(pathname) ? <SignedIn /> : null}
        </Header>
      )}
      <div className="shell-body">
        {family ? <LeftMenu family={family} current={route.path} /> : null}
        <div className="shell-column">
          {bar ? <FamilyBar family={bar} current={route.path} /> : null}
          <main ref={main} className="shell-main" tabIndex={-1}>
            {status === 'ready' ? <PendingNotice /> : null}
            <PlaceContext value={place}>
              <PageTitleContext value={title}>{children}</PageTitleContext>
            </PlaceContext>
          </main>
          {route.phone ? null : <Footer narrow={family !== undefined} />}
        </div>
      </div>
      {route.phone ? null : <CustomerService />}
    </div>
  )
}
