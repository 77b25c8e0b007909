import { savePriceScheme, submitPriceScheme } from '#api/generated/corp/price-schemes/price-schemes.ts'
import type { PriceScheme, PriceSupplier } from '#api/generated/corp/model/index.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { isValid, useForm } from '#ui/useForm.ts'
import { PriceExample } from './PriceExample.tsx'
import { PriceFields } from './PriceFields.tsx'
import { blank, type PriceValues, toRequest, toValues } from './priceValues.ts'

interface PriceFormProps {
  suppliers: readonly PriceSupplier[]
  editing?: PriceScheme
  onClose: () => void
}

/** 定价方案的填写（T-PRC-01、02），旁边随填试算 100 万元 180 天收多少。 */
export function PriceForm({ suppliers, editing, onClose }: PriceFormProps) {
  const form = useForm<PriceValues>()
  const draft = useDraft(`price:${editing?.priceNo ?? 'new'}`, form)
  const save = useSubmit((values: PriceValues) => savePriceScheme(toRequest(values, editing)), {
    success: '草稿已保存',
    onDone: onClose,
  })
  const submit = useSubmit((values: PriceValues) => submitPriceScheme(toRequest(values, editing)), {
    success: '已提交复核',
    onDone: onClose,
  })
  const onSave = async () => {
    const values = { ...blank, ...form.getFieldsValue() }
    return (await isValid(form, ['priceName'])) && save.run(values)
  }
  return (
    <>
      {editing?.reviewOpinion ? (
        <Notice tone="warn">{`上次审核意见：${editing.reviewOpinion}`}</Notice>
      ) : null}
      <FormShell
        label="定价方案"
        form={form}
        initial={editing ? toValues(editing) : blank}
        onSubmit={(values) => submit.run({ ...blank, ...values })}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
        onSave={onSave}
        saving={save.running}
      >
        <PriceFields form={form} suppliers={suppliers} />
        <PriceExample form={form} />
      </FormShell>
    </>
  )
}
