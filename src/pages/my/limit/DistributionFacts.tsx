import { useLimitDistributionDetail } from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column, Money } from '#ui/table/columns.tsx'

const is = column<LimitDistribution>()
const basics = [
  is.code('distributeNo', '分配编号'),
  is.dict('distributeType', '分配类型', 'DISTRIBUTE_TYPE', { tone: 'plain' }),
  is.dict('distributeStatus', '分配状态', 'DISTRIBUTE_STATUS'),
  is.code('limitNo', '额度编号'),
  is.dict('limitType', '额度类型', 'LIMIT_TYPE', { tone: 'plain' }),
  is.text('memberCorpName', '成员企业'),
  is.money('distributeAmount', '分配金额'),
  is.money('beforeAmount', '变更前额度'),
  is.money('afterAmount', '变更后额度'),
  is.money('memberUsedLimit', '成员已用与冻结'),
  is.date('limitEffectiveDate', '额度生效日'),
  is.date('limitExpireDate', '额度到期日'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
]
const parent = [
  is.money('parentAvailable', '办理前可用额度'),
  is.custom('parentAvailableAfter', '生效后可用额度（元）', (row) => (
    <Money value={row.parentAvailableAfter} />
  )),
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
