import type { ProductType } from '#api/generated/corp/model/productType.ts'
import { isPermitted } from '#domain/permissions.ts'
import { listAddress } from '#hooks/listPlaces.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { type Family, href, type PageRoute } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { type Configuration, productName } from '#state/configuration.ts'
import type { Grants } from '#state/menus.ts'

interface MenuSection {
  readonly name: string
  readonly routes: readonly PageRoute[]
}

interface TopItem {
  readonly title: string
  /** 点了去哪里：这一类里第一个能进的页面；没开通的产品没有 */
  readonly route: PageRoute | undefined
  /** 产品类才有：点了先查开通协议（PROD-01） */
  readonly product?: ProductType
  /** 当前路由属于哪一类时点亮 */
  readonly family: Family
}

/** 用左侧菜单的四类（SHELL-12）；其余类用顶部菜单。 */
const leftPrefixes: readonly (readonly [string, Family])[] = [
  ['/credit/', 'credit'],
  ['/abs/', 'abs'],
  ['/reverse_factoring/', 'reverseFactoring'],
  ['/my/', 'my'],
]

/** 没有左侧菜单而不止一页的一类：内容之上自己有一条。 */
const barPrefixes: readonly (readonly [string, Family])[] = [['/guarantee/', 'guarantee']]

/** 产品类的代码与没有配置时的名称（SHELL-09）。 */
const products: readonly (readonly [Family, ProductType, string])[] = [
  ['credit', 'CREDIT', '电子凭证'],
  ['abs', 'ABS', '供应链ABS'],
  ['reverseFactoring', 'REVERSE_FACTORING', '反向保理'],
  ['guarantee', 'GUARANTEE', '电子保函'],
]

/** 授权了就在菜单里、没授权就不在的页面，不看授权树标没标 hidden（SHELL-14，A50）。 */
export const exactlyWhenGranted: ReadonlySet<string> = new Set([my.message.path, shell.help.path])

/** 这个路由进菜单吗：有页面、有权限、不隐藏；带参数与新标签页的不进。 */
const isListed = (route: PageRoute, { permitted, concealed }: Grants): boolean => {
  if (exactlyWhenGranted.has(route.path)) return permitted.has(route.path)
  if (route.pageless || route.newTab || route.path.includes(':') || concealed.has(route.path)) return false
  return !route.hidden && isPermitted(route.path, permitted)
}

// 各处菜单都要问，换一页又问：同一份授权只算一次
const listed = new WeakMap<Grants, readonly PageRoute[]>()

/** 这个人能打开的列表与真正的起点，按菜单的先后：各处菜单里有的，都在这里。 */
export const listedPages = (grants: Grants): readonly PageRoute[] => {
  const known = listed.get(grants)
  if (known) return known
  const found = allRoutes.filter((route) => isListed(route, grants))
  listed.set(grants, found)
  return found
}

const familyUnder = (prefixes: typeof leftPrefixes, pathname: string): Family | undefined =>
  prefixes.find(([prefix]) => pathname.startsWith(prefix))?.[1]

/** 这个路径用哪一类的左侧菜单；不用则 undefined。 */
export const leftMenuFamily = (pathname: string): Family | undefined => familyUnder(leftPrefixes, pathname)

/** 这个路径之上是哪一类的一条菜单；没有则 undefined。 */
export const barFamily = (pathname: string): Family | undefined => familyUnder(barPrefixes, pathname)

/** 左侧菜单：授权与已有页面的交集，按分组；/supplier/index 不在其中（SHELL-13）。 */
export const leftMenu = (family: Family, grants: Grants): MenuSection[] => {
  const sections = new Map<string, PageRoute[]>()
  for (const route of listedPages(grants))
    if (route.family === family && leftMenuFamily(route.path) === family)
      sections.set(route.section, [...(sections.get(route.section) ?? []), route])
  return [...sections].map(([name, routes]) => ({ name, routes }))
}

/** 一类的那一条菜单：授权与已有页面的交集，按路由表的先后。 */
export const barMenu = (family: Family, grants: Grants): PageRoute[] =>
  listedPages(grants).filter((route) => route.family === family && barFamily(route.path) === family)

/** 开通情况里没开通的产品；形状不可信。 */
const unopened = (openings: readonly { prdCode: string; openStatus: string }[] | undefined) =>
  new Set((openings ?? []).flatMap(({ prdCode, openStatus }) => (openStatus === 'UNOPENED' ? [prdCode] : [])))

const accountCentre = '账户中心'

const productTitle = (configuration: Configuration, product: ProductType, fallback: string) =>
  productName(configuration.products, product) || fallback

/** 一页在门户里的位置：所在的一类（名称取自配置，SHELL-09），从哪个列表来（能去才有）。 */
export const placeOf = (route: PageRoute, grants: Grants, configuration: Configuration) => {
  const product = products.find(([family]) => family === route.family)
  // 交易对手管理自成一类
  const isAccount = route.family === 'my' && route.path !== my.counterparties.path
  const family = product
    ? productTitle(configuration, product[1], product[2])
    : isAccount
      ? accountCentre
      : undefined
  const list = allRoutes.find(({ path }) => path === route.list)
  return {
    family,
    // 账户中心与保函（A23）
    oldStyle: isAccount || route.family === 'guarantee',
    list:
      list && isPermitted(list.path, grants.permitted)
        ? { title: list.title, to: listAddress(list.path) }
        : undefined,
  }
}

/**
 * 顶部菜单：工作台、各产品（名称取自配置）、交易对手、账户中心、帮助中心；进不去的类不显示。
 * 没开通的产品也在，点了引导开通（PROD-01）。
 */
export const topMenu = (
  grants: Grants,
  configuration: Configuration,
  openings?: readonly { prdCode: string; openStatus: string }[],
): TopItem[] => {
  const closed = unopened(openings)
  const first = (family: Family) =>
    listedPages(grants).find((route) => route.family === family && route.path !== my.counterparties.path)
  const item = (family: Family, title: string, route: PageRoute | undefined): TopItem[] =>
    route && listedPages(grants).includes(route) ? [{ family, title, route }] : []
  return [
    ...item('shell', shell.workbench.title, shell.workbench),
    ...products.flatMap(([family, product, fallback]): TopItem[] => {
      const title = productTitle(configuration, product, fallback)
      const route = first(family)
      return route || closed.has(product) ? [{ family, title, route, product }] : []
    }),
    // 自成一类：只在它自己的页面点亮，不随账户中心
    ...item('shell', my.counterparties.title, my.counterparties),
    ...item('my', accountCentre, first('my')),
    ...item('shell', shell.help.title, shell.help),
  ]
}

/** 路由能去就给地址，不能去给 undefined。 */
export const reachable = (route: PageRoute<`/${string}`>, grants: Grants): string | undefined =>
  !route.pageless && isPermitted(route.path, grants.permitted) ? href(route) : undefined

/** 开通之后进产品：这一类里第一个能进的页面，没有就回工作台（角色要由管理员分配）。 */
export const productHome = (family: Family, grants: Grants): string =>
  href(listedPages(grants).find((route) => route.family === family) ?? shell.workbench)
