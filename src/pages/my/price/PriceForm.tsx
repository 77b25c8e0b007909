import type { PriceScheme, PriceSupplier } from '#api/generated/corp/model/index.ts'
import { savePriceScheme, submitPriceScheme } from '#api/generated/corp/price-schemes/price-schemes.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { isValid, useForm } from '#ui/form/useForm.ts'
import { PriceExample } from './PriceExample.tsx'
import { PriceFields } from './PriceFields.tsx'
import { blank, type PriceValues, toRequest, toSubmit, toValues } from './priceValues.ts'

interface PriceFormProps {
  suppliers: readonly PriceSupplier[]
  editing?: PriceScheme
  onClose: () => void
}

/** 定价方案的填写（T-PRC-01、02），旁边随填试算 100 万元 180 天收多少。 */
export function PriceForm({ suppliers, editing, onClose }: PriceFormProps) {
  const form = useForm<PriceValues>()
  return (
    <DraftForm
      label="定价方案"
      form={form}
      initial={editing ? toValues(editing) : blank}
      draftKey={`price:${editing?.priceNo ?? 'new'}`}
      opinion={editing?.reviewOpinion}
      save={(values) => savePriceScheme(toRequest({ ...blank, ...values }, editing))}
      canSave={() => isValid(form, ['priceName'])}
      submit={(values) => submitPriceScheme(toSubmit({ ...blank, ...values }, editing))}
      submitText="提交复核"
      success="已提交复核"
      no={({ priceNo }) => priceNo}
      onClose={onClose}
    >
      <PriceFields form={form} suppliers={suppliers} />
      <PriceExample form={form} />
    </DraftForm>
  )
}
