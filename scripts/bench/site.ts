import type { ProfileName } from './options.ts'

/** 打开第一页之前就在浏览器里的：会话的 Cookie，两种存储里的值。 */
export interface Visitor {
  readonly cookies: readonly (readonly [name: string, value: string])[]
  readonly storage: Stored
}

export interface Stored {
  readonly localStorage?: Readonly<Record<string, string>>
  readonly sessionStorage?: Readonly<Record<string, string>>
}

/** 一个在自己的源上提供着的应用。 */
export interface Site {
  readonly origin: string
  /** 部署在哪个路径下，首尾都有 / */
  readonly base: string
  /** 一个新的访问者；有人员的已登录 */
  readonly visitor: (persona?: string) => Promise<Visitor>
  readonly close: () => void
}

/**
 * 内容的选择器：CSS，可接 >>text=文字（元素的文字里有它）；须看得见。几个时都要有。
 */
export type Selectors = readonly string[]

/** 一页：base 之后的地址、有用的内容、谁来看（没有就是未登录）。 */
export interface PageSpec {
  readonly path: string
  readonly ready: Selectors
  readonly persona?: string
}

/** 一次切换：依次点，最后一下计时，到内容画出来。 */
export interface Step {
  readonly clicks: readonly string[]
  readonly ready: Selectors
}

/** 切换：打开一页，首次去列表（first）；以后的切换是回到别处（back，不计时）再去（again）。 */
export interface SwitchSpec extends PageSpec {
  readonly first: Step
  readonly back: Step
  readonly again: Step
}

/** 一个应用有哪些页面；没有的不量。 */
export interface AppPages {
  readonly query?: PageSpec
  readonly workbench?: PageSpec
  readonly public?: PageSpec
  readonly entry?: PageSpec
  readonly switch?: SwitchSpec
}

/** 参加比较的一个应用。 */
export interface App {
  readonly name: string
  readonly site: Site
  readonly pages: AppPages
}

/** 处理器慢几倍；网络的延迟（毫秒）与每秒字节，不限的没有。 */
export const speeds: Readonly<
  Record<ProfileName, { cpu: number; network?: { latency: number; down: number; up: number } }>
> = {
  slow: { cpu: 4, network: { latency: 150, down: 1.6e6 / 8, up: 750e3 / 8 } },
  desktop: { cpu: 1 },
}
