import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { reviewRfFinancings, useRfFinancingDetail } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { RfFinanceFacts } from './RfFinanceFacts.tsx'
import { rfFinanceSigning } from './rfFinanceSigning.ts'

const listHref = href(reverseFactoring.financingAuditList)

/** 融资审核：通过即送资金方审核（T-RFN-03），驳回则账款解锁、额度放回（T-RFN-04）。 */
export default function AuditFinancingPage() {
  const [search] = useSearchParams()
  const rfFinanceNo = search.get('rfFinanceNo')
  const navigate = useNavigate()
  const detail = useRfFinancingDetail(rfFinanceNo ? { rfFinanceNo } : null)
  if (!rfFinanceNo) return <Navigate to={listHref} replace />
  return (
    <DecisionView
      description={`保理融资 ${rfFinanceNo}`}
      result={detail}
      documentNo={rfFinanceNo}
      action="REVIEW"
      signing={(financing) => rfFinanceSigning(financing, '申请保理融资')}
      send={reviewRfFinancings}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(financing) => <RfFinanceFacts financing={financing} />}
    </DecisionView>
  )
}
