import { CSRF_HEADER } from '../enforce/csrf.ts'
import { openSession, SESSION_COOKIE } from '../enforce/session.ts'
import { type Body, type Control, only, text } from './body.ts'

/**
 * A session for that person without the login gate: the values that the portal keeps in the tab, and the cookie. For
 * scenarios whose first sentence only says who sits there.
 */
export const enter = ({ world }: Control, body: Body): Response => {
  only(body, 'persona')
  const { token, csrf, cookie } = openSession(world, text(body, 'persona'))
  const wsToken = `ws-${token}`
  world.wsTokens.set(token, wsToken)
  const kept = { authToken: token, wsToken, 'XSRF-TOKEN': csrf, 'XSRF-TOKEN-NAME': CSRF_HEADER }
  const headers = { 'Set-Cookie': `${SESSION_COOKIE}=${cookie}; Path=/; HttpOnly; SameSite=Lax` }
  return Response.json(kept, { headers })
}
