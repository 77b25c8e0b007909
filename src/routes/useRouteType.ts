import { useLocation } from 'react-router-dom'

/** 地址里 :type 的取值（ROUTE-10）；取值都在路由表里，别的到不了页面。 */
export const useRouteType = (): string => useLocation().pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
