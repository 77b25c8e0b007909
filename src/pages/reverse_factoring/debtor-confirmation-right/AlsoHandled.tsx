import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import styles from './confirmation.module.css'

interface AlsoHandledProps {
  others: readonly RfConfirmation[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** 同一债权人的其他待确权账款：勾上的以同样的意见一起办。 */
export function AlsoHandled({ others, chosen, onChange }: AlsoHandledProps) {
  const toggle = (confirmNo: string, checked: boolean) =>
    onChange(checked ? [...chosen, confirmNo] : chosen.filter((one) => one !== confirmNo))
  return (
    <FormSection title="同一债权人的其他待确权账款">
      <div className={styles.ticks} role="group" aria-label="一起办理">
        {others.map(({ confirmNo, arNo, arAmount, arDueDate }) => (
          <Checkbox
            key={confirmNo}
            checked={chosen.includes(confirmNo)}
            onChange={(checked) => toggle(confirmNo, checked)}
          >
            {`${arNo}　${yuan(arAmount)}　到期日 ${arDueDate}`}
          </Checkbox>
        ))}
      </div>
    </FormSection>
  )
}
