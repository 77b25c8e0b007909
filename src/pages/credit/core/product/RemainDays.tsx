import type { Voucher } from '#api/generated/corp/model/index.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 到承诺付款日还有几天；逾期的说逾期了几天。 */
export function RemainDays({ voucher }: { voucher: Pick<Voucher, 'remainDays' | 'overdueDays'> }) {
  const { remainDays, overdueDays } = voucher
  return overdueDays > 0 ? <StatusTag value={`逾期${overdueDays}天`} tone="failed" /> : remainDays
}
