import type { RfRecommend } from '#api/generated/corp/model/index.ts'
import { useRfRecommendDetail } from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<RfRecommend>()
const basics = [
  is.code('recommendNo', '推荐编号'),
  is.dict('recommendStatus', '推荐状态', 'RECOMMEND_STATUS'),
  is.text('funderName', '资金方'),
  is.text('supplierName', '供应商名称'),
  is.code('supplierUscc', '供应商信用代码'),
  is.money('recommendAmount', '建议融资额度'),
  is.custom('cooperateYears', '合作年限', ({ cooperateYears }) => `${cooperateYears} 年`),
  is.money('annualTradeAmount', '年交易额'),
  is.date('recommendExpireDate', '推荐有效期至'),
  is.text('recommendReason', '推荐理由'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
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
