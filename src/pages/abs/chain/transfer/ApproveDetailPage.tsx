import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import {
  reviewAbsTransfers,
  useAbsTransferDetail,
  usePageAbsTransfers,
} from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransferQuery } from '#api/generated/corp/model/index.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { AbsTransferFacts } from './AbsTransferFacts.tsx'
import { absTransferStakes } from './absTransferStakes.ts'
import { CancelTransferButton } from './CancelTransferButton.tsx'

const WAITING: AbsTransferQuery = {
  pageCond: { pageNo: 1, pageSize: 10 },
  absTransferStatus: 'PENDING_REVIEW',
}
const listHref = href(abs.chainTransferApprove)

/** 转让复核详情：同意即送保理商审核（T-ATR-03），或驳回（T-ATR-04）；办理中的可撤销（T-ATR-11）。 */
export default function ApproveDetailPage() {
  const [search] = useSearchParams()
  const absTransferNo = search.get('absTransferNo')
  const navigate = useNavigate()
  const detail = useAbsTransferDetail(absTransferNo ? { absTransferNo } : null)
  const queue = useDecisionQueue(
    { list: usePageAbsTransfers(WAITING) },
    {
      rowKey: 'absTransferNo',
      action: 'REVIEW',
      current: absTransferNo ?? '',
      open: (next) =>
        void navigate(href(abs.chainTransferApproveDetail, { absTransferNo: next }), { replace: true }),
    },
  )
  if (!absTransferNo) return <Navigate to={listHref} replace />
  return (
    <DecisionView
      name="转让申请"
      of={{ absTransferNo }}
      renderExtra={(transfer) => <CancelTransferButton transfer={transfer} />}
      result={detail}
      action="REVIEW"
      signing={(transfer) => ({
        businessType: 'ABS_TRANSFER',
        productType: 'ABS',
        summary: `转让应收账款 ${transfer.absTransferNo}`,
        content: [
          ['受让方', transfer.factorName],
          ['账款总额', `¥${formatMoney(transfer.receivableTotal)}`],
          ['转让价款', `¥${formatMoney(transfer.transferPrice)}`],
        ],
      })}
      stakes={absTransferStakes}
      send={reviewAbsTransfers}
      queue={queue}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(transfer) => (
        <>
          {transfer.absTransferStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">{`同意后送${transfer.factorName}审核，审核通过再签署转让协议`}</Alert>
          ) : null}
          <AbsTransferFacts transfer={transfer} />
        </>
      )}
    </DecisionView>
  )
}
