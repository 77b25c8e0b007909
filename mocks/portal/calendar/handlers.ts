import type * as calls from '#api/generated/corp/calendars/calendars.ts'
import type { CalendarSubscription, DueItem } from '#api/generated/corp/model/index.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import * as msw from '../../generated/corp/calendars/calendars.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { sha256Hex } from '../../kernel/digest.ts'
import { notFound } from '../../kernel/errors.ts'
import { duesFor } from './dues.ts'
import { calendarText } from './feed.ts'
import type { CalendarSubscriptionRow } from './rows.ts'

const FEED = '/api/web/corp/v1/calendar/feed'
/** 订阅读得到的：之前一个月，之后一年。 */
const MONTHS_BACK = 1
const MONTHS_AHEAD = 12

const view = (row: CalendarSubscriptionRow | undefined): CalendarSubscription =>
  row
    ? present({
        isOpen: true,
        dueScope: row.dueScope,
        feedPath: `${FEED}/${row.token}`,
        openTime: row.openTime,
        lastReadTime: row.lastReadTime,
      })
    : { isOpen: false }

const totalOf = (items: readonly DueItem[], kind: DueItem['dueKind']): string =>
  sum(items.filter(({ dueKind }) => dueKind === kind).map(({ dueAmount }) => dueAmount ?? '0.00'))

/** 这个人的每个角色看得到的，同一件只写一次：日历软件没有当前角色。 */
const duesOfRoles = (ctx: Context, { userId, dueScope }: CalendarSubscriptionRow): DueItem[] => {
  const { roleCodes } = ctx.world.users.need(userId)
  const items = roleCodes.flatMap((roleCode) => duesFor(ctx.as(userId, roleCode), dueScope))
  return [...new Map(items.map((item) => [item.dueId, item])).values()]
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  listDueItems(ctx, { month, dueScope }) {
    const list = duesFor(ctx, dueScope).filter(({ dueDate }) => dueDate.startsWith(month))
    return { month, list, payAmount: totalOf(list, 'PAY'), receiveAmount: totalOf(list, 'RECEIVE') }
  },

  calendarSubscription: (ctx) => view(ctx.world.calendarSubscriptions.get(ctx.user.userId)),

  openCalendarSubscription(ctx, { dueScope }) {
    const { world, user, now } = ctx
    // 每一次都是新的：旧的地址不能再用
    const token = sha256Hex(`calendar:${world.id}:${user.userId}:${world.ids.next('CAL', world.today())}`)
    return view(world.calendarSubscriptions.put({ userId: user.userId, token, dueScope, openTime: now }))
  },

  withdrawCalendarSubscription(ctx) {
    ctx.world.calendarSubscriptions.delete(ctx.user.userId)
  },

  readCalendarFeed(ctx, token) {
    const { world, today, now } = ctx
    const row = world.calendarSubscriptions.find((one) => one.token === token)
    const user = row && world.users.get(row.userId)
    const corp = user && world.corps.get(user.corpId)
    if (!row || user?.userStatus !== 'NORMAL' || corp?.corpState !== 'NORMAL') throw notFound('日历')
    row.lastReadTime = now
    const from = addMonths(today, -MONTHS_BACK)
    const to = addDays(addMonths(today, MONTHS_AHEAD), 1)
    const items = duesOfRoles(ctx, row).filter(({ dueDate }) => dueDate >= from && dueDate < to)
    return {
      fileName: `${corp.corpName}到期日历.ics`,
      contentType: 'text/calendar; charset=utf-8',
      bytes: new TextEncoder().encode(calendarText(`${corp.corpName}到期日历`, items, now)),
    }
  },
})
