import type { RecycleApplication } from '#api/generated/corp/model/index.ts'
import {
  reviewRecycleApplications,
  useRecycleApplicationDetail,
} from '#api/generated/corp/recycles/recycles.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { RecycleFacts } from './RecycleFacts.tsx'

const consequence = ({ recycleType, recycleDecision, holderName }: RecycleApplication) => {
  if (recycleType === 'ACTIVE') return `通过后请${holderName}在 7 日内答复；同意后凭证注销、额度恢复`
  return recycleDecision === 'REFUSE'
    ? '通过后退回即被拒绝，凭证仍由持有方持有'
    : '通过后凭证即注销，已用额度随之恢复'
}

/** 回收复核：同意受理的就此完成、拒绝受理的退回结束、协商的等持有方同意（T-RCY-05），或驳回（T-RCY-06）。 */
export function RecycleDecision({
  recycleNo,
  queue,
  onClose,
}: {
  recycleNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="回收申请"
      of={{ recycleNo }}
      result={useRecycleApplicationDetail({ recycleNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'RECYCLE_REVIEW',
        productType: 'CREDIT',
        summary: `${application.recycleDecision === 'REFUSE' ? '拒绝回收' : '回收'}凭证 ${application.voucherNo}`,
        content: [
          ['持有方', application.holderName],
          ['回收金额', `¥${formatMoney(application.recycleAmount)}`],
        ],
      })}
      stakes={(application) => ({
        label: '回收金额',
        amount: application.recycleAmount,
        from: application.holderName,
        facts: [['承诺付款日', application.promisePayDate]],
        money: [
          ['当前可用额度', application.availableLimit],
          ['回收后可用额度', application.availableLimitAfter],
        ],
      })}
      send={reviewRecycleApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.recycleStatus === 'PENDING_REVIEW' ? (
            <Alert tone="warn">{consequence(application)}</Alert>
          ) : null}
          <RecycleFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
