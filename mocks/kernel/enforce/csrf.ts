import { sha256Hex } from '../digest.ts'
import { HttpError } from '../errors.ts'
import type { World } from '../World.ts'
import type { Session } from './session.ts'

/** The rotating names of the CSRF header; gateways let both through. */
const HEADERS = ['X-XSRF-TOKEN', 'X-CSRF-TOKEN'] as const

export const CSRF_HEADER: string = HEADERS[0]

/** The CSRF token of a session, and its header: both change with each rotation. */
export const csrfOf = ({ rotated }: World, { token }: Session): { token: string; headerName: string } => ({
  // derived, not random: a tab that kept its token survives a restart of the mock
  token: sha256Hex(`csrf:${token}:${rotated.csrf}`).slice(0, 32),
  headerName: HEADERS[rotated.csrf % HEADERS.length]!,
})

/** Every call except the token's, the sign-in's and public ones needs the CSRF token: HTTP 403 otherwise. */
export const checkCsrf = (world: World, headers: Headers, session: Session): void => {
  const { token, headerName } = csrfOf(world, session)
  if (headers.get(headerName) !== token) throw new HttpError(403, 'CSRF', 'CSRF 校验不通过，请刷新页面后重试')
}
