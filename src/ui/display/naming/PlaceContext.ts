import { createContext } from 'react'

/** 这一页在门户里的位置，由 app 给出。 */
interface Place {
  /** 所在的一类：产品的名称、账户中心；自成一类的没有 */
  readonly family?: string | undefined
  /** 它从哪个列表来；列表自己、去不了那个列表的没有 */
  readonly list?: { readonly title: string; readonly to: string } | undefined
  /** 规范第 9 节的旧样式：查询条件收起时窄屏 4 项、宽屏 6 项，其余一律 5 项 */
  readonly oldStyle?: boolean
  /** 这个人只有查询岗：看得见，办不了 */
  readonly isViewOnly?: boolean
  /** 把单据编号或子视图的名字写在浏览器标签的最前；不给就只有路由的标题 */
  readonly entitle: (name: string | undefined) => void
}

/** PageCard 由此写出面包屑与浏览器标签，QueryForm 由此知道收起几项，页面不经手。 */
export const PlaceContext = createContext<Place>({ entitle: () => undefined })
