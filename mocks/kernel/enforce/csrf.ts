import { sha256Hex } from '../digest.ts'
import { HttpError } from '../errors.ts'
import type { World } from '../World.ts'
import type { Session } from './session.ts'

/** Names of the header that the CSRF token comes in, one after the other; both are what gateways let through. */
const HEADERS = ['X-XSRF-TOKEN', 'X-CSRF-TOKEN'] as const

export const CSRF_HEADER: string = HEADERS[0]

/** The CSRF token of a session, and the header that it comes in: both are others after each rotation. */
export const csrfOf = ({ rotated }: World, { token }: Session): { token: string; headerName: string } => ({
  // derived, not drawn: a tab that kept its token survives a restart of the mock
  token: sha256Hex(`csrf:${token}:${rotated.csrf}`).slice(0, 32),
  headerName: HEADERS[rotated.csrf % HEADERS.length]!,
})

/** Every call but the token's, the sign-in's and public ones carries the CSRF token: HTTP 403 otherwise. */
export const checkCsrf = (world: World, headers: Headers, session: Session): void => {
  const { token, headerName } = csrfOf(world, session)
  if (headers.get(headerName) !== token) throw new HttpError(403, 'CSRF', 'CSRF 校验不通过，请刷新页面后重试')
}
