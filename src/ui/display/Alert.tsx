import ArcoAlert from '@arco-design/web-react/es/Alert'
import type { ReactNode } from 'react'
import { aria } from '#ui/aria.ts'
import styles from './Alert.module.css'

interface AlertProps {
  tone?: 'info' | 'success' | 'warn' | 'error'
  /** 右侧的动作 */
  action?: ReactNode
  children: ReactNode
}

/** 行内提示条；error 以 alert 立即读出，其余为 status（Arco 一律是 alert）。 */
export function Alert({ tone = 'info', action, children }: AlertProps) {
  return (
    <ArcoAlert
      ref={aria({ role: tone === 'error' ? 'alert' : 'status' })}
      className={styles.notice}
      type={tone === 'warn' ? 'warning' : tone}
      content={children}
      action={action}
    />
  )
}
