import { type ReactNode, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { recall, remember } from '#ui/remembered.ts'
import styles from './workbench.module.css'

interface Amounts {
  hidden: boolean
  /** 金额写成文字：隐藏时为星号 */
  show: (amount: string) => string
  /** 眼睛按钮 */
  toggle: ReactNode
}

/** 金额的显示与隐藏，按用户记住。 */
export function useAmounts(userId: string): Amounts {
  const key = `amounts-hidden:${userId}`
  const [hidden, setHidden] = useState(() => recall(key) === true)
  const flip = () => {
    remember(key, !hidden)
    setHidden(!hidden)
  }
  return {
    hidden,
    show: hidden ? () => '****' : formatMoney,
    toggle: (
      <button type="button" className={`text-button ${styles.eye}`} aria-pressed={hidden} onClick={flip}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
          <circle cx="12" cy="12" r="3" />
          {hidden ? <path d="M4 20 20 4" /> : null}
        </svg>
        隐藏金额
      </button>
    ),
  }
}
