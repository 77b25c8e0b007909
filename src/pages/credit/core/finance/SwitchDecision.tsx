import {
  reviewSwitchFunderApplications,
  useSwitchFunderApplicationDetail,
} from '#api/generated/corp/switch-funders/switch-funders.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SwitchFacts } from './SwitchFacts.tsx'

/** 更换资金方的查看与复核：通过即请原资金方释放，原资金方已拒绝的直接更换（T-SWF-02、T-SWF-04）。 */
export function SwitchDecision({
  switchNo,
  queue,
  onClose,
}: {
  switchNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const detail = useSwitchFunderApplicationDetail({ switchNo })
  const view = { name: '更换资金方', of: { switchNo }, result: detail, onClose }
  const isMine = detail.data?.actions.some((item) => item.code === 'REVIEW')
  if (detail.data && !isMine)
    return <DetailView {...view}>{(application) => <SwitchFacts application={application} />}</DetailView>
  return (
    <DecisionView
      {...view}
      queue={queue}
      action="REVIEW"
      decisions={(application) => (application.passReason ? [['REJECT', '驳回']] : undefined)}
      signing={(application) => ({
        businessType: 'SWITCH_FUNDER',
        productType: 'CREDIT',
        summary: `更换资金方 ${application.switchNo}`,
        content: [
          ['融资编号', application.financeNo],
          ['融资金额', `¥${formatMoney(application.financeAmount)}`],
          ['原资金方', application.oldFunderName],
          ['新资金方', application.newFunderName],
          ['新年利率', formatRate(application.newAnnualRate)],
        ],
      })}
      stakes={(application) => ({
        label: '融资金额',
        amount: application.financeAmount,
        from: application.oldFunderName,
        to: application.newFunderName,
        facts: [['新年利率', formatRate(application.newAnnualRate)]],
        money: [
          ['原到账', application.oldNetAmount],
          ['新到账', application.netAmount],
        ],
      })}
      send={reviewSwitchFunderApplications}
    >
      {(application) => (
        <>
          {application.passReason ? <Alert tone="warn">{application.passReason}</Alert> : null}
          <SwitchFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
