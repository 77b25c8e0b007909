import { createContext, use } from 'react'

/** 当前路由的标题，由 app 给出。 */
export const PageTitleContext = createContext('')

/** 当前路由的标题：页面把它交给 PageCard，作为唯一的 h1。 */
export const usePageTitle = (): string => use(PageTitleContext)
