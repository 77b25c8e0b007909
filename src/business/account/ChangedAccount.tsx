import { NO_VALUE } from '#domain/noValue.ts'
import styles from './ChangedAccount.module.css'

interface ChangedAccountProps {
  account: string | undefined
  /** 变动之前的账号；没有变动则没有 */
  former: string | undefined
  /** 旧账号是什么时候的 */
  when?: string
}

/** 收款账号；变动过的，旧账号划去、新账号醒目（catalogue 12）。 */
export function ChangedAccount({ account, former, when = '申请时' }: ChangedAccountProps) {
  if (!former) return <>{account ?? NO_VALUE}</>
  return (
    <span className={styles.changed}>
      <del aria-label={`${when} ${former}`}>{former}</del>
      <ins aria-label={`现为 ${account ?? '无'}`}>{account ?? NO_VALUE}</ins>
    </span>
  )
}
