import { type ComponentProps, cloneElement, createContext, use } from 'react'
import { guaranteeSubmitRequestLabels } from '#api/generated/corp/labels/guaranteeSubmitRequest.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import styles from './apply.module.css'
import type { GuaranteeValues } from './guaranteeValues.ts'

interface FieldRules {
  /** 补正时只开放的几项；没有限制时不给 */
  open?: ReadonlySet<string>
  /** 复制后清空了、要重新填的几项 */
  cleared?: ReadonlySet<string>
}

/** 表单里的字段哪些能改、哪些须重填；由 GuaranteeForm 给出。 */
export const FieldRulesContext = createContext<FieldRules>({})

const F = fieldOf<GuaranteeValues, typeof guaranteeSubmitRequestLabels>(guaranteeSubmitRequestLabels)
type FieldProps = ComponentProps<typeof F>

/** 保函申请的一项：补正时没有要求的不能改，复制后清空的标出来。 */
export const GuaranteeField: typeof F = ({ children, hint, ...field }) => {
  const { open, cleared } = use(FieldRulesContext)
  const again = cleared?.has(field.name) ? <span className={styles.again}>复制后须重新填写</span> : undefined
  return (
    <F {...(field as unknown as FieldProps)} hint={hint ?? again}>
      {open && !open.has(field.name) ? cloneElement(children, { disabled: true }) : children}
    </F>
  )
}
