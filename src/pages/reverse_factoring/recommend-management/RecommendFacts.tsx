import { rfRecommendLabels } from '#api/generated/corp/labels/rfRecommend.ts'
import type { RfRecommend } from '#api/generated/corp/model/index.ts'
import { useRfRecommendDetail } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(rfRecommendLabels)
const basics = [
  is.code('recommendNo'),
  is.dict('recommendStatus', 'RECOMMEND_STATUS'),
  is.text('funderName'),
  is.text('supplierName'),
  is.code('supplierUscc'),
  is.money('recommendAmount'),
  is.custom('cooperateYears', ({ cooperateYears }) => `${cooperateYears} 年`),
  is.money('annualTradeAmount'),
  is.date('recommendExpireDate'),
  is.text('recommendReason'),
  is.text('createUserName'),
  is.instant('submitTime'),
]

/** 一份推荐的全部内容；详情与审核共用。 */
export function RecommendFacts({ recommend }: { recommend: RfRecommend }) {
  const needsCare = recommend.recommendStatus === 'DECLINED' || recommend.auditResult === 'REJECT'
  return (
    <>
      <StateAlert of={recommend} warn={needsCare} />
      <Evidence of={recommend} />
      <Facts title="基本信息" of={recommend} items={basics} />
      <Trail rows={recommend.auditTrail} />
    </>
  )
}

/** 查看一份供应商推荐。 */
export const RecommendDetailView = detailView('供应商推荐', useRfRecommendDetail, (recommend) => (
  <RecommendFacts recommend={recommend} />
))
