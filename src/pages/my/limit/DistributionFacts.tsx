import { limitDistributionLabels } from '#api/generated/corp/labels/limitDistribution.ts'
import { useLimitDistributionDetail } from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column, Money } from '#ui/table/columns.tsx'

const is = column(limitDistributionLabels)
const basics = [
  is.code('distributeNo'),
  is.dict('distributeType', 'DISTRIBUTE_TYPE', { tone: 'plain' }),
  is.dict('distributeStatus', 'DISTRIBUTE_STATUS'),
  is.code('limitNo'),
  is.dict('limitType', 'LIMIT_TYPE', { tone: 'plain' }),
  is.text('memberCorpName'),
  is.money('distributeAmount'),
  is.money('beforeAmount'),
  is.money('afterAmount'),
  is.money('memberUsedLimit', { title: '成员已用与冻结' }),
  is.date('limitEffectiveDate'),
  is.date('limitExpireDate'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]
const parent = [
  is.money('parentAvailable', { title: '办理前可用额度' }),
  is.custom('parentAvailableAfter', (row) => <Money value={row.parentAvailableAfter} />, {
    title: '生效后可用额度（元）',
  }),
]

/** 一份额度分配的全部内容：本企业额度办理前后、成员额度变更前后；详情与审批共用。 */
export function DistributionFacts({ distribution }: { distribution: LimitDistribution }) {
  return (
    <>
      <StateAlert of={distribution} />
      <Facts title="基本信息" of={distribution} items={basics} />
      {distribution.parentAvailable ? <Facts title="本企业额度" of={distribution} items={parent} /> : null}
      <Trail rows={distribution.auditTrail} />
    </>
  )
}

/** 查看一份额度分配。 */
export const DistributionDetailView = detailView('额度分配', useLimitDistributionDetail, (distribution) => (
  <DistributionFacts distribution={distribution} />
))
