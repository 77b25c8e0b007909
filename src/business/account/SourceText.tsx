import type { AccountSource } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { NO_VALUE } from '#domain/noValue.ts'

/** 账号从哪里来：谁、通过什么途径、什么时候。 */
export function AccountSourceText({ source }: { source: AccountSource | undefined }) {
  if (!source) return NO_VALUE
  const { providedBy, channel, providedTime } = source
  return `${providedBy}，${channel}，${formatInstant(providedTime, 'minute')}`
}
