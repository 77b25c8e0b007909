import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useSupplierFinanceDetail } from '#api/generated/corp/finances/finances.ts'
import { FinanceDocuments } from '#pages/credit/finance/FinanceDocuments.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Timeline } from '#ui/display/Timeline.tsx'
import { supplierFinanceFacts } from './financeColumns.ts'

const listHref = href(credit.coreSupplierFinanceQuery)

/** 供应商融资详情：从开立方看一笔融资，金额、进度、债权转让通知书、本企业承担的利息。 */
export default function SupplierFinanceDetailPage() {
  const [search] = useSearchParams()
  const financeNo = search.get('financeNo')
  const navigate = useNavigate()
  const detail = useSupplierFinanceDetail(financeNo ? { financeNo } : null)
  if (!financeNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      description={`融资 ${financeNo}`}
      result={detail}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(finance) => (
        <>
          <StateAlert of={finance} warn={finance.financeStatus === 'OVERDUE'} />
          <Section title="基本信息">
            <Descriptions label="基本信息" of={finance} items={supplierFinanceFacts} />
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
