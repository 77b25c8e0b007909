import { useFinanceApplicationDetail } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { column } from '#ui/table/columns.tsx'

const is = column<FinanceApplication>()

/** 批量复核融资时逐份列出的（MC-7）；两处复核页共用。 */
export const listedFinances = [
  is.code('financeNo', '融资编号'),
  is.text('issuerName', '开立方'),
  is.text('funderName', '资金方'),
  is.money('financeAmount', '融资金额'),
  is.date('maturityDate', '到期日'),
]

/** 融资的凭据在详情里。 */
export const useFinanceProof = (financeNo: string) => useFinanceApplicationDetail({ financeNo })
