import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { RfConfirmation, RfConfirmationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewRfConfirmations,
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { StakesProps } from '#business/approval/Stakes.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { ConfirmationFacts } from '#business/reverseFactoring/confirmation/Facts.tsx'
import { formatDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { auditDecisions } from './auditDecisions.ts'

const WAITING: RfConfirmationQuery = { pageCond: { pageNo: 1, pageSize: 10 }, confirmStatus: 'PENDING_AUDIT' }
const listHref = href(reverseFactoring.authorityAudit)

/** 要紧的：确权的是确权金额与付款日，拒绝的没有这两项，说拒绝的是多少。 */
const stakesOf = (confirmation: RfConfirmation): StakesProps => {
  const parties = { from: confirmation.debtorName, to: confirmation.creditorName }
  if (confirmation.confirmResult === 'REFUSE') {
    return {
      ...parties,
      label: '账款金额',
      amount: confirmation.arAmount,
      facts: [['确权意见', '拒绝确权']],
    }
  }
  return {
    ...parties,
    label: '确权金额',
    amount: confirmation.confirmAmount,
    facts: [
      ['确认付款日', confirmation.confirmPayDate],
      ['付至', `${confirmation.payeeName ?? NO_VALUE} ${confirmation.arCollectAccountNo ?? ''}`],
    ],
    money: [
      ['账款金额', confirmation.arAmount],
      ['争议金额', confirmation.disputeAmount],
    ],
  }
}

/** 确权审核办理：通过即签署应收账款确认函，账款已确权或被拒绝（T-RCF-05）；退回经办（T-RCF-04）。 */
export default function AuditConfirmationPage() {
  const [search] = useSearchParams()
  const confirmNo = search.get('confirmNo')
  const navigate = useNavigate()
  const detail = useRfConfirmationDetail(confirmNo ? { confirmNo } : null)
  const queue = useDecisionQueue(
    { list: usePageRfConfirmations(WAITING) },
    {
      rowKey: 'confirmNo',
      action: 'REVIEW',
      current: confirmNo ?? '',
      open: (next) =>
        void navigate(href(reverseFactoring.authorityAuditRightConfirmation, { confirmNo: next }), {
          replace: true,
        }),
    },
  )
  if (!confirmNo) return <Navigate to={listHref} replace />
  return (
    <DecisionView
      name="确权"
      of={{ confirmNo }}
      result={detail}
      action="REVIEW"
      decisions={() => auditDecisions}
      signing={(confirmation) => ({
        businessType: 'RF_CONFIRM',
        productType: 'REVERSE_FACTORING',
        summary: `${confirmation.confirmResult === 'REFUSE' ? '拒绝确权' : '确权'} ${confirmation.arNo}`,
        content: [
          ['债权人', confirmation.creditorName],
          ['账款金额', `¥${formatMoney(confirmation.arAmount)}`],
          // 拒绝的没有这两项
          ...(confirmation.confirmResult === 'REFUSE'
            ? []
            : ([
                ['确权金额', `¥${formatMoney(confirmation.confirmAmount)}`],
                ['确认付款日', formatDay(confirmation.confirmPayDate)],
                ['回款户名', confirmation.payeeName ?? NO_VALUE],
                ['开户行', confirmation.payeeBankName ?? NO_VALUE],
                ['回款账号', confirmation.arCollectAccountNo ?? NO_VALUE],
              ] as const)),
        ],
      })}
      stakes={stakesOf}
      send={reviewRfConfirmations}
      queue={queue}
      onClose={() => void navigate(listHref, { replace: true })}
    >
      {(confirmation) => (
        <>
          {confirmation.confirmStatus === 'PENDING_AUDIT' ? (
            <Alert tone="warn">
              {confirmation.confirmResult === 'REFUSE'
                ? '通过后账款即为确权拒绝，债权人占用的单据随之放回'
                : '通过即签署应收账款确认函；就确权金额部分，确权后不得以贸易纠纷为由拒付'}
            </Alert>
          ) : null}
          <ConfirmationFacts confirmation={confirmation} />
        </>
      )}
    </DecisionView>
  )
}
