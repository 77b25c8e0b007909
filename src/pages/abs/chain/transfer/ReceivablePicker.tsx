import { absTransferReceivableLabels } from '#api/generated/corp/labels/absTransferReceivable.ts'
import type { AbsTransferPlan, AbsTransferReceivable } from '#api/generated/corp/model/index.ts'
import { RowCheckbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { receivableProblem } from './absTransferValues.ts'
import styles from './transfer.module.css'

interface ReceivablePickerProps extends ControlProps<string[]> {
  receivables: readonly AbsTransferReceivable[]
  /** 所选债务人的集团 */
  group: string | undefined
  plan: AbsTransferPlan | undefined
}

const is = column(absTransferReceivableLabels)

/** 勾选应收账款：别的债务人集团的、计划窗口之外的不可选，并说明原因。 */
export function ReceivablePicker({
  receivables,
  group,
  plan,
  value = [],
  onChange,
  ...rest
}: ReceivablePickerProps) {
  const toggle = (payableNo: string) =>
    onChange?.(value.includes(payableNo) ? value.filter((one) => one !== payableNo) : [...value, payableNo])
  const columns = [
    is.derived(
      'pick',
      '选择',
      (row) => {
        const reason = receivableProblem(row, group, plan)
        return (
          <RowCheckbox
            label={`选择 ${row.payableNo}`}
            reason={reason}
            disabled={reason !== undefined && !value.includes(row.payableNo)}
            checked={value.includes(row.payableNo)}
            onChange={() => toggle(row.payableNo)}
          />
        )
      },
      { width: 60 },
    ),
    is.code('payableNo'),
    is.text('debtorName'),
    is.money('payableAmount'),
    is.date('payableDueDate'),
    is.number('remainDays'),
    is.derived('reason', '说明', (row) => receivableProblem(row, group, plan) ?? null, { width: 240 }),
  ]
  return (
    <div
      className={styles.fit}
      role="group"
      id={rest.id}
      aria-label={rest['aria-label'] ?? '应收账款'}
      aria-describedby={rest['aria-describedby']}
    >
      <PlainTable label="可转让的应收账款" columns={columns} rows={receivables} rowKey="payableNo" />
    </div>
  )
}
ReceivablePicker.asks = '请选择'
