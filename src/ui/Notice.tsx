import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'success' | 'warn' | 'error'
  /** 右侧的动作 */
  action?: ReactNode
  children: ReactNode
}

/** 行内提示条；error 以 alert 立即读出，其余为 status。 */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
