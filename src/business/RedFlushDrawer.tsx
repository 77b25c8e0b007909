import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

interface RedFlushDrawerProps {
  title: string
  /** 表单的名字，如 申请红冲 */
  label: string
  /** 红冲之后会怎样 */
  warning: string
  /** 发请求；得到的是原因 */
  send: (reason: string) => Promise<unknown>
  success: string
  onClose: () => void
}

type Values = { reason: string }
const F = fieldOf<Values>()

/** 红冲一张发票：说明原因；红冲后原发票作废。 */
export function RedFlushDrawer({ title, label, warning, send, success, onClose }: RedFlushDrawerProps) {
  const form = useForm<Values>()
  const flush = useSubmit(({ reason }: Values) => send(reason), { success, onDone: onClose })
  return (
    <Drawer title={title} onClose={onClose}>
      <Alert tone="warn">{warning}</Alert>
      <DrawerForm
        label={label}
        form={form}
        onSubmit={flush.run}
        submitting={flush.running}
        error={flush.error}
        submitText="提交红冲"
        onClose={onClose}
      >
        <F name="reason" label="红冲原因" required>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
