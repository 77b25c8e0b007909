import type { SignTask } from '#api/generated/corp/model/index.ts'
import { approveSignTasks, useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { useDict } from '#ui/DictContext.ts'
import { SignFacts } from './SignFacts.tsx'
import { signStakes } from './signStakes.ts'

const refusing = (task: SignTask) => task.signStatus === 'REFUSE_PENDING'

/** 签收复核：确认签收（T-SGN-03）、确认拒签（T-SGN-04）或退回经办（T-SGN-05）。 */
export function SignDecision({
  signNo,
  queue,
  onClose,
}: {
  signNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const reasons = useDict('REFUSE_REASON')
  const whyRefused = ({ refuseReason = 'OTHER', remark }: SignTask) =>
    [reasons.label(refuseReason), remark].filter(Boolean).join('：')
  return (
    <DecisionView
      name="签收任务"
      of={{ signNo }}
      renderExtra={(task) => <IssueProtocolButton voucherNo={task.voucherNo} />}
      result={useSignTaskDetail({ signNo })}
      action="REVIEW"
      decisions={(task) => [
        ['PASS', refusing(task) ? '确认拒签' : '确认签收'],
        ['RETURN', '退回经办'],
      ]}
      signing={(task) => ({
        businessType: 'SIGN_CONFIRM',
        productType: 'CREDIT',
        summary: `${refusing(task) ? '拒签' : '签收'}凭证 ${task.voucherNo}`,
        content: [
          ['开立方', task.issuerName],
          ['签收金额', `¥${formatMoney(task.signAmount)}`],
          ['承诺付款日', task.promisePayDate],
          ...(refusing(task) ? [['拒签原因', whyRefused(task)] as const] : []),
        ],
      })}
      stakes={(task) => signStakes(task, refusing(task) ? whyRefused(task) : undefined)}
      send={approveSignTasks}
      queue={queue}
      onClose={onClose}
    >
      {(task) => <SignFacts task={task} />}
    </DecisionView>
  )
}
