import type { SignupFunderOffer } from '#api/generated/corp/model/index.ts'
import { formatMoney, formatRate, yuan } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import styles from './signup.module.css'

interface FunderPickerProps extends ControlProps<string[]> {
  offers: readonly SignupFunderOffer[]
}

/** 选一家或几家资金方：看得到价格与时效，不能申请的说明原因。 */
export function FunderPicker({ offers, value = [], onChange, disabled, ...rest }: FunderPickerProps) {
  const types = useDict('FUNDER_TYPE')
  const toggle = (no: string, checked: boolean) =>
    onChange?.(checked ? [...value, no] : value.filter((one) => one !== no))
  return (
    <div
      className={styles.funders}
      role="group"
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      {offers.map((offer) => (
        <Checkbox
          key={offer.funderProductNo}
          className={styles.funder}
          checked={value.includes(offer.funderProductNo)}
          disabled={(disabled ?? false) || !offer.enabled}
          onChange={(checked: boolean) => toggle(offer.funderProductNo, checked)}
        >
          <span className={styles.funderText}>
            <strong>{offer.funderName}</strong>
            <span>{`${types.label(offer.funderType)}　${offer.funderProductName}`}</span>
            <span>
              {`年利率 ${formatRate(offer.annualRate)}　${formatMoney(offer.minFinanceAmount)} 至 ${yuan(offer.maxFinanceAmount)}　放款 ${offer.lendSpeed}　签约 ${offer.signupYears} 年`}
            </span>
            {offer.reason ? <span className={styles.reason}>{offer.reason}</span> : null}
          </span>
        </Checkbox>
      ))}
    </div>
  )
}

FunderPicker.asks = '请选择'
