import {
  reviewAheadCashApplications,
  useAheadCashApplicationDetail,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney, formatRate, yuan } from '#domain/money.ts'
import { AheadCashFacts } from './AheadCashFacts.tsx'
import { aheadCashStakes } from './aheadCashStakes.ts'

/** 提前兑付审批：有折扣的通过后待持有方同意（T-AHD-02），无折扣的到日付款（T-AHD-03），驳回即解冻（T-AHD-04）。 */
export function AheadCashDecision({
  aheadNo,
  queue,
  onClose,
}: {
  aheadNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="提前兑付"
      of={{ aheadNo }}
      result={useAheadCashApplicationDetail({ aheadNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'AHEAD_CASH_REVIEW',
        productType: 'CREDIT',
        summary: `提前兑付凭证 ${application.voucherNo}，实付 ${yuan(application.aheadPayAmount)}`,
        content: [
          ['持有方', application.holderName],
          ['提前兑付金额', `¥${formatMoney(application.aheadAmount)}`],
          ['折扣率（年化）', formatRate(application.aheadRate)],
          ['折扣金额', `¥${formatMoney(application.aheadDiscount)}`],
          ['实付金额', `¥${formatMoney(application.aheadPayAmount)}`],
          ['提前付款日', application.aheadDate],
        ],
      })}
      stakes={aheadCashStakes}
      send={reviewAheadCashApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => <AheadCashFacts application={application} />}
    </DecisionView>
  )
}
