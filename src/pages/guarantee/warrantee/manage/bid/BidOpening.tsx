import type { Guarantee } from '#api/generated/corp/model/index.ts'
import styles from '#business/guarantee/apply/apply.module.css'
import { formatInstant } from '#domain/calendar.ts'

const MINUTES_A_DAY = 24 * 60

const remaining = (minutes: number): string => {
  const days = Math.floor(minutes / MINUTES_A_DAY)
  const hours = Math.floor((minutes % MINUTES_A_DAY) / 60)
  return days > 0 ? `${days}天${hours}小时` : `${hours}小时${minutes % 60}分`
}

/** 还在办的：开标之前要办完。 */
const PENDING: readonly string[] = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'ISSUER_AUDITING',
  'SUPPLEMENT',
  'WAIT_SIGN',
  'WAIT_PAY',
  'ISSUING',
]

/** 开标时间与倒计时：不足四个工作小时的提示加急，已开标的不能再办。 */
export function BidOpening({
  of: { bidOpenTime, minutesToOpen, urgent, guaranteeStatus },
}: {
  of: Guarantee
}) {
  const text = formatInstant(bidOpenTime, 'minute')
  if (!bidOpenTime || !PENDING.includes(guaranteeStatus)) return text
  if (minutesToOpen === undefined)
    return (
      <>
        {text}
        <span className={styles.sub}>已开标</span>
      </>
    )
  return (
    <>
      {text}
      <span className={styles.sub}>
        {`距开标 ${remaining(minutesToOpen)}`}
        {urgent ? <strong className={styles.urgent}> 加急</strong> : null}
      </span>
    </>
  )
}
