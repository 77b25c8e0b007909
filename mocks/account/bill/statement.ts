// 平台账单的对账单：一个月里出了哪些账、缴了哪些，月初与月末各还欠多少。
import { formatMonths } from '#domain/calendar.ts'
import { add, subtract, sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import type { FileAnswer } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { running, summed, workbookOf } from '../../kernel/files/sheet.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { BillRow } from './rows.ts'
import { billFlow } from './transitions.ts'

type Move = { time: string; what: string; bill?: BillRow; kind: 'OPENED' | 'PAID' | 'WAIVED' | undefined }

/** 一份账单的出账与了结。 */
const movesOf = (bill: BillRow): Move[] => {
  const waived = billFlow.passed(bill, 'T-BIL-06')?.time
  return [
    { time: bill.createTime, what: '出账', bill, kind: 'OPENED' },
    ...(bill.payTime ? [{ time: bill.payTime, what: '缴费', bill, kind: 'PAID' as const }] : []),
    ...(waived ? [{ time: waived, what: '减免', bill, kind: 'WAIVED' as const }] : []),
  ]
}

const amountOf = ({ bill }: Move): string => bill?.billAmount ?? '0.00'
const changed = (owed: string, move: Move): string =>
  move.kind === 'OPENED' ? add(owed, amountOf(move)) : subtract(owed, amountOf(move))

/** 一个月的对账单：期初未缴 + 本月出账 − 本月缴费 − 本月减免 = 期末未缴；还没有到的月份没有。 */
export const billStatement = (ctx: Context, month: string): Promise<FileAnswer> => {
  const monthText = formatMonths(month)
  if (month > ctx.today.slice(0, 7)) throw new BusinessError('NOT_FOUND', `${monthText}还没有到`)
  const moves = ctx.world.bills
    .where((row) => row.corpId === ctx.corp.corpId)
    .flatMap(movesOf)
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  const opening = moves.filter(({ time }) => time.slice(0, 7) < month).reduce(changed, '0.00')
  const within = moves.filter(({ time }) => time.startsWith(month))
  let owed = opening
  const rows = [
    { time: `${month}-01`, what: '期初未缴', kind: undefined, owed } as Move & { owed: string },
    ...within.map((move) => {
      owed = changed(owed, move)
      return { ...move, owed }
    }),
  ]
  const total = (kind: Move['kind']) => sum(within.filter((move) => move.kind === kind).map(amountOf))
  const only = (kind: Move['kind']) => (move: Move) => (move.kind === kind ? amountOf(move) : undefined)
  return workbookOf(
    ctx,
    {
      name: `平台账单对账单_${monthText}`,
      lines: [
        ['月份', monthText],
        ['期初未缴（元）', opening],
        ['本月出账（元）', total('OPENED')],
        ['本月缴费（元）', total('PAID')],
        ['本月减免（元）', total('WAIVED')],
        ['期末未缴（元）', owed],
      ],
    },
    rows,
    [
      ['时间', (row) => row.time],
      ['摘要', (row) => row.what],
      ['账单编号', (row) => row.bill?.billNo],
      ['费用类型', (row) => row.bill && dictLabel('FEE_TYPE', row.bill.feeType)],
      ['关联业务编号', (row) => row.bill?.bizNo],
      [summed('出账（元）'), only('OPENED')],
      [summed('缴费（元）'), only('PAID')],
      [summed('减免（元）'), only('WAIVED')],
      [running('未缴余额（元）'), (row) => row.owed],
    ],
  )
}
