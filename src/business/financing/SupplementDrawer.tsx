import type { Attachment } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { formatDeadline } from '#domain/calendar.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

/** 每项资料一个字段：item0、item1…；说明另有一项。 */
type SupplementValues = Record<string, Attachment[]> & { remark?: never }
type Filled = Record<string, Attachment[] | string | undefined>

interface SupplementDrawerProps {
  documentNo: string
  /** 资金方要求什么，到哪一天 */
  wanted: { supplementDesc?: string; deadline?: string }
  /** 要补的各项的名字，每项都要上传 */
  items: readonly string[]
  /** 允许的扩展名，不带点 */
  accept: readonly string[]
  /** 送出：各项的附件，次序同 items；没写说明时 remark 没有 */
  send: (attachments: Attachment[][], remark: { remark?: string }) => Promise<unknown>
  onClose: () => void
}

/** 补件（T-FIN-06、T-RFN-06）：资金方要求的每一项都要上传；退出后已传的不丢。 */
export function SupplementDrawer({
  documentNo,
  wanted,
  items,
  accept,
  send,
  onClose,
}: SupplementDrawerProps) {
  const { supplementDesc = '', deadline } = wanted
  const form = useForm<SupplementValues>()
  const submit = useSubmit(
    ({ remark, ...values }: Filled) =>
      send(
        items.map((_item, index) => values[`item${index}`] as Attachment[]),
        typeof remark === 'string' && remark ? { remark } : {},
      ),
    { success: '补充资料已提交，等待资金方审核', onDone: onClose },
  )
  return (
    <Drawer title={`补件 ${documentNo}`} onClose={onClose}>
      <Alert tone="warn">
        {`资金方要求：${supplementDesc}${deadline ? `。请于${formatDeadline(deadline)}前提交，逾期自动撤销` : ''}`}
      </Alert>
      <DrawerForm
        label="补充资料"
        form={form}
        onSubmit={(values) => submit.run(values)}
        submitting={submit.running}
        error={submit.error}
        onClose={onClose}
      >
        {items.map((item, index) => (
          <Field<SupplementValues, string> key={item} name={`item${index}`} label={item} required wide>
            <AttachmentInput category="OTHER" accept={accept} />
          </Field>
        ))}
        <Field<SupplementValues, string> name="remark" label="说明" wide>
          <TextArea maxLength={200} />
        </Field>
      </DrawerForm>
    </Drawer>
  )
}
