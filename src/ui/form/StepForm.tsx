import type { Draft } from '#hooks/useDraft.ts'
import { FormShell, type FormShellProps } from './Shell.tsx'
import type { FormInstance } from './useForm.ts'

/** 向导的一步要的三样：表单、它的草稿、打开时的值。 */
export interface StepProps<Values extends object> {
  form: FormInstance<Values>
  draft: Draft
  initial: Partial<Values>
}

type StepFormProps<Values extends object> = StepProps<Values> &
  Pick<FormShellProps<Values>, 'label' | 'columns' | 'labelAbove' | 'children'>

// 一步不自己提交：最后由向导一起
const never = () => Promise.resolve(false)

/** 向导里一步的表单：没有底部按钮，由 onNext 里 form.validate() 检查；草稿与离开守卫照旧，每步一份。 */
export function StepForm<Values extends object>(step: StepFormProps<Values>) {
  return <FormShell embedded {...step} onSubmit={never} submitting={false} error={undefined} />
}
