import type { DictType, ReadRequests } from '#api/generated/reads.ts'

type Name = keyof ReadRequests
type PageName = {
  [N in Name]: ReadRequests[N] extends infer R ? ('pageCond' extends keyof R ? N : never) : never
}[Name]
type WholeName = { [N in Name]: ReadRequests[N] extends undefined ? N : never }[Name]

/** 一个读与它问什么。 */
export interface FirstRead {
  readonly name: Name
  /** 问列表的第一页：请求里另有页码与一页几行 */
  readonly isPage?: true
  /** 请求里的其余；没有的不写 */
  readonly request?: object
}

/** 列表的第一页；conditions 是页面固定带着的条件，与页面写的同一次序。 */
export const firstPage = <N extends PageName>(
  name: N,
  conditions?: Omit<ReadRequests[N], 'pageCond'>,
): FirstRead => ({ name, isPage: true, ...(conditions && { request: conditions }) })

/** 没有正文的读。 */
export const whole = (name: WholeName): FirstRead => ({ name })

/** 正文固定的读。 */
export const asked = <N extends Exclude<Name, WholeName>>(name: N, request: ReadRequests[N]): FirstRead => ({
  name,
  request,
})

/** 一条路由一打开就问的：进门的同时就去问，不等页面的代码（决定 0054）。 */
export interface RouteReads {
  readonly reads?: readonly FirstRead[]
  /** 列与条件要用的字典：与进门时就要的合成一次请求 */
  readonly dicts?: readonly DictType[]
}

/** 一族的路由里一打开就问的那些；问什么要看地址里的参数的不写。 */
export type ReadsOf<Family> = { readonly [Route in keyof Family]?: RouteReads }
