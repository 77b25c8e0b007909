import type { Context } from '../../kernel/Context.ts'
import { placeOf } from '../document/places.ts'

const VOUCHERS = '/credit/core/product/index'

/** 关联业务所在的页面，有权看才给；看不到申请的，也许看得到由它开出的凭证。 */
export const bizPath = (ctx: Context, bizNo: string): string | undefined => {
  const place = placeOf(ctx, bizNo)
  if (place) return place
  const { issueApplications, recycleApplications } = ctx.world
  const voucherNo = (issueApplications.get(bizNo) ?? recycleApplications.get(bizNo))?.voucherNo
  return voucherNo && ctx.isGranted([VOUCHERS]) ? `${VOUCHERS}?voucherNo=${voucherNo}` : undefined
}
