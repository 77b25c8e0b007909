import type { DueScope } from '#api/generated/corp/model/index.ts'

/** 一个人在一家企业的日历订阅：凭口令读，不必登录。 */
export type CalendarSubscriptionRow = {
  userId: string
  token: string
  dueScope: DueScope
  openTime: string
  lastReadTime?: string | undefined
}
