import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { sheet } from '../../kernel/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'

/** 应付账款的导出（债务人）。 */
export const payableSheet = (today: string, rows: readonly AbsPayable[]) =>
  sheet(
    `应付账款_${today}.xlsx`,
    [
      '账款编号',
      '付款确认书编号',
      '债权人',
      '项目名称',
      '账款金额（元）',
      '未付金额（元）',
      '确认日期',
      '应付日期',
      '专项计划名称',
      '应付状态',
    ],
    rows.map((row) => [
      row.payableNo,
      row.payConfirmNo,
      row.creditorName,
      row.projectName,
      row.payableAmount,
      row.payableRemain,
      row.payConfirmDate,
      row.payableDueDate,
      row.planName,
      dictLabel('PAYABLE_STATUS', row.payableStatus),
    ]),
  )

/** 应收账款的导出（债权人）。 */
export const receivableSheet = (today: string, rows: readonly AbsPayable[]) =>
  sheet(
    `应收账款_${today}.xlsx`,
    [
      '账款编号',
      '付款确认书编号',
      '债务人',
      '账款金额（元）',
      '确认日期',
      '应付日期',
      '剩余天数',
      '转让价款（元）',
      '应收状态',
    ],
    rows.map((row) => [
      row.payableNo,
      row.payConfirmNo,
      row.debtorName,
      row.payableAmount,
      row.payConfirmDate,
      row.payableDueDate,
      row.remainDays,
      row.transferPrice,
      row.receivableStatus && dictLabel('RECEIVABLE_STATUS', row.receivableStatus),
    ]),
  )
