import type { CashItem } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/money.ts'
import styles from './cash.module.css'

/** 收款账号；申请之后变动的，旧账号划去、新账号醒目（catalogue 12）。 */
export function PayeeAccount({ item }: { item: CashItem }) {
  if (!item.payeeChanged) return <>{item.payeeAccountNo ?? NO_VALUE}</>
  return (
    <span className={styles.changed}>
      <del aria-label={`申请时 ${item.appliedAccountNo}`}>{item.appliedAccountNo}</del>
      <ins aria-label={`现为 ${item.payeeAccountNo}`}>{item.payeeAccountNo}</ins>
    </span>
  )
}
