import type { AbsPayable, AbsPayableQuery, AbsReceivableQuery } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** 应付账款的导出（债务人）。 */
export const payableSheet = (ctx: Context, asked: AbsPayableQuery, rows: readonly AbsPayable[]) =>
  sheet(
    ctx,
    { name: '应付账款', operation: 'exportAbsPayables', asked },
    [
      '账款编号',
      '应付状态',
      '债权人',
      summed('账款金额（元）'),
      '应付日期',
      summed('未付金额（元）'),
      '确认日期',
      '付款确认书编号',
      '项目名称',
      '专项计划名称',
    ],
    rows.map((row) => [
      row.payableNo,
      dictLabel('PAYABLE_STATUS', row.payableStatus),
      row.creditorName,
      row.payableAmount,
      row.payableDueDate,
      row.payableRemain,
      row.payConfirmDate,
      row.payConfirmNo,
      row.projectName,
      row.planName,
    ]),
  )

/** 应收账款的导出（债权人）。 */
export const receivableSheet = (ctx: Context, asked: AbsReceivableQuery, rows: readonly AbsPayable[]) =>
  sheet(
    ctx,
    {
      name: '应收账款',
      operation: 'exportAbsReceivables',
      asked,
    },
    [
      '账款编号',
      '应收状态',
      '付款确认书编号',
      '债务人',
      summed('账款金额（元）'),
      '确认日期',
      '应付日期',
      '剩余天数',
      summed('转让价款（元）'),
    ],
    rows.map((row) => [
      row.payableNo,
      row.receivableStatus && dictLabel('RECEIVABLE_STATUS', row.receivableStatus),
      row.payConfirmNo,
      row.debtorName,
      row.payableAmount,
      row.payConfirmDate,
      row.payableDueDate,
      row.remainDays,
      row.transferPrice,
    ]),
  )
