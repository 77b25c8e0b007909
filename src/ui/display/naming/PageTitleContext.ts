import { createContext } from 'react'

/** 当前路由的标题，由 app 给出；PageCard 写成 h1，页面不经手。 */
export const PageTitleContext = createContext('')
