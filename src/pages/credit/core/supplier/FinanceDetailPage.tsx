import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useSupplierFinanceDetail } from '#api/generated/corp/finances/finances.ts'
import { FinanceDocuments } from '#pages/credit/finance/FinanceDocuments.tsx'
import { StateNotice } from '#ui/StateNotice.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Section } from '#ui/Section.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { supplierFinanceFacts } from './financeColumns.ts'

const listHref = href(credit.coreSupplierFinanceQuery)

/** 供应商融资详情：从开立方看一笔融资，金额、进度、债权转让通知书、本企业承担的利息。 */
export default function FinanceDetailPage() {
  const [search] = useSearchParams()
  const financeNo = search.get('financeNo')
  const navigate = useNavigate()
  const title = usePageTitle()
  const detail = useSupplierFinanceDetail(financeNo ? { financeNo } : null)
  if (!financeNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      title={title}
      description={`融资 ${financeNo}`}
      result={detail}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(finance) => (
        <>
          <StateNotice of={finance} warn={finance.financeStatus === 'OVERDUE'} />
          <Section title="基本信息">
            <Facts label="基本信息" of={finance} items={supplierFinanceFacts} />
          </Section>
          <Section title="债权转让通知书">
            <FinanceDocuments financeNo={financeNo} documents={finance.documents} />
          </Section>
          <Section title="进度">
            <Timeline rows={finance.auditTrail} />
          </Section>
        </>
      )}
    </DetailView>
  )
}
