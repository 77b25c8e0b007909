import type { Context } from '../../kernel/Context.ts'

/** Where a document is shown, by the prefix of its number; the first page that the user may open counts. */
const PLACES: Readonly<Record<string, readonly [key: string, ...paths: string[]]>> = {
  IS: ['issueNo', '/credit/core/issue/issue'],
  TP: ['thirdNo', '/credit/core/third/operator'],
  CS: ['cashNo', '/credit/core/cash/cash-query'],
  AC: ['aheadNo', '/credit/core/cash/ahead-cash-apply'],
  RY: ['recycleNo', '/credit/core/recycle/apply'],
  FN: ['financeNo', '/credit/core/finance/query'],
  LD: ['distributeNo', '/my/limit/distribute-query'],
}

const VOUCHERS = '/credit/core/product/index'

/** 关联业务所在的页面，有权看才给。Who may not see the application may still see the voucher that came of it. */
export const bizPath = (ctx: Context, bizNo: string): string | undefined => {
  const [key, ...paths] = PLACES[bizNo.slice(0, 2)] ?? []
  const path = paths.find((one) => ctx.isGranted([one]))
  if (path) return `${path}?${key}=${bizNo}`
  const { issueApplications, recycleApplications } = ctx.world
  const voucherNo = (issueApplications.get(bizNo) ?? recycleApplications.get(bizNo))?.voucherNo
  return voucherNo && ctx.isGranted([VOUCHERS]) ? `${VOUCHERS}?voucherNo=${voucherNo}` : undefined
}
