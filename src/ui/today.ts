import { use } from 'react'
import { dayAt } from '#domain/calendar.ts'
import { TodayContext } from './TodayContext.ts'

/** 今天 'YYYY-MM-DD'（东八区）。 */
export const useToday = () => use(TodayContext) ?? dayAt(Date.now())
