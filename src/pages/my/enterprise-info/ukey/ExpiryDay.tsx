import type { Ukey } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { TaggedDay } from '#ui/display/days/TaggedDay.tsx'
import { useToday } from '#ui/today.ts'

/** 证书有效期：30 日内到期的标出还剩几天。 */
export function ExpiryDay({ ukey: { certValidDate, expiresSoon } }: { ukey: Ukey }) {
  const today = useToday()
  const left = expiresSoon && certValidDate ? `剩${termDays(today, certValidDate)}天` : undefined
  return <TaggedDay day={certValidDate} tag={left} />
}
