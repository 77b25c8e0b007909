import { useAbsPayableFigures } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsFigure, AbsPayableQuery, PayableStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { useToday } from '#ui/today.ts'

const DUE_SOON_DAYS = 30

/** 已确认、还没有付清，也没有逾期。 */
const OPEN: PayableStatus[] = ['CONFIRMED', 'TRANSFERRING', 'POOLED', 'PART_PAID']

type Conditions = Pick<AbsPayableQuery, 'payableStatuses' | 'payableDueDateFrom' | 'payableDueDateTo'>

/** 应付账款的五个数：待复核、已确认、已入池、30天内到期、逾期；点一下就按它筛选。 */
export function PayableFigures({ onPick }: { onPick: (conditions: Conditions) => void }) {
  const { data, error, mutate } = useAbsPayableFigures()
  const today = useToday()
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />
  const none = { payableStatuses: undefined, payableDueDateFrom: undefined, payableDueDateTo: undefined }
  const tile = (label: string, definition: string, figure: AbsFigure | undefined, conditions: Conditions) => (
    <StatTile
      key={label}
      label={label}
      value={figure ? `¥${formatMoney(figure.amount)}` : undefined}
      sub={figure ? `${figure.count} 笔` : undefined}
      definition={definition}
      onClick={() => onPick({ ...none, ...conditions })}
    />
  )
  return (
    <StatGrid label="应付统计" strip>
      {[
        tile('待复核', '已提交、等待复核的账款金额', data?.waitReview, {
          payableStatuses: ['PENDING_REVIEW'],
        }),
        tile('已确认', '已确认、债权人还没有转让的账款的未付金额', data?.confirmed, {
          payableStatuses: ['CONFIRMED'],
        }),
        tile('已入池', '已转让给专项计划、还没有付过款的账款的未付金额', data?.pooled, {
          payableStatuses: ['POOLED'],
        }),
        tile('30天内到期', '已确认、还没有付清，应付日期在今日起30天内的账款的未付金额', data?.dueSoon, {
          payableStatuses: OPEN,
          payableDueDateFrom: today,
          payableDueDateTo: addDays(today, DUE_SOON_DAYS),
        }),
        tile('逾期', '过了应付日期还没有付清的账款的未付金额', data?.overdue, {
          payableStatuses: ['OVERDUE'],
        }),
      ]}
    </StatGrid>
  )
}
