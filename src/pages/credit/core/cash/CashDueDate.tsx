import type { CashBatch } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import type { Tone } from '#ui/display/statusTone.ts'
import styles from './cash.module.css'

/** 应付日期旁的一句话：逾期、今日、还有几个工作日；已付清的没有。 */
const urgency = ({ overdueDays, dueToday, workingDaysLeft }: CashBatch): [string, Tone] | undefined => {
  if (overdueDays > 0) return [`逾期${overdueDays}天`, 'failed']
  if (dueToday) return ['今日应付', 'failed']
  if (workingDaysLeft === undefined) return undefined
  return [`还有${workingDaysLeft}个工作日`, workingDaysLeft <= 3 ? 'waiting' : 'draft']
}

/** 应付日期；遇节假日顺延的说明，临近与逾期的醒目。 */
export function CashDueDate({ batch }: { batch: CashBatch }) {
  const [text, tone] = urgency(batch) ?? []
  return (
    <span className={styles.line}>
      {formatDay(batch.cashDueDate)}
      {batch.postponed ? (
        <StatusTag
          value="顺延"
          tone="closed"
          facts={{ stateReason: '承诺付款日为非工作日，顺延至下一工作日' }}
        />
      ) : null}
      {text ? <StatusTag value={text} tone={tone} /> : null}
    </span>
  )
}
