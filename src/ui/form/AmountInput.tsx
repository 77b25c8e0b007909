import Input from '@arco-design/web-react/es/Input'
import { useId } from 'react'
import { type AmountBounds, cleanAmount, finishAmount } from '#domain/amountInput.ts'
import { toCapitals } from '#domain/capitals.ts'
import { groupThousands, isMoney, isPositive } from '#domain/money.ts'
import styles from './AmountInput.module.css'
import type { ControlProps } from './ControlProps.ts'
import { useCaret } from './useCaret.ts'

interface AmountInputProps extends ControlProps<string>, AmountBounds {
  /** 下方显示大写，默认显示；查询条件里不显示 */
  capitals?: boolean
  suffix?: string
  onBlur?: () => void
}

const WHOLE_DIGITS = 14

/**
 * 金额输入：只留数字与小数点，两位小数，边打边加千分位而光标不跳，粘贴自动清洗（VALID-07）。
 * 值是十进制字符串（元），空为 ''。离开时补足两位并收进 min、max（默认规范上下限）；
 * 业务上限（可用额度等）不要放进 max，用 Field 的 check 说明原因。
 */
export function AmountInput({
  value = '',
  onChange,
  min,
  max,
  capitals = true,
  suffix = '元',
  placeholder = '金额',
  error,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: AmountInputProps) {
  const capitalsId = useId()
  const shown = groupThousands(value)
  const { input, take } = useCaret(shown, ',')

  const type = (raw: string) => {
    const cleaned = take(raw, cleanAmount)
    if ((cleaned.split('.')[0] ?? '').length <= WHOLE_DIGITS) return onChange?.(cleaned)
    // 超长：多打一位不收，整段粘贴收到上限
    const typedOne = raw.length - shown.length <= 1
    onChange?.(typedOne ? value : finishAmount(raw, { min, max }))
  }
  const finish = () => {
    const finished = finishAmount(value, { min, max })
    if (finished !== value) onChange?.(finished)
  }
  const words = capitals && isMoney(value) && isPositive(value) ? toCapitals(value) : ''

  return (
    <span className={styles.box}>
      <Input
        {...rest}
        ref={input}
        className={styles.input}
        value={shown}
        placeholder={placeholder}
        status={error ? 'error' : undefined}
        suffix={suffix}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={[describedBy, words && capitalsId].filter(Boolean).join(' ') || undefined}
        onChange={type}
        onPressEnter={finish}
        onBlur={() => {
          finish()
          onBlur?.()
        }}
      />
      {capitals ? (
        <span className={styles.capitals} id={capitalsId}>
          {words}
        </span>
      ) : null}
    </span>
  )
}
