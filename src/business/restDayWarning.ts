import { type HolidayList, isWorkingDay, nextWorkingDay } from '#domain/calendar.ts'

/** 合同定的日子可以不是工作日（A85），银行那天不付款：提醒顺延到哪天；是工作日、还没填的没有。 */
export const restDayWarning = (day: string | undefined, holidays: HolidayList): string | undefined =>
  day && !isWorkingDay(day, holidays)
    ? `这天不是工作日，银行不办理付款，顺延至 ${nextWorkingDay(day, holidays)}`
    : undefined
