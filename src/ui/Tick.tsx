import type { ReactNode } from 'react'
import type { ControlProps } from './ControlProps.ts'
import styles from './Form.module.css'

interface TickProps extends Omit<ControlProps<boolean>, 'value' | 'placeholder'> {
  checked?: boolean
  className?: string
  /** 勾选框旁的话 */
  children: ReactNode
}

/** 要人勾选的一句话；原生的框，必填与出错读屏都听得到。放在 Field 里时 `valueProp="checked"`。 */
export function Tick({
  checked = false,
  onChange,
  error: _error,
  className = '',
  children,
  ...rest
}: TickProps) {
  return (
    <label className={`${styles.tick} ${className}`}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange?.(event.target.checked)}
        {...rest}
      />
      <span>{children}</span>
    </label>
  )
}
Tick.asks = '请勾选'
