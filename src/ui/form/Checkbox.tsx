import ArcoCheckbox from '@arco-design/web-react/es/Checkbox'
import type { ReactNode } from 'react'
import { aria } from '#ui/aria.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { ControlProps } from './ControlProps.ts'

interface CheckboxProps extends Omit<ControlProps<boolean>, 'value' | 'placeholder'> {
  checked?: boolean
  className?: string
  /** 勾选框旁的话 */
  children: ReactNode
}

/** 要人勾选的一句话；名称、必填与出错都在里面的 input 上，读屏听得到。放在 Field 里时 `valueProp="checked"`。 */
export function Checkbox({
  checked = false,
  onChange,
  error,
  disabled,
  className,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <ArcoCheckbox
      ref={aria({ ...rest }, 'input')}
      className={className}
      checked={checked}
      disabled={disabled}
      error={error}
      onChange={onChange}
    >
      {children}
    </ArcoCheckbox>
  )
}
Checkbox.asks = '请勾选'

interface RowCheckboxProps {
  /** 名称，如 选择 KL1 */
  label: string
  checked: boolean
  /** 选了一部分 */
  partial?: boolean
  disabled?: boolean
  /** 不能选的原因 */
  reason?: string
  onChange: () => void
}

/** 表格里的勾选框：只有框，名称给读屏；不能选时悬停说明原因。 */
export function RowCheckbox({
  label,
  checked,
  partial = false,
  disabled,
  reason,
  onChange,
}: RowCheckboxProps) {
  const named = aria({ 'aria-label': label, 'aria-description': reason }, 'input')
  return (
    <span {...tooltip(reason)}>
      <ArcoCheckbox
        ref={(node: HTMLElement | null) => {
          named(node)
          const input = node?.querySelector('input')
          if (input) input.indeterminate = partial
        }}
        checked={checked}
        indeterminate={partial}
        disabled={disabled}
        onChange={onChange}
      />
    </span>
  )
}
