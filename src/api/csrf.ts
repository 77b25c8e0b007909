import { onCsrfRefused } from './attempt.ts'
import { loadCsrfToken } from './generated/uaa/securities/securities.ts'
import { isCsrfHeader } from './headers.ts'
import { networkError } from './outcome.ts'
import { sessionValue, setSessionValue } from './session.ts'

/**
 * 取 CSRF 令牌，存进会话（GATE-01）。
 * @throws ApiError 取不到；头名或令牌不像样（S28）
 */
export const fetchCsrf = async (): Promise<void> => {
  // 本机时钟差得多时会按学到的时间再发一次，可以放心重发
  const { token, headerName } = await loadCsrfToken({ quiet: 'wholly', query: true, renews: true })
  // 头名不能用，之后的调用都会被拒
  if (!isCsrfHeader(headerName, token)) throw networkError(200)
  setSessionValue('XSRF-TOKEN', token)
  setSessionValue('XSRF-TOKEN-NAME', headerName)
}

let renewing: Promise<void> | undefined

// 令牌被拒（服务端换了）：重新取，一起被拒的只取一次；会话里已不是被拒的那一个，不必取
onCsrfRefused(async (refused) => {
  if (sessionValue('XSRF-TOKEN') !== refused) return
  renewing ??= fetchCsrf().finally(() => {
    renewing = undefined
  })
  await renewing
})
