import Form, { type FormInstance } from '@arco-design/web-react/es/Form'

export type { FormInstance } from '@arco-design/web-react/es/Form'

/** 表单实例；一个表单一个，交给 FormShell。 */
export function useForm<Values extends object>(): FormInstance<Values> {
  const [form] = Form.useForm<Values>()
  return form
}

/** 表单（或其中几项）填得对吗；不对的已在各自字段下说明。 */
export const isValid = <Values extends object>(
  form: FormInstance<Values>,
  names?: readonly (keyof Values & string)[],
): Promise<boolean> =>
  (names ? form.validate([...names] as never) : form.validate()).then(
    () => true,
    () => false,
  )

/** 跟着变的一个值：用于随填随算的提示；还没填为 undefined。 */
export function useFormValue<Values extends object, Name extends keyof Values & string>(
  form: FormInstance<Values>,
  name: Name,
): Values[Name] | undefined {
  return Form.useWatch(name, form as unknown as FormInstance)
}
