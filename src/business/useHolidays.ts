import useSWR from 'swr'
import { getListHolidaysKey, listHolidays } from '#api/generated/corp/holidays/holidays.ts'
import type { HolidayList } from '#domain/calendar.ts'

/** 中国大陆（规范第 9 节）。 */
const request = { region: '156' } as const

const read = (): Promise<HolidayList> => listHolidays(request, { quiet: true })

/**
 * 节假日与调休；取不到时为空，此时只按周一至周五判断工作日（F-14、faults S21）：不另作提示，免得在人填日期时夺走焦点。
 * 日子过去时 app 让它重新取，跨年便是新年的。
 */
export const useHolidays = (): HolidayList => useSWR(getListHolidaysKey(request), read).data
