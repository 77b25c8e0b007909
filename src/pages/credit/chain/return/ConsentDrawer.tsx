import { recycleConsentLabels } from '#api/generated/corp/labels/recycleConsent.ts'
import { returnApplicationFormLabels } from '#api/generated/corp/labels/returnApplicationForm.ts'
import type { RecycleConsent } from '#api/generated/corp/model/index.ts'
import { agreeRecycleApplication } from '#api/generated/corp/recycles/recycles.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { handedOn } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'

const F = fieldOf<{ returnDesc: string }, typeof returnApplicationFormLabels>(returnApplicationFormLabels)
const is = column(recycleConsentLabels)
const facts = [
  is.code('recycleNo'),
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('recycleAmount'),
  is.date('promisePayDate'),
  is.text('deadline', { title: '答复截止' }),
  is.text('recycleReason'),
]

/** 同意开立方回收：整笔冻结，复核通过后凭证注销（T-RTN-07）。 */
export function ConsentDrawer({ consent, onClose }: { consent: RecycleConsent; onClose: () => void }) {
  const { recycleNo, version } = consent
  const form = useForm<{ returnDesc: string }>()
  const agree = useSubmit(
    ({ returnDesc }: { returnDesc: string }) => agreeRecycleApplication({ recycleNo, version, returnDesc }),
    { success: handedOn('已同意，提交复核'), onDone: onClose },
  )
  return (
    <Drawer title="同意开立方回收" onClose={onClose} width={760}>
      <Alert tone="warn">复核通过后凭证即注销，您将不再持有该凭证。</Alert>
      <Facts title="协商回收" of={consent} items={facts} columns={2} />
      <Evidence of={consent} />
      <DrawerForm
        label="同意开立方回收"
        form={form}
        onSubmit={agree.run}
        submitting={agree.running}
        error={agree.error}
        submitText="提交复核"
        onClose={onClose}
      >
        <F name="returnDesc" required>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
