import {
  reviewLimitDistributions,
  useLimitDistributionDetail,
} from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { DistributionFacts } from './DistributionFacts.tsx'

/** 冻结、解冻的没有分配金额：动的是整笔额度。 */
const SWITCHED: Readonly<Partial<Record<LimitDistribution['distributeType'], string>>> = {
  FREEZE: '冻结额度',
  UNFREEZE: '解冻额度',
}
const amountOf = ({ distributeType, distributeAmount, beforeAmount }: LimitDistribution) => {
  const label = SWITCHED[distributeType]
  return label ? { label, amount: beforeAmount } : { label: '分配金额', amount: distributeAmount }
}

/** 额度审批：通过后双方额度同时变动（T-LIM-03），驳回放回冻结（T-LIM-04）。 */
export function DistributionDecision({
  distributeNo,
  queue,
  onClose,
}: {
  distributeNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const types = useDict('DISTRIBUTE_TYPE')
  return (
    <DecisionView
      name="额度分配"
      of={{ distributeNo }}
      result={useLimitDistributionDetail({ distributeNo })}
      action="REVIEW"
      signing={({ distributeType, memberCorpName, distributeAmount, afterAmount }) => ({
        businessType: 'LIMIT_REVIEW',
        productType: 'CREDIT',
        summary: `${types.label(distributeType)}成员额度`,
        content: [
          ['成员企业', memberCorpName],
          ...(distributeAmount ? [['分配金额', `¥${formatMoney(distributeAmount)}`] as const] : []),
          ['变更后额度', `¥${formatMoney(afterAmount)}`],
        ],
      })}
      stakes={(distribution) => ({
        ...amountOf(distribution),
        to: distribution.memberCorpName,
        facts: [['额度到期日', distribution.limitExpireDate]],
        money: [
          ['变更前额度', distribution.beforeAmount],
          ['变更后额度', distribution.afterAmount],
          ['母公司可用', distribution.parentAvailable],
        ],
      })}
      send={reviewLimitDistributions}
      queue={queue}
      onClose={onClose}
    >
      {(distribution) => <DistributionFacts distribution={distribution} />}
    </DecisionView>
  )
}
