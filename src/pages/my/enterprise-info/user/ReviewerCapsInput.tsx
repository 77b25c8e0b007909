import { reviewerLabels } from '#api/generated/corp/labels/reviewer.ts'
import type { Reviewer } from '#api/generated/corp/model/index.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { LinesBlock } from '#ui/form/LinesBlock.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(reviewerLabels)

/** 各位复核人的额度与席位：额度不填的不限，席位在两人复核时才用。 */
export function ReviewerCapsInput({ value = [], onChange, ...aria }: ControlProps<Reviewer[]>) {
  const change = (userId: string, part: Partial<Reviewer>) =>
    onChange?.(value.map((one) => (one.userId === userId ? { ...one, ...part } : one)))
  const columns = [
    is.text('personName', { title: '复核人' }),
    is.custom(
      'capAmount',
      ({ userId, personName, capAmount }) => (
        <AmountInput
          aria-label={`${personName}的复核额度`}
          value={capAmount}
          capitals={false}
          placeholder="不限"
          onChange={(next) => change(userId, { capAmount: next || undefined })}
        />
      ),
      { width: 220 },
    ),
    is.custom(
      'isJoint',
      ({ userId, personName, isJoint = false, canJoin = false }) =>
        canJoin ? (
          <Checkbox
            aria-label={`${personName}算两人之一`}
            checked={isJoint}
            onChange={(next) => change(userId, { isJoint: next })}
          >
            算两人之一
          </Checkbox>
        ) : (
          '终审另算'
        ),
      { title: '两人复核', width: 140 },
    ),
  ]
  return (
    <LinesBlock {...aria} tools={null} totalLabel="" total={null}>
      <PlainTable label="复核人" columns={columns} rows={value} rowKey="userId" />
    </LinesBlock>
  )
}
ReviewerCapsInput.asks = '请填写'
