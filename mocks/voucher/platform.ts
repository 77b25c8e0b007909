// 凭证告诉平台的：有没有办过业务、导入过什么，与同时只能有一件在办的。
import type { Contribution } from '../kernel/wiring.ts'

export const begun: Contribution<'begun'> = (world, corpId) =>
  [world.issueApplications, world.holdings, world.thirdIssueApplications].some(
    (table) => table.find((row: { corpId: string }) => row.corpId === corpId) !== undefined,
  )

export const imported: Contribution<'imported'> = (world) =>
  world.issueApplications.where((row) => row.issueStatus !== 'CANCELLED')

export const single: Contribution<'single'> = (world) =>
  world.signups.all().map((row) => `签约 ${row.corpId} ${row.funderProductNo}`)

const VOUCHERS = '/credit/core/product/index'

/** 看不到申请的，也许看得到由它开出的凭证。 */
export const sequel: Contribution<'sequels'> = (ctx, bizNo) => {
  const { issueApplications, recycleApplications } = ctx.world
  const voucherNo = (issueApplications.get(bizNo) ?? recycleApplications.get(bizNo))?.voucherNo
  return voucherNo && ctx.isGranted([VOUCHERS]) ? `${VOUCHERS}?voucherNo=${voucherNo}` : undefined
}
