import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useUser } from '#state/useSession.ts'
import { logoutNow } from './logout.ts'

const ResignAgreements = lazy(() =>
  import('./ResignAgreements.tsx').then((module) => ({ default: module.ResignAgreements })),
)

const KEY = 'scf-agreements'

const isAgreed = (who: string) => {
  try {
    return sessionStorage.getItem(KEY) === who
  } catch {
    return false
  }
}

const remember = (who: string) => {
  try {
    sessionStorage.setItem(KEY, who)
  } catch {
    // 记不住就下次再查
  }
}

/** 进门后检查平台协议；这个标签页里同一人同一企业查过就不再查（AGREE-01）。 */
export function Agreements() {
  const { userId, corpId } = useUser()
  const who = `${userId}@${corpId}`
  const [done, setDone] = useState(() => isAgreed(who))
  if (done) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ResignAgreements
          onCancel={() => void logoutNow()}
          onDone={() => {
            remember(who)
            setDone(true)
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
