/** 页面所属的家族：决定顶部菜单、左侧菜单与产品名称。 */
export type Family = 'shell' | 'register' | 'credit' | 'abs' | 'reverseFactoring' | 'my' | 'guarantee'

interface PageOptions {
  /** 不进菜单；能否访问仍由授权决定 */
  readonly hidden?: true
  /** 免登录 */
  readonly public?: true
  /** 登录后总可访问 */
  readonly alwaysAllowed?: true
  /** 在新标签页打开 */
  readonly newTab?: true
  /** 在手机上打开：一屏宽，没有页脚与客服 */
  readonly phone?: true
  /** 在手机上也办得了：窄于 600 的窗口里排成一列；别的页面请人用电脑打开 */
  readonly onPhone?: true
  /** 没有自己的页面：只转去别处（根路径、登录、注册模块）；别的路由都有页面，在 pages/ 里 */
  readonly pageless?: true
  /** 它从哪个列表来：详情、向导的各步、结果，以及从列表上新增的；面包屑由此写出 */
  readonly list?: `/${string}`
}

/** 一条路由：P 是字面量路径，T 是 :type 的取值（没有 :type 时为 never）。 */
export interface PageRoute<P extends string = string, T extends string = string> extends PageOptions {
  readonly path: P
  readonly title: string
  readonly titles?: { readonly [K in T]: string }
  readonly family: Family
  readonly section: string
}

/** 路径字面量里的参数名：'/a/:type' → 'type'。 */
type PathParam<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** 查询参数：undefined 与空串不写进地址；几个值的写几次。 */
type Search = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

type HrefArguments<P extends string, T extends string> = [PathParam<P>] extends [never]
  ? [search?: Search]
  : [params: { readonly [K in PathParam<P>]: [T] extends [never] ? string : T } & Search]

/**
 * 声明一组路由所在的家族与菜单分组，返回 page(路径, 标题, 选项)。
 * 标题写成 { 取值: 标题 } 时，路径里的 :type 只能取这些值，标题随之变化（ROUTE-10）。
 */
export const section =
  (family: Family, name: string) =>
  <const P extends `/${string}`, const T extends string = never>(
    path: P,
    title: string | { readonly [K in T]: string },
    options: PageOptions = {},
  ): PageRoute<P, T> => ({
    ...options,
    path,
    family,
    section: name,
    ...(typeof title === 'string'
      ? { title }
      : { title: Object.values<string>(title).join('/'), titles: title }),
  })

const segment = (params: Search, name: string) => encodeURIComponent(String(params[name] ?? ''))

/**
 * 写链接的唯一办法：路径参数必填且有类型，其余键成为查询参数。
 * 得到站内路径（不含 /cv3），可直接交给 Link 与 navigate。
 */
export const href = <P extends string, T extends string>(
  route: PageRoute<P, T>,
  ...[given]: HrefArguments<P, T>
): string => {
  const params: Search = given ?? {}
  const used = new Set<string>()
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    used.add(name)
    return segment(params, name)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (!used.has(name))
      for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
