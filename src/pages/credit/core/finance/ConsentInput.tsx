import type { ReactNode } from 'react'
import type { ControlProps } from '#ui/ControlProps.ts'
import { Tick } from '#ui/Tick.tsx'

interface ConsentInputProps extends Omit<ControlProps<boolean>, 'value' | 'placeholder'> {
  checked?: boolean
  children: ReactNode
}

/** 一项单独的同意：不预先勾选；没勾选时的提示是 请确认。 */
export function ConsentInput({ checked = false, children, ...rest }: ConsentInputProps) {
  return (
    <Tick {...rest} checked={checked}>
      {children}
    </Tick>
  )
}

ConsentInput.asks = '请确认'
