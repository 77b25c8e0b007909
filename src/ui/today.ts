import { createContext, use } from 'react'
import { dayAt } from '#domain/calendar.ts'

/** 平台的今天；app 可给出服务端日期，缺省用本机时钟。 */
export const TodayContext = createContext<string | undefined>(undefined)

/** 今天 'YYYY-MM-DD'（东八区）。 */
export const useToday = () => use(TodayContext) ?? dayAt(Date.now())
