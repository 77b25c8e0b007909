import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { RfFinancingQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewRfFinancings,
  usePageRfFinancings,
  useRfFinancingDetail,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { yuan } from '#domain/money.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { RfFinanceFacts } from './RfFinanceFacts.tsx'
import { rfFinanceSigning } from './rfFinanceSigning.ts'
import { rfFinanceStakes } from './rfFinanceStakes.ts'

const WAITING: RfFinancingQuery = { pageCond: { pageNo: 1, pageSize: 10 }, rfFinanceStatus: 'PENDING_REVIEW' }
const listHref = href(reverseFactoring.financingAuditList)

/** 融资审核：通过即送资金方审核（T-RFN-03），驳回则账款解锁、额度放回（T-RFN-04）。 */
export default function AuditFinancingPage() {
  const [search] = useSearchParams()
  const rfFinanceNo = search.get('rfFinanceNo')
  const navigate = useNavigate()
  const detail = useRfFinancingDetail(rfFinanceNo ? { rfFinanceNo } : null)
  const queue = useDecisionQueue(
    { list: usePageRfFinancings(WAITING) },
    {
      rowKey: 'rfFinanceNo',
      action: 'REVIEW',
      current: rfFinanceNo ?? '',
      open: (next) =>
        void navigate(href(reverseFactoring.financingAuditFinancing, { rfFinanceNo: next }), {
          replace: true,
        }),
    },
  )
  if (!rfFinanceNo) return <Navigate to={listHref} replace />
  return (
    <DecisionView
      name="保理融资"
      of={{ rfFinanceNo }}
      result={detail}
      action="REVIEW"
      signing={(financing) => rfFinanceSigning(financing, '申请保理融资')}
      stakes={rfFinanceStakes}
      send={reviewRfFinancings}
      queue={queue}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(financing) => (
        <>
          {financing.rfFinanceStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">
              {`通过即送${financing.funderName ?? '资金方'}审核；${financing.arCount ?? financing.accounts.length} 笔账款与 ${yuan(financing.rfFinanceAmount)}额度继续占用，驳回即放开`}
            </Alert>
          ) : null}
          <RfFinanceFacts financing={financing} />
        </>
      )}
    </DecisionView>
  )
}
