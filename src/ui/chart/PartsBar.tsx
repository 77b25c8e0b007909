import type { ReactNode } from 'react'
import { formatMoney, isPositive, multiplyDivide } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import styles from './PartsBar.module.css'

interface PartsBarProps {
  /** 总数的名字，如 总额度 */
  label: string
  total: string
  /** 人最想知道的一段，它的金额是大字；另有名字的也给 */
  lead: readonly [part: string, name?: string]
  /** 从深到浅的各段，金额合起来就是总数 */
  parts: readonly (readonly [name: string, amount: string, tone: 'deep' | 'middle' | 'light' | 'rest'])[]
  /** 大字右侧的一句，如 使用率 */
  extra?: ReactNode
  /** 读屏时接在总数后面的话 */
  spoken?: string
  /** 金额怎么写出来（可隐藏） */
  show?: (amount: string) => string
}

/** 一个总数和它的各段：最想知道的一段写大字，横条给眼睛看，图例写明金额（元），读屏读到同样的数。 */
export function PartsBar({ label, total, lead, parts, extra, spoken, show = formatMoney }: PartsBarProps) {
  const [part, name = part] = lead
  const amountOfLead = parts.find(([one]) => one === part)?.[1]
  const width = (amount: string) =>
    isPositive(total) ? `${multiplyDivide([amount, '100'], [total], { decimals: 4 })}%` : '0'
  const said = [
    `${label} ${show(total)}元`,
    ...(spoken ? [spoken] : []),
    ...parts.map(([one, amount]) => `${one} ${show(amount)}元`),
  ].join('，')
  return (
    <div className={styles.gauge}>
      <p className={styles.head}>
        <span>{name}（元）</span>
        <span>{extra}</span>
        <strong>{amountOfLead === undefined ? NO_VALUE : show(amountOfLead)}</strong>
      </p>
      <div className={styles.bar} role="img" aria-label={said}>
        {parts.map(([one, amount, tone]) => (
          <span key={one} className={styles[tone]} style={{ width: width(amount) }} />
        ))}
      </div>
      <dl className={styles.parts} aria-label={`${label}的构成`}>
        {parts.map(([one, amount, tone]) => (
          <div key={one}>
            <dt>
              <i className={styles[tone]} aria-hidden="true" />
              {one}
            </dt>
            <dd>{show(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{label}</dt>
          <dd>{show(total)}</dd>
        </div>
      </dl>
    </div>
  )
}
