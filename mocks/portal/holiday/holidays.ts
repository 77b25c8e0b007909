import { addDays, addWorkingDays, nextWorkingDay } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'

/** 与平常的星期不同的一天，地区 156。 */
type Holiday = { date: string; name: string; type: 'HOLIDAY' | 'WORKDAY' }

const days = (name: string, type: Holiday['type'], year: number, ...monthDays: string[]): Holiday[] =>
  monthDays.map((monthDay) => ({ date: `${year}-${monthDay}`, name, type }))

/** 2026、2027 年中国大陆的节假日，以及调休上班的周末。 */
export const holidays: readonly Holiday[] = [
  ...days('元旦', 'HOLIDAY', 2026, '01-01', '01-02', '01-03'),
  ...days('元旦', 'WORKDAY', 2026, '01-04'),
  ...days('春节', 'WORKDAY', 2026, '02-14'),
  ...days(
    '春节',
    'HOLIDAY',
    2026,
    '02-15',
    '02-16',
    '02-17',
    '02-18',
    '02-19',
    '02-20',
    '02-21',
    '02-22',
    '02-23',
  ),
  ...days('春节', 'WORKDAY', 2026, '02-28'),
  ...days('清明节', 'HOLIDAY', 2026, '04-04', '04-05', '04-06'),
  ...days('劳动节', 'HOLIDAY', 2026, '05-01', '05-02', '05-03', '05-04', '05-05'),
  ...days('劳动节', 'WORKDAY', 2026, '05-09'),
  ...days('端午节', 'HOLIDAY', 2026, '06-19', '06-20', '06-21'),
  ...days('国庆节', 'WORKDAY', 2026, '09-20'),
  ...days('中秋节', 'HOLIDAY', 2026, '09-25', '09-26', '09-27'),
  ...days('国庆节', 'HOLIDAY', 2026, '10-01', '10-02', '10-03', '10-04', '10-05', '10-06', '10-07'),
  ...days('国庆节', 'WORKDAY', 2026, '10-10'),
  ...days('元旦', 'HOLIDAY', 2027, '01-01', '01-02', '01-03'),
  ...days('春节', 'WORKDAY', 2027, '01-31'),
  ...days('春节', 'HOLIDAY', 2027, '02-05', '02-06', '02-07', '02-08', '02-09', '02-10', '02-11', '02-12'),
  ...days('春节', 'WORKDAY', 2027, '02-20'),
  ...days('清明节', 'HOLIDAY', 2027, '04-03', '04-04', '04-05'),
  ...days('劳动节', 'WORKDAY', 2027, '04-25'),
  ...days('劳动节', 'HOLIDAY', 2027, '05-01', '05-02', '05-03', '05-04', '05-05'),
  ...days('劳动节', 'WORKDAY', 2027, '05-08'),
  ...days('端午节', 'HOLIDAY', 2027, '06-09'),
  ...days('中秋节', 'HOLIDAY', 2027, '09-15'),
  ...days('国庆节', 'WORKDAY', 2027, '09-26'),
  ...days('国庆节', 'HOLIDAY', 2027, '10-01', '10-02', '10-03', '10-04', '10-05', '10-06', '10-07'),
  ...days('国庆节', 'WORKDAY', 2027, '10-09'),
]

/** 这一天上班就是它自己，否则是它之前最近的工作日。 */
export const workingDayBefore = (day: string): string => addWorkingDays(addDays(day, 1), -1, holidays)

/** 今天起至少这么多天之后的工作日。 */
export const workingDayIn = (world: World, ahead: number): string =>
  nextWorkingDay(addDays(world.today(), ahead), holidays)
