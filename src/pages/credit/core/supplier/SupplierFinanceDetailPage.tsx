import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useSupplierFinanceDetail } from '#api/generated/corp/finances/finances.ts'
import { FinanceDocuments } from '#business/credit/finance/Documents.tsx'
import { listAddress } from '#hooks/listPlaces.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
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
      name="融资"
      of={{ financeNo }}
      result={detail}
      onClose={() => void navigate(listAddress(listHref), { replace: true })}
    >
      {(finance) => (
        <>
          <StateAlert of={finance} warn={finance.financeStatus === 'OVERDUE'} />
          <Facts title="基本信息" of={finance} items={supplierFinanceFacts(finance)} />
          <Section title="债权转让通知书">
            <FinanceDocuments financeNo={financeNo} documents={finance.documents} />
          </Section>
          <Trail title="进度" rows={finance.auditTrail} />
        </>
      )}
    </DetailView>
  )
}
