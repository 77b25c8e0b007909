import type { LimitGauge } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney, formatRate, isPositive, multiplyDivide } from '#domain/money.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './LimitBar.module.css'

const WARN_AT = '80'

/** 开立额度：一条分段的横条与各段金额；使用率达 80% 时提醒。 */
export function LimitBar({ limit }: { limit: LimitGauge }) {
  const { totalLimit, useRatio, limitExpireDate } = limit
  const parts = [
    { name: '已用', amount: limit.usedLimit, look: styles.used },
    { name: '冻结', amount: limit.frozenLimit, look: styles.frozen },
    { name: '已分配', amount: limit.distributedLimit, look: styles.distributed },
    { name: '可用', amount: limit.availableLimit, look: styles.available },
  ].filter(({ name, amount }) => name !== '已分配' || isPositive(amount))
  const tight = compare(useRatio, WARN_AT) >= 0
  const width = (amount: string) =>
    isPositive(totalLimit) ? `${multiplyDivide([amount, '100'], [totalLimit], { decimals: 4 })}%` : '0'
  const spoken = parts.map(({ name, amount }) => `${name} ${formatMoney(amount)} 元`).join('，')
  return (
    <div className={styles.gauge}>
      <p className={styles.head}>
        总额度 <strong>{formatMoney(totalLimit)}</strong> 元
        <span className={styles.ratio}>
          使用率 <strong className={tight ? styles.tight : ''}>{formatRate(useRatio)}</strong>
        </span>
      </p>
      <div
        className={styles.bar}
        role="img"
        aria-label={`总额度 ${formatMoney(totalLimit)} 元，使用率 ${formatRate(useRatio)}；${spoken}`}
      >
        {parts.map(({ name, amount, look }) => (
          <span key={name} className={look} style={{ width: width(amount) }} />
        ))}
      </div>
      <dl className={styles.parts} aria-label="额度明细">
        {parts.map(({ name, amount, look }) => (
          <div key={name}>
            <dt>
              <i className={look} aria-hidden="true" />
              {name}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {tight ? <Notice tone="warn">额度使用率已达 {formatRate(useRatio)}，请留意可用额度</Notice> : null}
      <p className={styles.foot}>
        额度编号 {limit.limitNo}
        {limitExpireDate ? ` · ${limitExpireDate} 到期` : ''} · 单位：元
      </p>
    </div>
  )
}
