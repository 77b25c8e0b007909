import type { ReactNode } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'

interface SeparateConsentProps extends Omit<ControlProps<boolean>, 'value' | 'placeholder'> {
  checked?: boolean
  /** 谁的个人信息 */
  subject: string
  /** 同意什么、用来做什么 */
  children: ReactNode
}

/** 处理敏感个人信息之前的单独同意（隐私政策“敏感个人信息与单独同意”）：不预先勾选；由他人代为填写的，须先向本人说明。放在 Field 里。 */
export function SeparateConsent({ subject, children, ...rest }: SeparateConsentProps) {
  return (
    <Checkbox {...rest}>
      {subject}本人已知晓并单独同意：{children}
    </Checkbox>
  )
}
SeparateConsent.asks = '请勾选'
