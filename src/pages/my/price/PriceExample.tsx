import { yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import styles from './price.module.css'
import { blank, EXAMPLE, exampleOf, type PriceValues } from './priceValues.ts'

/** 随填试算：100 万元、180 天收多少、到手多少（F-02）。 */
export function PriceExample({ form }: { form: FormInstance<PriceValues> }) {
  const example = exampleOf({
    feeMode: useFormValue(form, 'feeMode') ?? blank.feeMode,
    feeRate: useFormValue(form, 'feeRate'),
    fixedFee: useFormValue(form, 'fixedFee'),
    minFee: useFormValue(form, 'minFee'),
    maxFee: useFormValue(form, 'maxFee'),
  })
  return (
    <div className={styles.wide}>
      <Alert>
        {example
          ? `示例：${yuan(EXAMPLE.amount)}、${EXAMPLE.days} 天，收费 ${yuan(example.fee)}，扣费后 ${yuan(example.net)}`
          : `示例：填写计费方式与费率后，试算 ${yuan(EXAMPLE.amount)}、${EXAMPLE.days} 天的收费`}
      </Alert>
    </div>
  )
}
