import { useId } from 'react'
import type { Option } from '#ui/DictContext.ts'
import type { ControlProps } from './ControlProps.ts'
import { Radio } from './Radio.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps extends Omit<ControlProps<string>, 'placeholder'> {
  options: readonly Option[]
}

/** 三五个选项的单选，一眼看全，也不带下拉的代码；选项多的用 Select。 */
export function RadioGroup({ value, onChange, options, error: _error, disabled, ...aria }: RadioGroupProps) {
  const group = useId()
  return (
    <div {...aria} role="radiogroup" className={styles.options}>
      {options.map((option) => (
        <Radio
          key={option.value}
          group={group}
          checked={value === option.value}
          disabled={disabled ?? false}
          onChoose={() => onChange?.(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  )
}
