import type { AbsOverviewFigures } from '#api/generated/corp/model/index.ts'

/** 概览的六个数：名称与口径。 */
export const FIGURES = [
  ['confirmTotal', '累计确认应付', '统计月份内确认、未撤销的账款金额之和'],
  ['fundedTotal', '累计融资金额', '统计月份内支付给债权人的转让价款之和'],
  ['paidTotal', '累计付款金额', '统计月份内到账的付款之和'],
  ['unpaidTotal', '未付金额合计', '统计月份内确认的账款，截至统计日的未付金额之和'],
  ['overdueTotal', '逾期金额', '上述未付金额中已过应付日期的部分'],
  ['supplierCount', '供应商家数', '统计月份内确认账款的债权人家数'],
] as const satisfies readonly (readonly [keyof AbsOverviewFigures, string, string])[]
