import { useFinanceApplicationDetail } from '#api/generated/corp/finances/finances.ts'
import { financeApplicationLabels } from '#api/generated/corp/labels/financeApplication.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(financeApplicationLabels)

/** 批量复核融资时逐份列出的（MC-7）；两处复核页共用。 */
export const listedFinances = [
  is.code('financeNo'),
  is.text('issuerName'),
  is.text('funderName'),
  is.money('financeAmount'),
  is.date('maturityDate'),
]

/** 融资的凭据在详情里。 */
export const useFinanceProof = (financeNo: string) => useFinanceApplicationDetail({ financeNo })
