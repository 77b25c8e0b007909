/** 不登录即可打开的页面（ROUTE-01）。 */
export const PUBLIC_PATHS: readonly string[] = [
  '/register/register',
  '/register/register-success',
  '/register/reset-password',
  '/register/face-success',
  '/register/face-fail',
]

/** 只转去企业注册的路，同样不必登录（ROUTE-05）。 */
export const REGISTER_PATH = '/register'

/** 登录后总可打开的页面（ROUTE-02）。 */
export const ALWAYS_ALLOWED: readonly string[] = [
  '/register/identify/index',
  '/register/identify/soft-key',
  '/register/identify/license-account',
  '/error-page/authorized',
  '/error-page/contact-manager-open-product',
  '/error-page/403',
  '/transfer-record',
  '/workbench',
  '/announcement-list',
  '/announcement-detail',
  '/my/person-info/index',
]

/** 人人都有的角色：名称说明不了这个人做什么，页眉改说岗位（管理员、经办）。 */
export const DEFAULT_ROLE = 'ROLE_CORP_DEFAULT'

/** 无权限页。 */
export const FORBIDDEN_PATH = '/error-page/403'

/** 授权菜单给出的路径，可含 :type 这样的模式。 */
export type PermittedPaths = ReadonlySet<string>

const PATH = /^(?:\/[A-Za-z0-9_-]+)+$/
// 外来的树可能没有尽头（在内存里建的还可能成环）；超出这个数的不授权。
const MOST_NODES = 500_000

/** 去掉末尾的一个斜杠；'/' 保持不变。 */
export const trimSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** 路径是否符合模式：模式中 ':名' 的一段可为任意一段字母、数字、'-'、'_'。 */
export const matchesPattern = (pattern: string, path: string): boolean => {
  if (pattern === path) return true
  if (!pattern.includes(':') || !PATH.test(path)) return false
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  )
}

/**
 * 授权菜单树（不可信的任意形状）展平为可打开的路径集合（ROUTE-09）。
 * 只收 known（路由表里的路径或模式）认得的；null、{}、字符串、陌生或恶意路径一律不给。
 */
export const permittedPaths = (tree: unknown, known: Iterable<string>): PermittedPaths => {
  const exact = new Set(known)
  const patterns = [...exact].filter((path) => path.includes(':'))
  const permitted = new Set<string>()
  const pending: unknown[] = [tree]
  for (let visited = 0; pending.length > 0 && visited < MOST_NODES; visited += 1) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    if (Array.isArray(node)) {
      for (const child of node.slice(0, MOST_NODES)) pending.push(child)
      continue
    }
    const path: unknown = Object.hasOwn(node, 'path') && 'path' in node ? node.path : undefined
    if (typeof path === 'string' && path.length <= 2048) {
      if (exact.has(path) || patterns.some((pattern) => matchesPattern(pattern, path))) permitted.add(path)
    }
    if (Object.hasOwn(node, 'children') && 'children' in node) pending.push(node.children)
  }
  return permitted
}

/** 产品代码与其页面前缀。 */
export const PRODUCT_PREFIXES: Readonly<Record<string, string>> = {
  CREDIT: '/credit/',
  ABS: '/abs/',
  REVERSE_FACTORING: '/reverse_factoring/',
  GUARANTEE: '/guarantee/',
}

/** 已开通（值恰为 true）的产品代码；形状不对视为一个也没有开通。 */
export const openedProducts = (productOpenStatus: unknown): string[] =>
  typeof productOpenStatus === 'object' && productOpenStatus !== null && !Array.isArray(productOpenStatus)
    ? Object.entries(productOpenStatus).flatMap(([code, open]) => (open === true ? [code] : []))
    : []

/** 去掉未开通产品的页面，其余不变（ROUTE-09）。 */
export const withinOpenedProducts = (
  permitted: PermittedPaths,
  productOpenStatus: unknown,
): PermittedPaths => {
  const opened = new Set(openedProducts(productOpenStatus))
  const closed = Object.entries(PRODUCT_PREFIXES).flatMap(([code, prefix]) =>
    opened.has(code) ? [] : [prefix],
  )
  return new Set([...permitted].filter((path) => !closed.some((prefix) => path.startsWith(prefix))))
}

/** 是否公开页面（ROUTE-01）。 */
export const isPublic = (path: string): boolean => PUBLIC_PATHS.includes(trimSlash(path))

/** 路由守卫：公开、总可打开、或在授权集合内（支持 :type 模式）；陌生路径不给（ROUTE-07）。 */
export const isPermitted = (path: string, permitted: PermittedPaths): boolean => {
  const plain = trimSlash(path)
  if (PUBLIC_PATHS.includes(plain) || ALWAYS_ALLOWED.includes(plain) || permitted.has(plain)) return true
  if (!PATH.test(plain)) return false
  for (const pattern of permitted) if (matchesPattern(pattern, plain)) return true
  return false
}
