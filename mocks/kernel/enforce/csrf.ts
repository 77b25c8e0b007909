import { HttpError } from '../errors.ts'
import type { Session } from './session.ts'

/** Name of the header that the CSRF token comes in; the token call tells it. */
export const CSRF_HEADER = 'X-XSRF-TOKEN'

/** Every call but the token's, the sign-in's and public ones carries the CSRF token: HTTP 403 otherwise. */
export const checkCsrf = (headers: Headers, session: Session): void => {
  if (headers.get(CSRF_HEADER) !== session.csrf)
    throw new HttpError(403, 'CSRF', 'CSRF 校验不通过，请刷新页面后重试')
}
