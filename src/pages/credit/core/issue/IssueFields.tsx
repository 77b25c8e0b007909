import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import type { Invoice, IssueFormContext, TradeContract } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { addMonths, type HolidayList, isWorkingDay } from '#domain/calendar.ts'
import { ISSUE_MONTHS, type IssueVerdict } from '#domain/issueRules.ts'
import { isPositive, yuan } from '#domain/money.ts'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { CirculationFields } from './CirculationFields.tsx'
import type { IssueValues } from './issueValues.ts'
import { TradeFields } from './TradeFields.tsx'

const F = fieldOf<IssueValues, typeof issueApplicationLabels>(issueApplicationLabels)

interface IssueFieldsProps {
  form: FormInstance<IssueValues>
  /** 接收方与金额由第三方平台推送，不可改；流转的约定按平台默认 */
  pushed?: boolean
  context: IssueFormContext
  judge: (values: Partial<IssueValues>) => IssueVerdict
  holidays: HolidayList
  contracts: QueryStateProps<readonly TradeContract[]>['result']
  invoices: QueryStateProps<readonly Invoice[]>['result']
}

/** 期限与是否终审：只有这一句跟着金额变，打一个字不重画整张表单。 */
function TermHint({ form, judge }: Pick<IssueFieldsProps, 'form' | 'judge'>) {
  const faceAmount = useFormValue(form, 'faceAmount')
  const promisePayDate = useFormValue(form, 'promisePayDate')
  const { termDays, finalRequired } = judge({ faceAmount, promisePayDate })
  return termDays === undefined ? '选定后显示期限' : `期限 ${termDays} 天${finalRequired ? '，需终审' : ''}`
}

/** 开立申请的字段；新建、编辑与复制共用。 */
export function IssueFields({
  form,
  pushed = false,
  context,
  judge,
  holidays,
  contracts,
  invoices,
}: IssueFieldsProps) {
  const receiverName = useFormValue(form, 'receiverName')
  const promisePayDate = useFormValue(form, 'promisePayDate')
  const smePayBasisDate = useFormValue(form, 'smePayBasisDate')
  const receiver = context.receivers.find((item) => item.corpName === receiverName)
  const verdict = judge({ promisePayDate, smePayBasisDate })

  const check = (field: keyof IssueVerdict['errors']) => () => judge(form.getFieldsValue()).errors[field]
  const checkAmount = (amount: string) => (isPositive(amount) ? check('faceAmount')() : '凭证金额须大于0')

  return (
    <>
      <FormSection title="凭证信息">
        <F
          name="receiverName"
          required
          check={() => (receiver && !receiver.ready ? receiver.reason : undefined)}
          hint={
            receiver ? `信用代码 ${receiver.uscc}　收款账号 ${receiver.collectAccountNo ?? '--'}` : undefined
          }
        >
          <Select
            placeholder="请选择接收方"
            disabled={pushed}
            options={context.receivers.map((item) => ({
              value: item.corpName,
              label: item.corpName,
              reason: item.reason,
            }))}
            onChange={() => form.clearFields(['contractNo', 'invoiceNos'])}
          />
        </F>
        <F name="faceAmount" required check={checkAmount} hint={`可用额度 ${yuan(context.availableLimit)}`}>
          <AmountInput disabled={pushed} />
        </F>
        <F
          name="promisePayDate"
          required
          check={check('promisePayDate')}
          hint={<TermHint form={form} judge={judge} />}
        >
          <DayPicker
            explained
            min={context.issueDate}
            max={addMonths(context.issueDate, ISSUE_MONTHS.max)}
            disabledDate={(day) => !isWorkingDay(day, holidays)}
          />
        </F>
        <F name="smePayBasisDate" label="货物/工程/服务交付日" warning={verdict.smeWarning}>
          <DayPicker />
        </F>
        {verdict.longTerm ? (
          <F
            name="longTermReason"
            required
            check={check('longTermReason')}
            warning="期限超过6个月，请填写说明并提交终审"
            wide
          >
            <TextArea maxLength={200} />
          </F>
        ) : null}
      </FormSection>
      <TradeFields
        form={form}
        sellerName={receiver?.corpName}
        contracts={contracts}
        invoices={invoices}
        check={check('contractNo')}
      />
      <FormSection title="付款与流转">
        <F name="payAccountId" label="付款账号" required>
          <Select
            placeholder="请选择付款账号"
            options={context.payAccounts.map((account) => ({
              value: account.accountId,
              label: `${account.bankName} ${account.accountNo}`,
            }))}
          />
        </F>
        {pushed ? null : (
          <CirculationFields
            form={form}
            maxLevel={context.maxTransferLevel}
            funderNames={context.funderNames}
          />
        )}
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
        <F name="attachments" wide>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
        <F name="receiverConsent" label="接收方已同意" valueProp="checked" required wide>
          <Checkbox aria-label="接收方已同意以凭证结算">
            已就本笔款项以凭证结算与接收方达成一致（不得强制以非现金方式付款）
          </Checkbox>
        </F>
      </FormSection>
    </>
  )
}
