import type { Limit } from '#api/generated/corp/model/index.ts'
import { compare, formatShare } from '#domain/money.ts'
import styles from './limit.module.css'

/** 使用率从这里起提醒、告警（百分数）。 */
const AMBER = '80'
const RED = '95'

/** 额度使用率：80% 起橙色，95% 起红色，话里也说明白。 */
export function UseRatio({ limit: { useRatio } }: { limit: Pick<Limit, 'useRatio'> }) {
  const level = compare(useRatio, RED) >= 0 ? 'red' : compare(useRatio, AMBER) >= 0 ? 'amber' : 'normal'
  const said = { red: '，即将用完', amber: '，偏高', normal: '' }[level]
  return (
    <span className={`${styles.ratio} ${styles[level]}`}>
      <span className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(Number(useRatio), 100)}%` }} />
      </span>
      {formatShare(useRatio)}
      <span className="sr-only">{said}</span>
    </span>
  )
}
