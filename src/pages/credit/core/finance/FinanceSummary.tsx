import type { FinancePackage, FinanceQuote } from '#api/generated/corp/model/index.ts'
import { PriceFacts } from '#business/credit/finance/PriceFacts.tsx'
import type { FinanceValues } from '#business/credit/finance/values.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'

interface Summary {
  issuerName: string
  holdingNos: string
  funderName: string
  funderProductName: string
  lendSpeed: string
  recourseType: string
  packageName: string
  account: string
  quoteExpireDate: string
}
const is = column<Summary>({
  issuerName: '开立方',
  holdingNos: '持有编号',
  funderName: '资金方',
  funderProductName: '融资产品',
  lendSpeed: '放款时效',
  recourseType: '追索类型',
  packageName: '资料包',
  account: '收款账号',
  quoteExpireDate: '报价有效期至',
})
const items = [
  is.text('issuerName'),
  is.text('holdingNos'),
  is.text('funderName'),
  is.text('funderProductName'),
  is.text('lendSpeed'),
  is.dict('recourseType', 'RECOURSE_TYPE', { tone: 'plain' }),
  is.text('packageName'),
  is.text('account'),
  is.date('quoteExpireDate'),
]

interface FinanceSummaryProps {
  values: Partial<FinanceValues>
  quote: FinanceQuote | undefined
  dossier: FinancePackage | undefined
  account: string
}

/** 第四步 确认费用：申请的要素与每项费用的公式，看清再提交。 */
export function FinanceSummary({ values, quote, dossier, account }: FinanceSummaryProps) {
  const { holdings = [], financeAmount } = values
  if (!quote || !financeAmount) return <EmptyState guidance="请先完成前几步" />
  const of: Summary = {
    ...quote,
    issuerName: holdings[0]?.issuerName ?? '',
    holdingNos: holdings.map((one) => one.holdingNo).join('、'),
    packageName: dossier?.packageName ?? '',
    account,
  }
  return (
    <>
      <Facts title="融资申请" of={of} items={items} />
      <Section title="费用与到账">
        <PriceFacts price={quote} financeAmount={financeAmount} />
      </Section>
    </>
  )
}
