import { createIssueApplications, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { issueCreateRowLabels } from '#api/generated/corp/labels/issueCreateRow.ts'
import type { IssueFormContext } from '#api/generated/corp/model/index.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { addMonths, isWorkingDay } from '#domain/calendar.ts'
import { checkLimit, ISSUE_MONTHS, judgeIssue } from '#domain/issueRules.ts'
import { sum } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { type MultiValues, toRows } from './multiValues.ts'
import { ReceiverLinesInput } from './ReceiverLinesInput.tsx'

const F = fieldOf<MultiValues, typeof issueCreateRowLabels>(issueCreateRowLabels)

/** 一次给多个接收方开立：共同的约定填一遍，每个接收方成为一份草稿（T-ISS-01）。 */
export function IssueMultiView({ onClose }: { onClose: () => void }) {
  const context = useIssueFormContext()
  return (
    <PageCard description="多接收方开立">
      <QueryState result={context}>{(limits) => <MultiForm context={limits} onClose={onClose} />}</QueryState>
    </PageCard>
  )
}

function MultiForm({ context, onClose }: { context: IssueFormContext; onClose: () => void }) {
  const form = useForm<MultiValues>()
  const holidays = useHolidays()
  const draft = useDraft('issue:multi', form)
  const promisePayDate = useFormValue(form, 'promisePayDate')
  const judge = () =>
    judgeIssue(form.getFieldsValue(), { today: context.issueDate, holidays, limit: context })
  const { longTerm } = judgeIssue({ promisePayDate }, { today: context.issueDate, holidays })

  const create = useSubmit(
    (values: MultiValues) => createIssueApplications({ issueChannel: 'MANUAL', rows: toRows(values) }),
    {
      onDone: ({ issueNos, failures }) => {
        if (issueNos.length > 0) feedback.success(`已生成 ${issueNos.length} 份草稿`)
        if (failures.length === 0) return onClose()
        // 不收的留在表里并说明原因，已成草稿的不再送
        const lines = form.getFieldsValue().lines ?? []
        return form.setFieldsValue({
          lines: failures.flatMap(({ rowIndex, message }) => {
            const line = lines[rowIndex]
            return line ? [{ ...line, problem: message }] : []
          }),
        })
      },
    },
  )
  return (
    <>
      {context.overdueBlocked ? <Alert tone="error">存在逾期未付款项，暂停新增开立</Alert> : null}
      <FormShell
        label="多接收方开立"
        form={form}
        initial={{ lines: [], payAccountId: context.payAccounts[0]?.accountId ?? '' }}
        onSubmit={create.run}
        submitting={create.running}
        error={create.error}
        submitText="生成草稿"
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
      >
        <FormSection title="接收方">
          <F
            name="lines"
            label="接收方明细"
            required
            wide
            hint="也可以在 Excel 里复制接收方、凭证金额、合同编号三列，在这一页按 Ctrl+V 粘贴"
            check={(lines) => checkLimit(sum(lines.map((line) => line.faceAmount)), context)}
          >
            <ReceiverLinesInput context={context} />
          </F>
        </FormSection>
        <FormSection title="共同的约定">
          <F name="promisePayDate" required check={() => judge().errors.promisePayDate}>
            <DayPicker
              explained
              min={context.issueDate}
              max={addMonths(context.issueDate, ISSUE_MONTHS.max)}
              disabledDate={(day) => !isWorkingDay(day, holidays)}
            />
          </F>
          <F name="smePayBasisDate" label="货物/工程/服务交付日">
            <DayPicker />
          </F>
          {longTerm ? (
            <F name="longTermReason" required wide hint="期限超过6个月，须终审">
              <TextArea maxLength={200} />
            </F>
          ) : null}
          <F name="tradeBackground" required>
            <TextArea maxLength={200} />
          </F>
          <F name="payAccountId" label="付款账号" required>
            <Select
              options={context.payAccounts.map((account) => ({
                value: account.accountId,
                label: `${account.bankName} ${account.accountNo}`,
              }))}
            />
          </F>
          <F name="remark" wide>
            <TextArea maxLength={200} />
          </F>
          <F name="receiverConsent" label="接收方已同意" valueProp="checked" required wide>
            <Checkbox aria-label="接收方已同意以凭证结算">
              已就各笔款项以凭证结算与接收方达成一致（不得强制以非现金方式付款）
            </Checkbox>
          </F>
        </FormSection>
      </FormShell>
    </>
  )
}
