import { ukeyFormLabels } from '#api/generated/corp/labels/ukeyForm.ts'
import type { UkeyForm, UkeyHolder } from '#api/generated/corp/model/index.ts'
import { applyUkey, useListUkeyHolders } from '#api/generated/corp/ukeys/ukeys.ts'
import { yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

/** 表单里填的几项。 */
type UkeyValues = Pick<UkeyForm, 'ukeyMedium' | 'bindUserId' | 'mailAddress'>

const F = fieldOf<UkeyValues, typeof ukeyFormLabels>(ukeyFormLabels)

/** 申请证书：绑定一名已激活的用户，产生一张证书服务费账单（T-UKY-01）。 */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="申请证书" width={520} onClose={onClose}>
      <QueryList result={useListUkeyHolders()} guidance="没有可绑定证书的用户">
        {(holders) => <ApplyForm holders={holders} onClose={onClose} />}
      </QueryList>
    </Dialog>
  )
}

function ApplyForm({ holders, onClose }: { holders: readonly UkeyHolder[]; onClose: () => void }) {
  const form = useForm<UkeyValues>()
  const media = useDict('UKEY_MEDIUM')
  const medium = useFormValue(form, 'ukeyMedium') ?? 'SOFT_KEY'
  const apply = useSubmit((body: UkeyValues) => applyUkey(body), {
    success: '申请已提交，等待发证机构处理',
    onDone: onClose,
  })
  const checkHolder = (userId: string) => {
    const holder = holders.find((one) => one.userId === userId)
    return holder?.held.includes(medium) ? `${holder.personName}已有${media.label(medium)}` : undefined
  }
  return (
    <>
      <Alert>{`制证一次收取证书服务费 ${yuan(holders[0]?.certFee)}，由本企业的经办岗在“平台账单”中缴费。`}</Alert>
      <DrawerForm
        label="申请证书"
        form={form}
        initial={{ ukeyMedium: 'SOFT_KEY' }}
        onSubmit={apply.run}
        submitting={apply.running}
        error={apply.error}
        submitText="提交申请"
        onClose={onClose}
      >
        <F name="ukeyMedium" required>
          <Select options={media.options} allowClear={false} />
        </F>
        <F name="bindUserId" label="绑定用户" required dependencies={['ukeyMedium']} check={checkHolder}>
          <Select options={holders.map(({ userId, personName }) => ({ value: userId, label: personName }))} />
        </F>
        {medium === 'USB_KEY' ? (
          <F name="mailAddress" required>
            <TextInput maxLength={200} />
          </F>
        ) : null}
      </DrawerForm>
    </>
  )
}
