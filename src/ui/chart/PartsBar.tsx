import type { ReactNode } from 'react'
import { formatMoney, isPositive, multiplyDivide } from '#domain/money.ts'
import styles from './PartsBar.module.css'

interface PartsBarProps {
  /** 总数的名字，如 总额度 */
  label: string
  total: string
  /** 从深到浅的各段，金额合起来就是总数 */
  parts: readonly (readonly [name: string, amount: string, tone: 'deep' | 'middle' | 'light' | 'rest'])[]
  /** 总数右侧的一句，如 使用率 */
  extra?: ReactNode
  /** 读屏时接在总数后面的话 */
  spoken?: string
}

/** 一个总数和它的各段：横条给眼睛看，图例写明金额（元），读屏读到同样的数。 */
export function PartsBar({ label, total, parts, extra, spoken }: PartsBarProps) {
  const width = (amount: string) =>
    isPositive(total) ? `${multiplyDivide([amount, '100'], [total], { decimals: 4 })}%` : '0'
  const said = [
    `${label} ${formatMoney(total)} 元`,
    ...(spoken ? [spoken] : []),
    ...parts.map(([name, amount]) => `${name} ${formatMoney(amount)} 元`),
  ].join('，')
  return (
    <div className={styles.gauge}>
      <p className={styles.head}>
        {label} <strong>{formatMoney(total)}</strong> 元<span className={styles.extra}>{extra}</span>
      </p>
      <div className={styles.bar} role="img" aria-label={said}>
        {parts.map(([name, amount, tone]) => (
          <span key={name} className={styles[tone]} style={{ width: width(amount) }} />
        ))}
      </div>
      <dl className={styles.parts} aria-label={`${label}的构成`}>
        {parts.map(([name, amount, tone]) => (
          <div key={name}>
            <dt>
              <i className={styles[tone]} aria-hidden="true" />
              {name}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
