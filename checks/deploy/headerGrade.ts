interface Rule {
  readonly name: string
  readonly holds: (page: Page) => boolean
}
interface Page {
  readonly header: (name: string) => string
  readonly cookies: readonly string[]
  readonly html: string
  readonly origin: string
}

const HALF_A_YEAR = 15_768_000
const ownScripts = ({ html, origin }: Page): boolean =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].every(
    ([, src = '']) => new URL(src, origin).origin === origin,
  )

/**
 * The checks of public graders of security headers (MDN Observatory and others); each must reach its best grade.
 */
const RULES: readonly Rule[] = [
  {
    name: '策略从 none 写起',
    holds: ({ header }) => /default-src 'none'/.test(header('content-security-policy')),
  },
  {
    name: '策略里没有 unsafe 与通配符',
    holds: ({ header }) => !/unsafe-|\s\*|https?:[\s;]/.test(header('content-security-policy') || '*'),
  },
  {
    name: '不许放进别人的框',
    holds: ({ header }) => /frame-ancestors 'none'/.test(header('content-security-policy')),
  },
  {
    name: 'HSTS 至少半年',
    holds: ({ header }) =>
      Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= HALF_A_YEAR,
  },
  { name: 'nosniff', holds: ({ header }) => header('x-content-type-options') === 'nosniff' },
  {
    name: 'Referrer 不带路径',
    holds: ({ header }) => /^(no-referrer|same-origin|strict-origin)$/.test(header('referrer-policy')),
  },
  {
    name: '资源只给自己的源',
    holds: ({ header }) => header('cross-origin-resource-policy') === 'same-origin',
  },
  { name: '不对外开放 CORS', holds: ({ header }) => header('access-control-allow-origin') === '' },
  {
    name: 'Cookie 都是 Secure、HttpOnly、SameSite',
    holds: ({ cookies }) =>
      cookies.every((one) => /;\s*secure/i.test(one) && /httponly/i.test(one) && /samesite/i.test(one)),
  },
  { name: '脚本都来自自己的源', holds: ownScripts },
]

/** The checks in which the answer of an address misses the best grade; empty when it misses none. */
export const shortcomings = async (address: string): Promise<string[]> => {
  const response = await fetch(address, { redirect: 'manual' })
  const page: Page = {
    header: (name) => response.headers.get(name) ?? '',
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
    origin: new URL(address).origin,
  }
  return RULES.filter(({ holds }) => !holds(page)).map(({ name }) => name)
}
