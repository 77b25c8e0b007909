import { supplierFinanceLabels } from '#api/generated/corp/labels/supplierFinance.ts'
import type { SupplierFinance } from '#api/generated/corp/model/index.ts'
import { column } from '#ui/table/columns.tsx'

const is = column(supplierFinanceLabels)

const factsOf = (isLent: boolean) => [
  is.code('financeNo'),
  is.dict('financeStatus', 'FINANCE_STATUS'),
  is.text('applicantName'),
  is.text('funderName'),
  is.code('voucherNo'),
  is.code('holdingNo'),
  is.money('financeAmount'),
  is.date('valueDate', { title: isLent ? '起息日' : '起息日（预计）' }),
  is.date('maturityDate'),
  is.number('financeDays'),
  is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
  is.rate('annualRate'),
  is.rate('coreBearRatio'),
  is.money('coreInterest'),
  is.instant('lendTime'),
  is.instant('settleTime'),
  is.dict('registerStatus', 'REGISTER_STATUS', { tone: 'plain' }),
  is.code('registerNo'),
]
const coming = factsOf(false)
const lent = factsOf(true)

/** 供应商融资的各项，详情里显示；放款之前起息日是预计的。 */
export const supplierFinanceFacts = ({ lendTime }: SupplierFinance) => (lendTime ? lent : coming)
