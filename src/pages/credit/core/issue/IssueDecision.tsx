import { useIssueApplicationDetail } from '#api/generated/corp/issues/issues.ts'
import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { ApprovalPanelProps } from '#business/approval/Panel.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { column } from '#ui/table/columns.tsx'
import { IssueFacts } from './IssueFacts.tsx'
import { issueStakes } from './issueStakes.ts'

const is = column(issueApplicationLabels)
const limitImpact = [is.money('faceAmount', { title: '本笔已冻结' }), is.money('availableLimit')]

interface IssueDecisionProps {
  issueNo: string
  /** 行上对应的操作代码：REVIEW 复核、FINAL 终审 */
  action: 'REVIEW' | 'FINAL'
  businessType: 'ISSUE_REVIEW' | 'ISSUE_FINAL'
  send: ApprovalPanelProps['send']
  queue?: DecisionQueue
  onClose: () => void
}

/** 开立的复核与终审：左边看申请、额度影响与终审原因，右边给出决定并签署付款承诺函。 */
export function IssueDecision({ issueNo, action, businessType, send, queue, onClose }: IssueDecisionProps) {
  return (
    <DecisionView
      name="开立申请"
      of={{ issueNo }}
      renderExtra={(application) => <IssueProtocolButton issueNo={application.issueNo} />}
      result={useIssueApplicationDetail({ issueNo })}
      action={action}
      signing={(application) => ({
        businessType,
        productType: 'CREDIT',
        summary: `付款承诺：向${application.receiverName}开立凭证`,
        content: [
          ['接收方', application.receiverName ?? ''],
          ['凭证金额', `¥${formatMoney(application.faceAmount)}`],
          ['承诺付款日', application.promisePayDate ?? ''],
        ],
      })}
      stakes={issueStakes}
      send={send}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.finalReasons && application.finalReasons.length > 0 ? (
            <Alert tone="warn">{`需终审：${application.finalReasons.join('、')}`}</Alert>
          ) : null}
          {application.actions.some((item) => item.code === action) ? (
            <Facts title="额度影响" of={application} items={limitImpact} />
          ) : null}
          <IssueFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
