import { formatDay } from '#domain/calendar.ts'
import { StatusTag } from '../StatusTag.tsx'
import type { Tone } from '../statusTone.ts'

interface TaggedDayProps {
  day: string | undefined
  /** 日期旁边要人留意的一句，如 剩3天；没有就只有日期 */
  tag: string | undefined
  tone?: Tone
}

/** 一个日期，要紧时旁边标出来。 */
export function TaggedDay({ day, tag, tone = 'waiting' }: TaggedDayProps) {
  return (
    <>
      {formatDay(day)} {tag === undefined ? null : <StatusTag value={tag} tone={tone} />}
    </>
  )
}
