import type { GuaranteeTerms } from '#domain/guaranteeRules.ts'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { type GuaranteeValues, toTerms } from './guaranteeValues.ts'

/** 此刻填着的要素，随填随变：比例、期限与提示由它得出。 */
export function useTerms(
  form: FormInstance<GuaranteeValues>,
  guaranteeType: 'BID' | undefined,
): GuaranteeTerms {
  const chosenType = useFormValue(form, 'guaranteeType')
  const guaranteeAmount = useFormValue(form, 'guaranteeAmount')
  const estimatePrice = useFormValue(form, 'estimatePrice')
  const guaranteeContractAmount = useFormValue(form, 'guaranteeContractAmount')
  const bidOpenTime = useFormValue(form, 'bidOpenTime')
  const bidValidDays = useFormValue(form, 'bidValidDays')
  const guaranteeEffectiveDate = useFormValue(form, 'guaranteeEffectiveDate')
  const guaranteeExpireDate = useFormValue(form, 'guaranteeExpireDate')
  return toTerms({
    guaranteeType: guaranteeType ?? chosenType,
    guaranteeAmount,
    estimatePrice,
    guaranteeContractAmount,
    bidOpenTime,
    bidValidDays,
    guaranteeEffectiveDate,
    guaranteeExpireDate,
  })
}
