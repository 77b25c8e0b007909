import { formatDeadline } from '#domain/calendar.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useToday } from '#ui/today.ts'
import { StatusTag } from '../StatusTag.tsx'

/** 这一步的办理期限：今天到期的琥珀色，过了的红色。 */
export function Deadline({ value }: { value: string | undefined }) {
  const today = useToday()
  if (!value) return NO_VALUE
  const day = value.slice(0, 10)
  const text = formatDeadline(value)
  if (day < today) return <StatusTag value={`${text} 已超时`} tone="failed" />
  if (day === today) return <StatusTag value={`${text} 今日到期`} tone="waiting" />
  return text
}
