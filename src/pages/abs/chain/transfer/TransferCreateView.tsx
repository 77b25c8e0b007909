import { saveAbsTransfer, useAbsTransferContext } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import { absTransferFormLabels } from '#api/generated/corp/labels/absTransferForm.ts'
import type { AbsTransferContext } from '#api/generated/corp/model/index.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { debtorsOf, groupOf, presetOf, receivableProblem, type TransferValues } from './absTransferValues.ts'
import { ReceivablePicker } from './ReceivablePicker.tsx'
import { TransferChoiceFields } from './TransferChoiceFields.tsx'
import { TransferTerms } from './TransferTerms.tsx'

const F = fieldOf<TransferValues, typeof absTransferFormLabels>(absTransferFormLabels)

interface TransferCreateViewProps {
  /** 由应收账款进来时已选的一笔 */
  payableNo: string
  /** 由资料包进来时已选的一个 */
  packageNo: string
  /** 保存之后去哪里：得到申请编号 */
  onSaved: (absTransferNo: string) => void
  onClose: () => void
}

/** 新增转让申请：选债务人、计划与账款，看价款，选资料包与收款账号（T-ATR-01）。 */
export function TransferCreateView(props: TransferCreateViewProps) {
  const context = useAbsTransferContext()
  return (
    <PageCard description="新增转让申请">
      <QueryState result={context}>
        {(choices) =>
          choices.receivables.length === 0 ? (
            <EmptyState guidance="没有可转让的应收账款，债务人确认之后才可转让" />
          ) : (
            <TransferForm context={choices} {...props} />
          )
        }
      </QueryState>
    </PageCard>
  )
}

function TransferForm({
  context,
  payableNo,
  packageNo,
  onSaved,
  onClose,
}: TransferCreateViewProps & { context: AbsTransferContext }) {
  const form = useForm<TransferValues>()
  const draft = useDraft('abs-transfer:new', form)
  const save = useSubmit(
    ({ remark, ...values }: TransferValues) => saveAbsTransfer({ ...values, ...(remark && { remark }) }),
    { success: '转让申请已保存', onDone: ({ absTransferNo }) => onSaved(absTransferNo) },
  )
  const initial: Partial<TransferValues> = {
    ...presetOf(context, { payableNo, packageNo }),
    ...(context.collectAccounts[0] && { collectAccountId: context.collectAccounts[0].accountId }),
  }
  const debtorName = useFormValue(form, 'debtorName') ?? initial.debtorName
  const planNo = useFormValue(form, 'planNo')
  const payableNos = useFormValue(form, 'payableNos') ?? initial.payableNos ?? []
  const group = groupOf(context, debtorName)
  const plans = context.plans.filter((plan) => plan.groupCorpName === group)
  const plan = plans.find((one) => one.planNo === planNo)
  const checkReceivables = (chosen: readonly string[]) => {
    const rows = context.receivables.filter((row) => chosen.includes(row.payableNo))
    for (const row of rows) {
      const problem = receivableProblem(row, group, plan)
      if (problem) return `${row.payableNo}：${problem}`
    }
    return undefined
  }
  return (
    <FormShell
      label="转让申请"
      form={form}
      initial={initial}
      draft={draft}
      onSubmit={save.run}
      submitting={save.running}
      error={save.error}
      submitText="保存"
      onCancel={onClose}
      cancelText="返回列表"
    >
      <FormSection title="转让标的">
        <F name="debtorName" required>
          <Select
            placeholder="请选择债务人"
            options={debtorsOf(context).map((name) => ({ value: name, label: name }))}
            onChange={() => form.clearFields(['planNo', 'payableNos', 'packageNo'])}
          />
        </F>
        <F
          name="planNo"
          label="专项计划名称"
          required
          hint={plan ? `受让方（保理商） ${plan.factorName}` : undefined}
        >
          <Select
            placeholder={group ? '请选择专项计划' : '请先选择债务人'}
            disabled={!group}
            options={plans.map((one) => ({ value: one.planNo, label: one.planName }))}
          />
        </F>
        <F
          name="payableNos"
          label="应收账款"
          required
          wide
          check={checkReceivables}
          dependencies={['planNo']}
        >
          <ReceivablePicker receivables={context.receivables} group={group} plan={plan} />
        </F>
      </FormSection>
      <FormSection title="转让价款">
        <TransferTerms planNo={plan?.planNo} payableNos={payableNos} />
      </FormSection>
      <TransferChoiceFields context={context} group={group} payableNos={payableNos} />
    </FormShell>
  )
}
