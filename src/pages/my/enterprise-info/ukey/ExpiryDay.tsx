import type { Ukey } from '#api/generated/corp/model/index.ts'
import { formatDay, termDays } from '#domain/calendar.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { useToday } from '#ui/today.ts'

/** 证书有效期：30 日内到期的标出还剩几天。 */
export function ExpiryDay({ ukey: { certValidDate, expiresSoon } }: { ukey: Ukey }) {
  const today = useToday()
  return (
    <>
      {formatDay(certValidDate)}{' '}
      {expiresSoon && certValidDate ? (
        <StatusTag value={`剩${termDays(today, certValidDate)}天`} tone="waiting" />
      ) : null}
    </>
  )
}
