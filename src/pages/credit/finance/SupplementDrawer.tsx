import { supplementFinanceApplication } from '#api/generated/corp/finances/finances.ts'
import type { Attachment, FinanceApplication } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/AttachmentInput.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Field } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

/** 每项资料一个字段：item0、item1…；说明另有一项。 */
type SupplementValues = Record<string, Attachment[]> & { remark?: never }
type Filled = Record<string, Attachment[] | string | undefined>

interface SupplementDrawerProps {
  application: FinanceApplication
  onClose: () => void
}

/** 补件（T-FIN-06）：资金方要求的每一项都要上传；退出后已传的不丢。 */
export function SupplementDrawer({ application, onClose }: SupplementDrawerProps) {
  const { financeNo, version, supplementItems, deadline } = application
  const form = useForm<SupplementValues>()
  const send = useSubmit(
    (values: Filled) =>
      supplementFinanceApplication({
        documentNo: financeNo,
        version,
        supplementItems: supplementItems.map(({ itemName }, index) => ({
          itemName,
          attachments: values[`item${index}`] as Attachment[],
        })),
        ...(typeof values.remark === 'string' && values.remark && { remark: values.remark }),
      }),
    { success: '补充资料已提交，等待资金方审核', onDone: onClose },
  )
  return (
    <Drawer title={`补件 ${financeNo}`} onClose={onClose}>
      <Alert tone="warn">
        {`资金方要求：${application.supplementDesc ?? ''}${deadline ? `。请于${deadline}前提交，逾期自动撤销` : ''}`}
      </Alert>
      <FormShell
        label="补充资料"
        form={form}
        onSubmit={(values) => send.run(values)}
        submitting={send.running}
        error={send.error}
        submitText="提交"
        onCancel={onClose}
        columns={1}
        labelAbove
        guard={false}
      >
        {supplementItems.map(({ itemName }, index) => (
          <Field<SupplementValues, string>
            key={itemName}
            name={`item${index}`}
            label={itemName}
            required
            wide
          >
            <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'png', 'ofd']} />
          </Field>
        ))}
        <Field<SupplementValues, string> name="remark" label="说明" wide>
          <TextArea maxLength={200} />
        </Field>
      </FormShell>
    </Drawer>
  )
}
