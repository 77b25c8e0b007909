import type {
  AbsMemberOverview,
  AbsMonthOverview,
  AbsOverviewFigures,
  AbsPayable,
  AbsPlan,
  AbsShelf,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { type Columns, sheetOf, summed } from '../../kernel/files/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** 合计的是累计，一月一行的是当月。 */
const figures = (span: '累计' | '当月'): Columns<AbsOverviewFigures> => [
  [summed(`${span}确认应付（元）`), (row) => row.confirmTotal],
  [summed(`${span}融资金额（元）`), (row) => row.fundedTotal],
  [summed(`${span}付款金额（元）`), (row) => row.paidTotal],
  [summed(span === '当月' ? '当月确认的未付金额（元）' : '未付金额合计（元）'), (row) => row.unpaidTotal],
  [summed(span === '当月' ? '当月确认的逾期金额（元）' : '逾期金额（元）'), (row) => row.overdueTotal],
  ['供应商家数', (row) => row.supplierCount],
]

/** 本企业业务概览：一月一行。 */
export const companySheet = (ctx: Context, asked: object, rows: readonly AbsMonthOverview[]) =>
  sheetOf(
    ctx,
    {
      name: '本企业业务概览',
      operation: 'exportAbsCompanyOverview',
      asked,
    },
    rows,
    [['统计月份', (row) => row.statMonth], ...figures('当月')],
  )

/** 成员企业业务概览：一家一行。 */
export const memberSheet = (ctx: Context, asked: object, rows: readonly AbsMemberOverview[]) =>
  sheetOf(
    ctx,
    {
      name: '成员企业业务概览',
      operation: 'exportAbsMemberOverviews',
      asked,
    },
    rows,
    [['成员企业', (row) => row.memberCorpName], ...figures('累计')],
  )

/** 储架明细。 */
export const shelfSheet = (ctx: Context, asked: object, rows: readonly AbsShelf[]) =>
  sheetOf(
    ctx,
    {
      name: '储架明细',
      operation: 'exportAbsShelves',
      asked,
    },
    rows,
    [
      ['储架名称', (row) => row.shelfName],
      ['储架状态', (row) => dictLabel('SHELF_STATUS', row.shelfStatus)],
      ['无异议函文号', (row) => row.approvalNo],
      ['挂牌场所', (row) => row.exchangeName],
      [summed('储架额度（元）'), (row) => row.shelfQuota],
      [summed('已发行额度（元）'), (row) => row.shelfUsed],
      [summed('剩余额度（元）'), (row) => row.shelfRemain],
      ['已发行期数', (row) => row.periodCount],
      ['储架有效期至', (row) => row.shelfValidTo],
    ],
  )

/** 产品明细。 */
export const planSheet = (ctx: Context, asked: object, rows: readonly AbsPlan[]) =>
  sheetOf(
    ctx,
    {
      name: '产品明细',
      operation: 'exportAbsPlans',
      asked,
    },
    rows,
    [
      ['计划编号', (row) => row.planNo],
      ['计划状态', (row) => dictLabel('PLAN_STATUS', row.planStatus)],
      ['专项计划名称', (row) => row.planName],
      [summed('发行规模（元）'), (row) => row.issueScale],
      ['到期日（计划）', (row) => row.planMaturityDate],
      ['储架名称', (row) => row.shelfName],
      [summed('优先级规模（元）'), (row) => row.seniorScale],
      ['优先级票面利率（%）', (row) => row.seniorRate],
      ['成立日', (row) => row.planEstablishDate],
      [summed('入池资产笔数'), (row) => row.assetCount],
      [summed('入池资产金额（元）'), (row) => row.assetAmount],
      ['计划管理人', (row) => row.managerName],
      ['托管银行', (row) => row.custodianBank],
    ],
  )

/** 资产明细。 */
export const assetSheet = (ctx: Context, asked: object, rows: readonly AbsPayable[]) =>
  sheetOf(
    ctx,
    {
      name: '资产明细',
      operation: 'exportAbsAssets',
      asked,
    },
    rows,
    [
      ['专项计划名称', (row) => row.planName],
      ['应付状态', (row) => dictLabel('PAYABLE_STATUS', row.payableStatus)],
      ['账款编号', (row) => row.payableNo],
      ['债务人', (row) => row.debtorName],
      ['债权人', (row) => row.creditorName],
      [summed('账款金额（元）'), (row) => row.payableAmount],
      [summed('转让价款（元）'), (row) => row.transferPrice],
      ['应付日期', (row) => row.payableDueDate],
      [summed('未付金额（元）'), (row) => row.payableRemain],
      ['登记证明编号', (row) => row.registerNo],
    ],
  )
