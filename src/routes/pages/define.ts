import type { ComponentType } from 'react'

/** 一个路由模块：默认导出页面组件。 */
interface PageModule {
  readonly default: ComponentType
}

/** 取页面代码。 */
export type Load = () => Promise<PageModule>

/** 一族的每条路由都要有页面（少一个通不过编译）；Pageless 是只转去别处的那些。 */
export type PagesOf<Family, Pageless extends keyof Family = never> = {
  readonly [Name in Exclude<keyof Family, Pageless>]: Load
}
