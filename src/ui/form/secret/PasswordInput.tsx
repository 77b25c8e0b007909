import Input from '@arco-design/web-react/es/Input'
import { useId, useState } from 'react'
import { passwordRules } from '#domain/validation.ts'
import type { ControlProps } from '../ControlProps.ts'
import styles from './PasswordInput.module.css'

interface PasswordInputProps extends ControlProps<string> {
  /** 下方逐条列出新密码的要求，边打边标是否满足（VALID-05）；再次输入时不必 */
  rules?: boolean
}

/** 密码输入：可显示明文，新密码的要求逐条标出。 */
export function PasswordInput({
  value = '',
  onChange,
  rules = true,
  error,
  'aria-describedby': describedBy,
  ...rest
}: PasswordInputProps) {
  const [plain, setPlain] = useState(false)
  const rulesId = useId()
  return (
    <span className={styles.box}>
      <Input
        {...rest}
        type={plain ? 'text' : 'password'}
        value={value}
        status={error ? 'error' : undefined}
        maxLength={64}
        autoComplete="new-password"
        spellCheck={false}
        aria-describedby={[describedBy, rules && rulesId].filter(Boolean).join(' ') || undefined}
        onChange={(text) => onChange?.(text)}
        suffix={
          <button
            type="button"
            className="text-button"
            aria-label={`显示${rest['aria-label'] ?? '密码'}`}
            aria-pressed={plain}
            onClick={() => setPlain(!plain)}
          >
            {plain ? '隐藏' : '显示'}
          </button>
        }
      />
      {rules ? (
        <ul className={styles.rules} id={rulesId} aria-label="密码要求">
          {passwordRules(value).map(({ label, met }) => (
            <li key={label} className={met ? styles.met : undefined}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span> {label}
              <span className="sr-only">{met ? '，已满足' : '，未满足'}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  )
}
