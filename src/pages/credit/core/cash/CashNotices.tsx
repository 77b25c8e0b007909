import { useCashReminder } from '#api/generated/corp/cashes/cashes.ts'
import { yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { ReadFailed } from '#ui/display/ReadFailed.tsx'

interface CashNoticesProps {
  /** 接在后面的一句，如 银行的付款窗口 */
  note?: string
}

/** 兑付提醒，合成一条：已逾期的与利息、付清而利息没有结清的、今日应付的、10 个工作日内应付的（DL-06、F-08）。 */
export function CashNotices({ note }: CashNoticesProps) {
  const reminder = useCashReminder()
  const { data } = reminder
  if (!data)
    return (
      <>
        <ReadFailed what="兑付提醒" result={reminder} />
        {note ? <Alert>{note}</Alert> : null}
      </>
    )
  const { waitingCount, waitingAmount, nextDueDate, workingDaysLeft, dueTodayCount } = data
  const overdue =
    data.overdueCount > 0 &&
    `${data.overdueCount} 批已逾期，未付 ${yuan(data.overdueAmount)}，逾期利息 ${yuan(data.penaltyAmount)}（按日计收，付清之后另行结算，不随本金付出）；付清前暂停新增开立。`
  const waiting =
    waitingCount > 0 &&
    (dueTodayCount > 0
      ? `今日应付 ${dueTodayCount} 批，24:00 前未付清即为逾期；连同以后应付的共 ${waitingCount} 批 ${yuan(waitingAmount)}。`
      : `未付清 ${waitingCount} 批 ${yuan(waitingAmount)}，最早 ${nextDueDate} 应付，还有 ${workingDaysLeft} 个工作日。`)
  const unsettled =
    data.unsettledCount > 0 &&
    `${data.unsettledCount} 批本金已付清，逾期利息 ${yuan(data.unsettledAmount)}还没有结清，付给收款方之后请在兑付申请登记结清。`
  const said = [overdue, unsettled, waiting, note].filter(Boolean)
  if (said.length === 0) return null
  const isSoon = waitingCount > 0 && (workingDaysLeft ?? 0) <= 3
  return <Alert tone={overdue ? 'error' : isSoon || unsettled ? 'warn' : 'info'}>{said.join('')}</Alert>
}
