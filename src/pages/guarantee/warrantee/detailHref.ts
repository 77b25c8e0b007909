import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'

/** 一份保函详情的地址：投标与非投标各在自己的列表里。 */
export const detailHref = (of: { guaranteeApplyNo: string; guaranteeType: string }): string => {
  const search = { view: 'detail', guaranteeApplyNo: of.guaranteeApplyNo }
  return of.guaranteeType === 'BID'
    ? href(guarantee.warranteeManageBid, search)
    : href(guarantee.noBid, search)
}
