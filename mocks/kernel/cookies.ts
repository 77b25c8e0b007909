import { HttpResponse } from 'msw'

/** The cookies of a request by name. */
export const cookiesOf = (header: string | null): Map<string, string> =>
  new Map(
    (header ?? '').split(/;\s*/).flatMap((pair) => {
      const cut = pair.indexOf('=')
      return cut > 0 ? [[pair.slice(0, cut), pair.slice(cut + 1)] as const] : []
    }),
  )

const given = new WeakMap<Response, readonly string[]>()

/**
 * The response with these cookies to set. It is created again, by msw: in a browser no program may put this header on a Response,
 * and msw uses its own copy to act as the browser.
 */
export const withCookies = (response: Response, cookies: readonly string[]): Response => {
  const { body, status, headers } = response
  const made = new HttpResponse(body, {
    status,
    headers: [...headers, ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  })
  given.set(made, [...cookiesGiven(response), ...cookies])
  return made
}

/** The cookies that withCookies has set on a response, for a host where the header cannot be read: a service worker. */
export const cookiesGiven = (response: Response): readonly string[] => given.get(response) ?? []
