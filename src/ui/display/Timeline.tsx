import ArcoTimeline from '@arco-design/web-react/es/Timeline'
import { formatInstant } from '#domain/calendar.ts'
import { useDict } from '#ui/DictContext.ts'
import { EmptyState } from './EmptyState.tsx'
import { StatusTag } from './StatusTag.tsx'
import styles from './Timeline.module.css'

/** 审批轨迹的一行，即契约的 AuditTrailRow。 */
export interface TrailRow {
  node: string
  operatorName: string
  corpName?: string
  time: string
  event: string
  result?: string
  opinion?: string
}

/** 谁办的：节点、企业、姓名，各说一次；机构与系统自己办的没有人名。 */
const whoOf = ({ corpName, operatorName }: TrailRow, label: string) =>
  (operatorName === label ? [label] : [...new Set([label, corpName, operatorName])])
    .filter(Boolean)
    .join(' · ')

/** 一次点击办了两步的（存了草稿随即提交）只说后一步：同一个人、同一刻，前一步没有结果与意见。 */
const acts = (rows: readonly TrailRow[]): readonly TrailRow[] =>
  rows.filter((row, at) => {
    const next = rows[at + 1]
    const isPartOfNext =
      next?.time === row.time &&
      next.operatorName === row.operatorName &&
      next.corpName === row.corpName &&
      next.event !== row.event
    return !isPartOfNext || row.result !== undefined || row.opinion !== undefined
  })

/** 审批轨迹：从早到晚，谁在何时办了什么、结果与意见。 */
export function Timeline({ label = '审批轨迹', rows }: { label?: string; rows: readonly TrailRow[] }) {
  const nodes = useDict('APPROVAL_NODE')
  if (rows.length === 0) return <EmptyState />
  return (
    <ArcoTimeline className={styles.trail} aria-label={label}>
      {acts(rows).map((row, at) => (
        // 同一刻可有两行一样的事（一次签收两行），位置才认得出
        <ArcoTimeline.Item key={`${at}${row.time}`}>
          <div className={styles.head}>
            <strong>{row.event}</strong>
            {row.result ? <StatusTag value={row.result} dict="AUDIT_RESULT" /> : null}
            <span className={styles.who}>{whoOf(row, nodes.label(row.node))}</span>
            <time className={styles.who} dateTime={row.time}>
              {formatInstant(row.time)}
            </time>
          </div>
          {row.opinion ? <p className={styles.opinion}>{row.opinion}</p> : null}
        </ArcoTimeline.Item>
      ))}
    </ArcoTimeline>
  )
}
