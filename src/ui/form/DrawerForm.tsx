import { FormShell, type FormShellProps } from './Shell.tsx'

interface DrawerFormProps<Values extends object>
  extends Omit<FormShellProps<Values>, 'columns' | 'guard' | 'embedded' | 'onCancel'> {
  /** 取消：关上所在的抽屉或对话框 */
  onClose: () => void
}

/** 抽屉与对话框里的表单：一列、标签在上（要素多的登记表给 labelAbove={false}，在左）；关上框不离开页面，不必拦。 */
export function DrawerForm<Values extends object>({ onClose, ...shell }: DrawerFormProps<Values>) {
  return <FormShell columns={1} labelAbove guard={false} onCancel={onClose} {...shell} />
}
