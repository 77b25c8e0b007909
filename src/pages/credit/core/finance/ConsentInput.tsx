import type { ReactNode } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'

interface ConsentInputProps extends Omit<ControlProps<boolean>, 'value' | 'placeholder'> {
  checked?: boolean
  children: ReactNode
}

/** 一项单独的同意：不预先勾选；没勾选时的提示是 请确认。 */
export function ConsentInput({ checked = false, children, ...rest }: ConsentInputProps) {
  return (
    <Checkbox {...rest} checked={checked}>
      {children}
    </Checkbox>
  )
}

ConsentInput.asks = '请确认'
