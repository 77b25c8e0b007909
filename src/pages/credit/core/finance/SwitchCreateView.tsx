import { switchFunderFormLabels } from '#api/generated/corp/labels/switchFunderForm.ts'
import type { SwitchableFinance, SwitchFunderForm } from '#api/generated/corp/model/index.ts'
import {
  submitSwitchFunderApplication,
  useListSwitchableFinances,
  useListSwitchQuotes,
} from '#api/generated/corp/switch-funders/switch-funders.ts'
import { yuan } from '#domain/money.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { checkChosen } from '#ui/form/asked/answer.ts'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { SwitchedFinance } from './SwitchedFinance.tsx'
import { SwitchQuotes } from './SwitchQuotes.tsx'

type Values = Pick<SwitchFunderForm, 'financeNo' | 'newFunderProductNo' | 'switchReason'> & { remark: string }
const F = fieldOf<Values, typeof switchFunderFormLabels>(switchFunderFormLabels)

interface SwitchCreateViewProps {
  /** 从融资查询来的，已选好哪一笔 */
  financeNo: string
  onClose: () => void
}

/** 新增更换资金方：只列可更换的融资，比较新旧报价，到账金额差多少一眼可见（T-SWF-01）。 */
export function SwitchCreateView({ financeNo, onClose }: SwitchCreateViewProps) {
  const finances = useListSwitchableFinances()
  return (
    <PageCard description="新增更换资金方">
      <QueryList
        result={finances}
        guidance="没有可更换资金方的融资：资金方审核中、待补件、被拒绝或放款失败的才可更换"
      >
        {(list) => <SwitchForm key={financeNo} finances={list} financeNo={financeNo} onClose={onClose} />}
      </QueryList>
    </PageCard>
  )
}

function SwitchForm({
  finances,
  financeNo,
  onClose,
}: SwitchCreateViewProps & { finances: readonly SwitchableFinance[] }) {
  const form = useForm<Values>()
  const draft = useDraft('switch-funder:new', form)
  const reasons = useDict('SWITCH_REASON')
  const find = (no: string | undefined) => finances.find((one) => one.financeNo === no)
  const initial = find(financeNo) ? { financeNo } : {}
  const chosen = find(useFormValue(form, 'financeNo') ?? initial.financeNo)
  const reason = useFormValue(form, 'switchReason')
  const quotes = useListSwitchQuotes(chosen?.enabled ? { financeNo: chosen.financeNo } : null)
  const submit = useSubmit(
    ({ remark, ...values }: Values) =>
      submitSwitchFunderApplication({
        ...values,
        version: find(values.financeNo)?.version ?? 0,
        ...(remark && { remark }),
      }),
    { success: '已提交，等待复核；原融资暂停办理', onDone: onClose },
  )
  return (
    <FormShell
      label="更换资金方"
      form={form}
      initial={initial}
      draft={draft}
      onSubmit={submit.run}
      submitting={submit.running}
      error={submit.error}
      submitText="提交复核"
      onCancel={onClose}
      cancelText="返回列表"
      columns={1}
      labelAbove
    >
      <FormSection title="原融资">
        <F name="financeNo" required wide check={(no) => find(no)?.reason}>
          <Select
            placeholder="请选择融资"
            options={finances.map((one) => ({
              value: one.financeNo,
              label: `${one.financeNo}　${yuan(one.financeAmount)}　${one.reason ?? one.funderName}`,
            }))}
          />
        </F>
        {chosen ? <SwitchedFinance finance={chosen} /> : null}
      </FormSection>
      {chosen?.enabled ? (
        <FormSection title="新资金方">
          <F
            name="newFunderProductNo"
            label="新资金方"
            required
            wide
            seen={quotes}
            check={(no) => checkChosen(quotes.data?.find(({ quote }) => quote.funderProductNo === no)?.quote)}
          >
            <AskedInput answer={quotes}>
              {(list) => <SwitchQuotes quotes={list} financeAmount={chosen.financeAmount} />}
            </AskedInput>
          </F>
          <F name="switchReason" required>
            <Select options={reasons.options} />
          </F>
          <F name="remark" wide required={reason === 'OTHER'}>
            <TextArea maxLength={200} />
          </F>
        </FormSection>
      ) : null}
    </FormShell>
  )
}
