import type { SupplierFinance } from '#api/generated/corp/model/index.ts'
import { column } from '#ui/table/columns.tsx'

const is = column<SupplierFinance>()

const factsOf = (isLent: boolean) => [
  is.code('financeNo', '融资编号'),
  is.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
  is.text('applicantName', '融资申请方'),
  is.text('funderName', '资金方'),
  is.code('voucherNo', '凭证编号'),
  is.code('holdingNo', '持有编号'),
  is.money('financeAmount', '融资金额'),
  is.date('valueDate', isLent ? '起息日' : '起息日（预计）'),
  is.date('maturityDate', '到期日'),
  is.number('financeDays', '计息天数'),
  is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER', { tone: 'plain' }),
  is.rate('annualRate', '年利率'),
  is.rate('coreBearRatio', '核心企业承担比例'),
  is.money('coreInterest', '核心企业承担利息'),
  is.instant('lendTime', '放款时间'),
  is.instant('settleTime', '结清时间'),
  is.dict('registerStatus', '中登登记状态', 'REGISTER_STATUS', { tone: 'plain' }),
  is.code('registerNo', '登记证明编号'),
]
const coming = factsOf(false)
const lent = factsOf(true)

/** 供应商融资的各项，详情里显示；放款之前起息日是预计的。 */
export const supplierFinanceFacts = ({ lendTime }: SupplierFinance) => (lendTime ? lent : coming)
