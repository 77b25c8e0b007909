import type * as calls from '#api/generated/corp/holidays/holidays.ts'
import * as msw from '../../generated/corp/holidays/holidays.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { holidays } from './holidays.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  // 今年的，与已公布的明年的：期限会跨到明年
  listHolidays: (ctx, { region }) =>
    region === '156' ? holidays.filter(({ date }) => date.slice(0, 4) >= ctx.today.slice(0, 4)) : [],
})
