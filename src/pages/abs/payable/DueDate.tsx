import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 应付日期；逾期未付的醒目。 */
export function DueDate({ payable }: { payable: AbsPayable }) {
  return (
    <>
      {formatDay(payable.payableDueDate)}
      {payable.payableStatus === 'OVERDUE' ? <StatusTag value="逾期" tone="failed" /> : null}
    </>
  )
}
