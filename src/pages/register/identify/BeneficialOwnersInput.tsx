import type { BeneficialOwner } from '#api/generated/corp/model/index.ts'
import { compare, sum } from '#domain/money.ts'
import { checkPersonName } from '#domain/validation.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RateInput } from '#ui/form/RateInput.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import styles from './identify.module.css'

const MOST = 10
const blank: BeneficialOwner = { beneficialOwnerName: '', beneficialShareRatio: '' }

/** 受益所有人：每人姓名合格、比例大于 0，合计不超过 100%。 */
export const checkOwners = (owners: readonly BeneficialOwner[]): string | undefined => {
  for (const { beneficialOwnerName, beneficialShareRatio } of owners) {
    const wrong = checkPersonName(beneficialOwnerName)
    if (wrong) return beneficialOwnerName ? `受益所有人${wrong}` : '请输入受益所有人'
    if (!beneficialShareRatio || compare(beneficialShareRatio, '0') <= 0) return '请输入持股比例'
  }
  const total = sum(owners.map((owner) => owner.beneficialShareRatio))
  return compare(total, '100') > 0 ? '持股比例合计不得超过100%' : undefined
}

/** 受益所有人的录入：一人一行，至少一人，至多十人。 */
export function BeneficialOwnersInput({
  value = [blank],
  onChange,
  id,
  disabled = false,
  'aria-describedby': describedBy,
}: ControlProps<BeneficialOwner[]>) {
  const change = (index: number, part: Partial<BeneficialOwner>) =>
    onChange?.(value.map((owner, i) => (i === index ? { ...owner, ...part } : owner)))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- fieldset 的边框与 legend 由外层 Field 代替
    <div
      id={id}
      role="group"
      aria-label="受益所有人"
      aria-describedby={describedBy}
      className={styles.owners}
    >
      {value.map((owner, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- 行没有别的身份
        <div key={index} className={styles.owner}>
          <TextInput
            aria-label={`受益所有人${index + 1}`}
            maxLength={40}
            disabled={disabled}
            value={owner.beneficialOwnerName}
            onChange={(beneficialOwnerName) => change(index, { beneficialOwnerName })}
          />
          <RateInput
            aria-label={`持股比例${index + 1}`}
            placeholder="持股比例"
            disabled={disabled}
            value={owner.beneficialShareRatio}
            onChange={(beneficialShareRatio) => change(index, { beneficialShareRatio })}
          />
          {value.length > 1 ? (
            <button
              type="button"
              className="text-button"
              aria-label={`移除受益所有人${index + 1}`}
              onClick={() => onChange?.(value.filter((_, i) => i !== index))}
            >
              移除
            </button>
          ) : null}
        </div>
      ))}
      {value.length < MOST ? (
        <button type="button" className="text-button" onClick={() => onChange?.([...value, blank])}>
          添加受益所有人
        </button>
      ) : null}
    </div>
  )
}
