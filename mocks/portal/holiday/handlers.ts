import type * as calls from '#api/generated/corp/holidays/holidays.ts'
import * as msw from '../../generated/corp/holidays/holidays.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { holidays } from './holidays.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  // the year asked for and what is already published of the next one: terms reach into it
  listHolidays: (ctx, { region }) =>
    region === '156' ? holidays.filter(({ date }) => date.slice(0, 4) >= ctx.today.slice(0, 4)) : [],
})
