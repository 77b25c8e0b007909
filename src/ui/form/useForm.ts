import Form, { type FormInstance } from '@arco-design/web-react/es/Form'
import { useEffect, useRef } from 'react'

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

/** 同上，几项一起；项目可以变。 */
export function useFormValues<Values extends object, Name extends keyof Values & string>(
  form: FormInstance<Values>,
  names: readonly Name[],
): Partial<Pick<Values, Name>> {
  return Form.useWatch(names as never, form as unknown as FormInstance) ?? {}
}

/**
 * 随今天而定的缺省（如 付款日期先填今日）：页面开着过了零点，没有人动过的那几项跟着换，动过的不动。
 * @param defaults 此刻的缺省，可以就是整个 initial；只看文字的项
 */
export function useMovingDefaults<Values extends object>(
  form: FormInstance<Values>,
  defaults: Partial<Values>,
): void {
  const known = useRef<Readonly<Record<string, unknown>>>({ ...defaults })
  useEffect(() => {
    const loose = form as unknown as FormInstance<Record<string, unknown>>
    const touched = loose.getTouchedFields()
    for (const [name, value] of Object.entries(defaults)) {
      const was = known.current[name]
      const isMoved = typeof value === 'string' && typeof was === 'string' && value !== was
      if (isMoved && !touched.includes(name) && loose.getFieldValue(name) === was)
        loose.setFields({ [name]: { value, touched: false } })
    }
    known.current = { ...defaults }
  })
}
