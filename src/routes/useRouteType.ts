import { useLocation } from 'react-router-dom'
import { typeIn } from './allRoutes.ts'

/** 地址里 :type 的取值（ROUTE-10）；取值都在路由表里，别的到不了页面。 */
export const useRouteType = (): string => typeIn(useLocation().pathname)
