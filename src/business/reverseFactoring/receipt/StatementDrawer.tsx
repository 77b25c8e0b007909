import { rfStatementLabels } from '#api/generated/corp/labels/rfStatement.ts'
import type { RfPartner, RfStatement } from '#api/generated/corp/model/index.ts'
import { useRfContractFormContext } from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import { saveRfStatement } from '#api/generated/corp/rf-statements/rf-statements.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { recentMonths } from '#domain/calendar.ts'
import { compare, isMoney, isPositive, yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue, useMovingDefaults } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'
import { SIDES, type Side } from '../sides.ts'
import { PartnerSelect, partnerReason } from './PartnerSelect.tsx'
import { StatementBasis } from './StatementBasis.tsx'
import { type StatementValues, settleOf, toRequest, valuesOf } from './statementValues.ts'

const F = fieldOf<StatementValues, typeof rfStatementLabels>(rfStatementLabels)

interface StatementDrawerProps {
  side: Side
  /** 正在修改的草稿；新增时没有 */
  statement?: RfStatement
  onClose: () => void
}

/** 新增或修改对账单：照台账填，应结算金额随填写算出，同一期间只有一份，补充的除外（T-RST-01）。 */
export function StatementDrawer(props: StatementDrawerProps) {
  return (
    <Drawer title={props.statement ? '修改对账单' : '新增对账单'} onClose={props.onClose}>
      <QueryState result={useRfContractFormContext()}>
        {({ partners }) => <StatementForm {...props} partners={partners} />}
      </QueryState>
    </Drawer>
  )
}

function StatementForm({
  side,
  statement,
  partners,
  onClose,
}: StatementDrawerProps & { partners: readonly RfPartner[] }) {
  const form = useForm<StatementValues>()
  const today = useToday()
  const months = recentMonths(today).map((month) => ({ value: month, label: month }))
  const initial = statement ? valuesOf(statement, side) : { isSupplement: false, statementDate: today }
  useMovingDefaults<StatementValues>(form, initial)
  const from = useFormValue(form, 'periodFromMonth')
  const to = useFormValue(form, 'periodToMonth')
  const partnerName = useFormValue(form, 'partnerName')
  const amount = useFormValue(form, 'statementAmount')
  const settle = settleOf(amount, useFormValue(form, 'deductAmount'))
  const save = useSubmit((values: StatementValues) => saveRfStatement(toRequest(values, statement)), {
    success: '对账单草稿已保存',
    onDone: onClose,
  })
  return (
    <DrawerForm
      label="对账单"
      form={form}
      initial={initial}
      onSubmit={save.run}
      submitting={save.running}
      error={save.error}
      submitText="保存"
      onClose={onClose}
      labelAbove={false}
    >
      <F
        name="partnerName"
        label={SIDES[side].partner}
        required
        check={(name) => partnerReason(partners, name)}
      >
        <PartnerSelect partners={partners} />
      </F>
      <F name="periodFromMonth" label="对账期间起" required>
        <Select placeholder="请选择起月" options={months} />
      </F>
      <F
        name="periodToMonth"
        label="对账期间止"
        required
        dependencies={['periodFromMonth']}
        check={(month) => (from && month < from ? '止月不得早于起月' : undefined)}
      >
        <Select placeholder="请选择止月" options={months} />
      </F>
      {partnerName && from && to && from <= to ? (
        <StatementBasis
          asked={{ partnerName, periodFromMonth: from, periodToMonth: to }}
          amount={amount}
          onTake={(statementAmount) => form.setFieldsValue({ statementAmount })}
        />
      ) : null}
      <F
        name="statementAmount"
        required
        check={(value) => (isPositive(value) ? undefined : '对账金额须大于0')}
      >
        <AmountInput />
      </F>
      <F
        name="deductAmount"
        dependencies={['statementAmount']}
        check={(value) =>
          amount && isMoney(value) && isMoney(amount) && compare(value, amount) > 0
            ? '扣款金额不得大于对账金额'
            : undefined
        }
        hint={settle === undefined ? '应结算金额 = 对账金额 − 扣款金额' : `应结算金额 ${yuan(settle)}`}
      >
        <AmountInput capitals={false} />
      </F>
      <F name="statementDate" required>
        <DayPicker max={today} />
      </F>
      <F name="isSupplement" label="补充对账" valueProp="checked">
        <Checkbox>该期间已对过账，本份为补充</Checkbox>
      </F>
      <F name="statementFile" required>
        <AttachmentInput category="STATEMENT" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={1} />
      </F>
      <F name="remark">
        <TextArea maxLength={200} />
      </F>
    </DrawerForm>
  )
}
