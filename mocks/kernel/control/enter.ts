import { withCookies } from '../cookies.ts'
import { csrfOf } from '../enforce/csrf.ts'
import { openSession, sessionCookie } from '../enforce/session.ts'
import { type Body, type Control, only, text } from './body.ts'
import { userNamed } from './openCheck.ts'

/**
 * A session for that person without the login gate: the values that the portal keeps in the tab, and the cookie. For
 * scenarios whose first sentence only says who is signed in.
 */
export const enter = ({ world }: Control, body: Body): Response => {
  only(body, 'persona')
  const persona = text(body, 'persona')
  const session = openSession(world, userNamed(world, persona)?.personaCode ?? persona)
  const { token } = session
  const csrf = csrfOf(world, session)
  const wsToken = `ws-${token}`
  world.wsTokens.set(token, wsToken)
  const kept = { authToken: token, wsToken, 'XSRF-TOKEN': csrf.token, 'XSRF-TOKEN-NAME': csrf.headerName }
  return withCookies(Response.json(kept), [sessionCookie(session)])
}
