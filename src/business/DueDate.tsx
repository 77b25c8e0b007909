import { TaggedDay } from '#ui/display/days/TaggedDay.tsx'

interface DueDateProps {
  day: string | undefined
  /** 逾期了几天；没有逾期的没有 */
  overdueDays: number | undefined
}

/** 应付日、到期日；逾期未付的醒目，说几天。 */
export function DueDate({ day, overdueDays }: DueDateProps) {
  return <TaggedDay day={day} tag={overdueDays ? `逾期${overdueDays}天` : undefined} tone="failed" />
}
