import { useId } from 'react'
import type { ReviewDecision } from '#api/generated/corp/model/reviewDecision.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { Radio } from '#ui/form/Radio.tsx'
import styles from './Panel.module.css'

export type Decision = readonly [decision: ReviewDecision, label: string]

interface DecisionInputProps extends Omit<ControlProps<ReviewDecision>, 'placeholder'> {
  options: readonly Decision[]
  /** 不可选的决定 */
  unavailable?: ReviewDecision
}

/** 审核结果：一组单选；Arco 的 Radio.Group 不传名称，故用原生的。 */
export function DecisionInput({
  options,
  unavailable,
  value,
  onChange,
  error: _error,
  disabled,
  ...aria
}: DecisionInputProps) {
  const name = useId()
  return (
    <div {...aria} role="radiogroup" className={styles.decisions}>
      {options.map(([decision, label]) => (
        <Radio
          key={decision}
          group={name}
          checked={value === decision}
          disabled={disabled === true || decision === unavailable}
          onChoose={() => onChange?.(decision)}
        >
          {label}
        </Radio>
      ))}
    </div>
  )
}
