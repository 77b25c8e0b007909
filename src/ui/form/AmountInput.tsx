import { useId } from 'react'
import { type AmountBounds, checkAmount, finishAmount } from '#domain/amountInput.ts'
import { toCapitals } from '#domain/capitals.ts'
import { keepAmount } from '#domain/keptNumber.ts'
import { isMoney, isPositive } from '#domain/money.ts'
import styles from './AmountInput.module.css'
import type { ControlProps, Fits } from './ControlProps.ts'
import { ExactInput } from './ExactInput.tsx'

interface AmountInputProps extends ControlProps<string>, AmountBounds {
  /** 下方显示大写，默认显示；查询条件里不显示 */
  capitals?: boolean
  suffix?: string
}

/**
 * 金额输入：框里只有数字与小数点、至多两位小数，边打边加千分位而光标不跳，粘贴带来的分隔与单位认得（VALID-07）。
 * 值是十进制字符串（元），空为 ''，离开时补足两位；超出 min、max（默认规范上下限）的留在框里说明，去掉了字的见 ExactInput。
 * 业务上限（可用额度等）不要放进 max，用 Field 的 check 说明原因。
 */
export function AmountInput({
  value = '',
  min,
  max,
  capitals = true,
  suffix = '元',
  placeholder = '金额',
  'aria-describedby': describedBy,
  ...rest
}: AmountInputProps) {
  const capitalsId = useId()
  const words = capitals && isMoney(value) && isPositive(value) ? toCapitals(value) : ''
  return (
    <span className={styles.box}>
      <ExactInput
        {...rest}
        value={value}
        placeholder={placeholder}
        suffix={suffix}
        inputMode="decimal"
        grouped
        keep={keepAmount}
        wrongOf={(text) => checkAmount(text, { min, max })}
        finish={finishAmount}
        aria-describedby={[describedBy, words && capitalsId].filter(Boolean).join(' ') || undefined}
      />
      {words ? (
        <span className={styles.capitals} id={capitalsId}>
          {words}
        </span>
      ) : null}
    </span>
  )
}
AmountInput.fits = 'code' satisfies Fits
