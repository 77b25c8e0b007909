import { Link } from 'react-router-dom'
import type { LimitGauge } from '#api/generated/corp/model/index.ts'
import { compare, formatShare, isDecimal, isPositive } from '#domain/money.ts'
import { PartsBar } from '#ui/chart/PartsBar.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import styles from './Bar.module.css'

/** 使用率从这里起提醒（百分数） */
const WARN_AT = '80'

interface LimitBarProps {
  limit: LimitGauge
  /** 大字的名字，缺省为 可用 */
  name?: string
  /** 金额怎么写出来（可隐藏） */
  show?: (amount: string) => string
  /** 占用详情的地址；去不了（undefined）就不给 */
  flowsHref?: string | undefined
}

/** 额度：已用、冻结、已分配、可用；使用率达 80% 时提醒。 */
export function LimitBar({ limit, name, show, flowsHref }: LimitBarProps) {
  const { distributedLimit, limitExpireDate } = limit
  const ratio = formatShare(limit.useRatio)
  const tight = isDecimal(limit.useRatio) && compare(limit.useRatio, WARN_AT) >= 0
  return (
    <div className={styles.stack}>
      <PartsBar
        label="总额度"
        total={limit.totalLimit}
        lead={['可用', name]}
        parts={[
          ['已用', limit.usedLimit, 'deep'],
          ['冻结', limit.frozenLimit, 'middle'],
          ...(isPositive(distributedLimit) ? [['已分配', distributedLimit, 'light'] as const] : []),
          ['可用', limit.availableLimit, 'rest'],
        ]}
        spoken={`使用率 ${ratio}`}
        show={show}
        extra={
          <>
            使用率 <strong className={tight ? styles.tight : ''}>{ratio}</strong>
          </>
        }
      />
      {tight ? <Alert tone="warn">额度使用率已达 {ratio}，请留意可用额度</Alert> : null}
      <p className={styles.foot}>
        额度编号 {limit.limitNo}
        {limitExpireDate ? ` · ${limitExpireDate} 到期` : ''}
        {flowsHref ? (
          <>
            {' · '}
            <Link to={flowsHref}>占用详情</Link>
          </>
        ) : null}
      </p>
    </div>
  )
}
