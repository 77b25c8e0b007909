import { thirdIssueApplicationLabels } from '#api/generated/corp/labels/thirdIssueApplication.ts'
import {
  reviewThirdIssueApplications,
  useThirdIssueApplicationDetail,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { useUser } from '#state/useSession.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { column } from '#ui/table/columns.tsx'
import { ThirdIssueFacts } from './ThirdIssueFacts.tsx'
import { thirdStakes } from './thirdStakes.ts'

const is = column(thirdIssueApplicationLabels)
const limitImpact = [is.money('faceAmount', { title: '本笔已冻结' }), is.money('availableLimit')]

/** 三方申请的复核：左边看请求与额度影响，右边给出决定并签署付款承诺函（T-THD-04、05）。 */
export function ThirdDecision({
  thirdNo,
  queue,
  onClose,
}: {
  thirdNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const { corpName } = useUser()
  return (
    <DecisionView
      name="三方申请"
      of={{ thirdNo }}
      result={useThirdIssueApplicationDetail({ thirdNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'ISSUE_REVIEW',
        productType: 'CREDIT',
        summary: `付款承诺：向${application.receiverName}开立凭证`,
        content: [
          ['第三方平台', application.thirdPlatformName],
          ['接收方', application.receiverName],
          ['凭证金额', `¥${formatMoney(application.faceAmount)}`],
          ['承诺付款日', application.promisePayDate ?? ''],
        ],
      })}
      stakes={(application) => thirdStakes(application, corpName)}
      send={reviewThirdIssueApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => (
        <>
          {application.actions.some((item) => item.code === 'REVIEW') ? (
            <Facts title="额度影响" of={application} items={limitImpact} />
          ) : null}
          <ThirdIssueFacts application={application} />
        </>
      )}
    </DecisionView>
  )
}
