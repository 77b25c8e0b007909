import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import styles from './Stakes.module.css'

export interface StakesProps {
  /** 金额叫什么，如 凭证金额 */
  label: string
  amount: string | undefined
  /** 从谁到谁 */
  from?: string | undefined
  to?: string | undefined
  /** 要紧的日期等；没有值的不写 */
  facts?: readonly (readonly [label: string, value: string | undefined])[]
  /** 对额度、余额的影响等金额；没有值的不写 */
  money?: readonly (readonly [label: string, amount: string | undefined])[]
}

/** 一眼看清办的是什么：金额与大写，从谁到谁，哪一天，对额度或余额的影响。 */
export function Stakes({ label, amount, from, to, facts = [], money = [] }: StakesProps) {
  const known = [
    ...facts,
    ...money.map(([name, sum]) => [name, sum && `¥${formatMoney(sum)}`] as const),
  ].filter(([, value]) => value)
  return (
    <section className={styles.stakes} aria-label="要点">
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.amount}>{amount ? `¥${formatMoney(amount)}` : '金额未填'}</p>
        {amount ? <p className={styles.label}>{toCapitals(amount)}</p> : null}
      </div>
      <div className={styles.rest}>
        {from || to ? (
          <p className={styles.parties}>
            {from}
            {from && to ? <span className={styles.arrow}>→</span> : null}
            {to}
          </p>
        ) : null}
        <p className={styles.facts}>
          {known.map(([name, value]) => (
            <span key={name}>
              <span className={styles.label}>{name}</span> {value}
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}
