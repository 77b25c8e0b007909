import type { ReactNode } from 'react'
import type { Draft } from '#hooks/useDraft.ts'
import { FormShell } from '#ui/form/Shell.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'

/** 向导的一步要的三样：表单、它的草稿、打开时的值。 */
export interface StepProps<Values extends object> {
  form: FormInstance<Values>
  draft: Draft
  initial: Partial<Values>
}

interface StepFormProps<Values extends object> extends StepProps<Values> {
  label: string
  children: ReactNode
}

// 一步不自己提交：最后由向导一起
const never = () => Promise.resolve(false)

/** 融资申请向导里一步的表单。 */
export function StepForm<Values extends object>({ children, ...step }: StepFormProps<Values>) {
  return (
    <FormShell
      embedded
      {...step}
      onSubmit={never}
      submitting={false}
      error={undefined}
      columns={1}
      labelAbove
    >
      {children}
    </FormShell>
  )
}
