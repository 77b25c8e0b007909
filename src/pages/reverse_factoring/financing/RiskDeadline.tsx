import type { RfRisk } from '#api/generated/corp/model/index.ts'
import { formatInstant, termDays } from '#domain/calendar.ts'
import { useToday } from '#ui/today.ts'
import styles from './financing.module.css'

/** 剩两天就该着急了。 */
const URGENT_DAYS = 2

/** 反馈截止与还剩几天；不等本企业反馈的只写时刻。 */
export function RiskDeadline({ risk }: { risk: RfRisk }) {
  const today = useToday()
  const { handleDeadline, riskStatus, actions } = risk
  const text = formatInstant(handleDeadline, 'minute')
  // 倒数只催要反馈的一方
  if (riskStatus !== 'OPEN' || !actions.some(({ code }) => code === 'FEEDBACK')) return text
  const left = termDays(today, handleDeadline.slice(0, 10))
  const rest = left > 0 ? `剩 ${left} 天` : left === 0 ? '今日截止' : '已截止'
  return (
    <>
      {text} <span className={left <= URGENT_DAYS ? styles.urgent : ''}>{rest}</span>
    </>
  )
}
