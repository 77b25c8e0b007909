import { serverNow } from './clock.ts'
import type { RequestConfig } from './requestConfig.ts'
import { sessionValue } from './session.ts'
import { newNonce, requestSignature } from './signature.ts'

/** CSRF 头名来自服务端，只收像样的、非标准的名字（T35、S28）。 */
export const isCsrfHeader = (name: string, token: string): boolean =>
  /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(name) &&
  !/^(authorization|cookie|host|origin|referer|content-.*|sec-.*)$/i.test(name) &&
  /^[\w.~+/=-]{1,512}$/.test(token)

const csrfHeader = (): Record<string, string> => {
  const name = sessionValue('XSRF-TOKEN-NAME')
  const token = sessionValue('XSRF-TOKEN')
  return isCsrfHeader(name, token) ? { [name]: token } : {}
}

interface Outgoing {
  /** 不含查询串的路径 */
  readonly path: string
  readonly body: unknown
  /** 以哪个企业的名义；没有为空串 */
  readonly corpId: string
  /** 幂等键；不是推动资金或单据的没有 */
  readonly key: string | undefined
}

/** 门户的请求头（HTTP-02）：签名、令牌、CSRF、企业、幂等键。随机串与时间每次都新。 */
export const portalHeaders = async (
  config: RequestConfig,
  { path, body, corpId, key }: Outgoing,
): Promise<Record<string, string>> => {
  const authToken = sessionValue('authToken')
  const nonce = newNonce()
  const timestamp = String(Math.round(serverNow()))
  const signature = await requestSignature({
    method: (config.method ?? 'POST').toUpperCase(),
    path,
    nonce,
    timestamp,
    authToken,
    wsToken: sessionValue('wsToken'),
    body: typeof body === 'string' ? body : '',
  })
  return {
    'x-scf-nonce': nonce,
    'x-scf-timestamp': timestamp,
    'x-scf-signature': signature,
    'x-scf-auth-token': authToken,
    'x-scf-system-type': 'CORP_WEB',
    ...csrfHeader(),
    ...(corpId && path.startsWith('/api/web/corp/') ? { 'x-scf-corp-id': corpId } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  }
}
