import { rfRecommendFormLabels } from '#api/generated/corp/labels/rfRecommendForm.ts'
import type {
  RfRecommend,
  RfRecommendFormContext,
  RfRecommendForm as RfRecommendRequest,
} from '#api/generated/corp/model/index.ts'
import { saveRfRecommend, submitRfRecommend } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { partnerOptions } from '#business/reverseFactoring/receipt/PartnerSelect.tsx'
import { isPositive } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { CountInput } from '#ui/form/CountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { isValid, useForm, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'

type RecommendValues = Omit<RfRecommendRequest, 'recommendNo' | 'version' | 'cooperateYears'> & {
  cooperateYears: string
}

const F = fieldOf<RecommendValues, typeof rfRecommendFormLabels>(rfRecommendFormLabels)

const valuesOf = (recommend: RfRecommend): RecommendValues => ({
  supplierName: recommend.supplierName,
  funderName: recommend.funderName,
  recommendAmount: recommend.recommendAmount,
  cooperateYears: String(recommend.cooperateYears),
  annualTradeAmount: recommend.annualTradeAmount,
  recommendReason: recommend.recommendReason,
  recommendExpireDate: recommend.recommendExpireDate,
  attachments: recommend.attachments,
})

const toRequest = (
  { cooperateYears, ...values }: RecommendValues,
  editing: RfRecommend | undefined,
): RfRecommendRequest => ({
  ...values,
  cooperateYears: Number(cooperateYears),
  ...(editing && { recommendNo: editing.recommendNo, version: editing.version }),
})

const positive = (label: string) => (amount: string) => (isPositive(amount) ? undefined : `${label}须大于0`)

interface RecommendFormProps {
  context: RfRecommendFormContext
  /** 正在修改的草稿；新增时没有 */
  recommend?: RfRecommend
  onClose: () => void
}

/** 推荐的填写：填齐后保存草稿（T-RRM-01）或提交复核（T-RRM-02）。 */
export function RecommendForm({ context, recommend, onClose }: RecommendFormProps) {
  const form = useForm<RecommendValues>()
  const today = useToday()
  const supplierName = useFormValue(form, 'supplierName') ?? recommend?.supplierName
  const supplier = context.suppliers.find(({ corpName }) => corpName === supplierName)
  return (
    <>
      <Alert>推荐不具排他性：供应商仍可自行选择其他资金方，核心企业不得强制使用。</Alert>
      <DraftForm
        label="供应商推荐"
        form={form}
        initial={recommend ? valuesOf(recommend) : { attachments: [] }}
        draftKey={`rf-recommend:${recommend?.recommendNo ?? 'new'}`}
        opinion={recommend?.auditResult === 'REJECT' ? recommend.reviewOpinion : undefined}
        save={(values) => saveRfRecommend(toRequest(values, recommend))}
        canSave={() => isValid(form)}
        submit={(values) => submitRfRecommend(toRequest(values, recommend))}
        submitText="提交复核"
        success="已提交复核"
        no={({ recommendNo }) => recommendNo}
        onClose={onClose}
      >
        <F
          name="supplierName"
          required
          check={() => (supplier && !supplier.ready ? supplier.reason : undefined)}
          hint={supplier ? `供应商信用代码 ${supplier.uscc}` : undefined}
        >
          <Select placeholder="请选择供应商" options={partnerOptions(context.suppliers)} />
        </F>
        <F name="funderName" required>
          <Select
            placeholder="请选择资金方"
            options={context.funders.map(({ funderName }) => ({ value: funderName, label: funderName }))}
          />
        </F>
        <F name="recommendAmount" required check={positive('建议融资额度')}>
          <AmountInput />
        </F>
        <F name="annualTradeAmount" required check={positive('年交易额')}>
          <AmountInput />
        </F>
        <F name="cooperateYears" required hint="年，不满一年填 0">
          <CountInput maxDigits={2} />
        </F>
        <F
          name="recommendExpireDate"
          required
          check={(day) => (day <= today ? '推荐有效期须晚于今天' : undefined)}
        >
          <DayPicker min={today} />
        </F>
        <F name="recommendReason" required wide>
          <TextArea maxLength={200} />
        </F>
        <F name="attachments" wide>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </DraftForm>
    </>
  )
}
