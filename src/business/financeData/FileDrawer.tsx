import { addPackageFile } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { packageFileFormLabels } from '#api/generated/corp/labels/packageFileForm.ts'
import type { Attachment, FinanceDataPackage, PackageFileForm } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'

type FileValues = Pick<PackageFileForm, 'fileCategory' | 'deliveryNo' | 'deliveryDate'> & {
  attachments: Attachment[]
}

const F = fieldOf<FileValues, typeof packageFileFormLabels>(packageFileFormLabels)

/** 不属于授权书、合同、发票的资料类别。 */
export type OtherCategory = 'DELIVERY' | 'OTHER'

interface FileDrawerProps {
  row: FinanceDataPackage
  /** 可上传的类别，第一类预先选好 */
  categories: readonly [OtherCategory, ...OtherCategory[]]
  /** 履约凭证的单据号与日期必填 */
  strict: boolean
  onClose: () => void
}

/** 上传履约凭证或其他资料（T-FDP-02、G-FILE）。 */
export function FileDrawer({ row, categories, strict, onClose }: FileDrawerProps) {
  const { packageNo, version } = row
  const form = useForm<FileValues>()
  const today = useToday()
  const names = useDict('FILE_CATEGORY')
  const [first] = categories
  const fileCategory = useFormValue(form, 'fileCategory') ?? first
  const add = useSubmit(
    ({ attachments, ...values }: FileValues) =>
      addPackageFile({ ...values, packageNo, version, fileIds: attachments.map(({ fileId }) => fileId) }),
    { success: '资料已上传', onDone: onClose },
  )
  return (
    <Drawer title="上传资料" onClose={onClose}>
      <DrawerForm
        label="上传资料"
        form={form}
        initial={{ fileCategory: first, attachments: [] }}
        onSubmit={add.run}
        submitting={add.running}
        error={add.error}
        submitText="上传"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="fileCategory" required>
          <Select options={categories.map((value) => ({ value, label: names.label(value) }))} />
        </F>
        {fileCategory === 'DELIVERY' ? (
          <>
            <F name="deliveryNo" required={strict} hint="收货单、验收单或结算单的编号">
              <TextInput maxLength={40} />
            </F>
            <F name="deliveryDate" required={strict}>
              <DayPicker max={today} />
            </F>
          </>
        ) : null}
        <F name="attachments" label="附件" required>
          <AttachmentInput
            category={fileCategory}
            accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
            others={row.items.map(({ file }) => file)}
          />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
