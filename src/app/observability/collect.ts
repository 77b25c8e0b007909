import { onFailedCall } from '#api/failedCalls.ts'
import { buildVersion, runtime } from '#api/runtime.ts'
import { sessionNames, sessionValue } from '#api/session.ts'
import { earlyEvents, type Seen } from './early.ts'
import { Outbox, type ReportItem } from './Outbox.ts'
import { redactStack, redactText, redactUrl } from './redact.ts'
import { measureVitals } from './vitals.ts'

const secrets = () => sessionNames.map(sessionValue)

const errorItem = (cause: unknown, where = ''): ReportItem => {
  const error = cause instanceof Error ? cause : undefined
  return {
    type: 'error',
    name: error?.name ?? typeof cause,
    message: redactText(error?.message ?? String(cause), secrets()),
    stack: redactStack(error?.stack ?? ''),
    ...(where ? { where: redactUrl(where) } : {}),
  }
}

// 浏览器扩展插进来的脚本与样式不是我们的事（D11）
const isForeign = (url: string): boolean => /^[\w-]*-extension:|^safari-web-extension:/.test(url)

/** 一件看到的事写成一条报告；与门户无关的为 undefined。 */
export const itemOf = (event: Seen): ReportItem | undefined => {
  if ('violatedDirective' in event) {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    if (isForeign(blockedURI) || isForeign(sourceFile ?? '')) return undefined
    return {
      type: 'csp',
      directive: effectiveDirective,
      // 'inline'、'eval'、'trusted-types-sink' 不是地址
      blocked: /^[\w-]*$/.test(blockedURI) ? blockedURI : redactUrl(blockedURI),
      source: redactUrl(sourceFile ?? ''),
      line: lineNumber,
    }
  }
  if ('reason' in event) return errorItem(event.reason)
  if ('detail' in event) return errorItem(event.detail)
  if (isForeign(event.filename)) return undefined
  return errorItem(event.error ?? event.message, event.filename)
}

/** 开始收集并送往配置的地址；此前发生的（在 observe 里记着）一并送出。 */
export const collect = (): void => {
  const outbox = new Outbox({
    address: runtime().reports,
    envelope: () => ({
      ...buildVersion(),
      environment: runtime().environment,
      page: redactUrl(location.pathname),
      at: new Date().toISOString(),
    }),
  })
  const see = (event: Seen) => {
    const item = itemOf(event)
    if (item) outbox.add(item)
  }
  for (const event of earlyEvents(see)) see(event)
  onFailedCall(({ path, ...call }) => outbox.add({ type: 'call', path: redactUrl(path), ...call }))
  const vitals = measureVitals()
  let isMeasured = false
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    if (!isMeasured) {
      isMeasured = true
      for (const [name, value] of Object.entries(vitals())) outbox.add({ type: 'vital', name, value })
    }
    outbox.flush()
  })
  addEventListener('pagehide', () => outbox.flush())
}
