import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { CodeMissing } from '#ui/late.ts'
import { noteCaught } from './observability/observe.ts'

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const missing = error instanceof CodeMissing
  return (
    <section className="shell-notice" role="alert" aria-label="页面异常">
      <h1>{missing ? error.message : '页面出现异常'}</h1>
      <p>{missing ? '可能是网络中断，或门户刚刚更新。' : '其余功能不受影响，您可以重试或前往其他页面。'}</p>
      {import.meta.env.DEV && !missing ? <p>{String(error)}</p> : null}
      <p className="shell-actions">
        {missing ? null : (
          <button type="button" className="shell-button" onClick={resetErrorBoundary}>
            重试
          </button>
        )}
        <button type="button" className="shell-button shell-button-primary" onClick={() => location.reload()}>
          刷新页面
        </button>
      </p>
    </section>
  )
}

/** 一页坏了不牵连外壳；换了地址自动复原（T48）。 */
export function Boundary({
  resetKey,
  children,
}: {
  readonly resetKey: string
  readonly children: ReactNode
}) {
  return (
    <ErrorBoundary FallbackComponent={Broken} resetKeys={[resetKey]} onError={noteCaught}>
      {children}
    </ErrorBoundary>
  )
}
