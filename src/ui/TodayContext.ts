import { createContext } from 'react'

/** 平台的今天；app 可给出服务端日期，缺省用本机时钟。单独成文件：入口只要它，不要日历与金额的计算。 */
export const TodayContext = createContext<string | undefined>(undefined)
