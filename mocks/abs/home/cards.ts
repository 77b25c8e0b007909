// ABS 在工作台上的数：债务人看应付与在池资产，债权人看可转让与已转让的账款。
import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import type { ProductFigures } from '../../portal/workbench/figures.ts'
import {
  figure,
  listAt,
  type OpenItem,
  owedBefore,
  SOON,
  sinceMonthEnd,
  stillOpen,
} from '../../portal/workbench/homeFigure.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import { receivableStatusOf } from '../payable/view.ts'
import { OWED, payableOf } from '../payment/book.ts'

const PAYABLES = '/abs/core/index/payable-query'
const RECEIVABLES = '/abs/chain/index/receivable-query'
const REGISTER = '/abs/core/payment-manage/payment-manage'
const ASSETS = '/abs/core/report-center/asset-detail'

const card = figure('ABS')
const remain = (row: AbsPayableRow) => row.payableRemain

const owedRows = ({ world, corp }: Context) =>
  world.absPayables.where((row) => row.corpId === corp.corpId && OWED.includes(row.payableStatus))

const debtorCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp, today } = ctx
  if (!world.absPayables.find((row) => row.corpId === corp.corpId)) return []
  const owed = owedRows(ctx)
  const at = (status: AbsPayableRow['payableStatus']) => owed.filter((row) => row.payableStatus === status)
  const soon = addDays(today, SOON)
  const due = world.absPayments.where(
    (row) =>
      row.corpId === corp.corpId &&
      row.paymentStatus === 'WAIT_REGISTER' &&
      row.payableDueDate >= today &&
      row.payableDueDate <= soon,
  )
  return [
    sinceMonthEnd(
      card(
        ['ABS_OWED', '未付应付账款', '已确认、尚未付清的应付账款的未付金额，含在池与逾期的'],
        owed,
        remain,
      ),
      owedBefore(
        today,
        world.absPayables.where((row) => row.corpId === corp.corpId && row.payableStatus !== 'REVOKED'),
        { from: (row) => row.payConfirmDate, rest: remain },
      ),
    ),
    card(
      [
        'ABS_POOL',
        '在池资产',
        '已入池、还没有付过款的账款的未付金额',
        listAt(ASSETS, { payableStatus: 'POOLED', debtorName: corp.corpName }),
      ],
      at('POOLED'),
      remain,
    ),
    card(
      [
        'ABS_DUE',
        `${SOON}天内待登记付款`,
        `应付日期在今日起${SOON}天内、还没有登记付款的账款的未付金额`,
        listAt(REGISTER, {
          paymentStatus: 'WAIT_REGISTER',
          payableDueDateFrom: today,
          payableDueDateTo: soon,
        }),
      ],
      due,
      (row) => payableOf(world, row).payableRemain,
    ),
    card(
      [
        'ABS_OVERDUE',
        '逾期应付',
        '过了应付日期还没有付清的账款的未付金额',
        listAt(PAYABLES, { payableStatuses: 'OVERDUE' }),
      ],
      at('OVERDUE'),
      remain,
    ),
  ]
}

const creditorCards = ({ world, corp }: Context): WorkbenchCard[] => {
  const mine = world.absPayables.where((row) => row.creditorCorpId === corp.corpId)
  const at = (status: ReturnType<typeof receivableStatusOf>) =>
    mine.filter((row) => receivableStatusOf(world, row) === status)
  const describe = (code: string, name: string, definition: string, receivableStatus: string) =>
    [code, name, definition, listAt(RECEIVABLES, { receivableStatus })] as const
  if (mine.length === 0) return []
  return [
    card(
      describe('ABS_SELLABLE', '可转让账款', '债务人已确权、还没有申请转让的账款金额', 'CONFIRMED'),
      at('CONFIRMED'),
      (row) => row.payableAmount,
    ),
    card(
      describe('ABS_SELLING', '转让中账款', '已申请转让、还没有入池的账款金额', 'TRANSFERRING'),
      at('TRANSFERRING'),
      (row) => row.payableAmount,
    ),
    card(
      describe('ABS_FUNDED', '已收转让价款', '已收到的转让价款，账款还没有到期结清', 'FUNDED'),
      at('FUNDED'),
      (row) => row.transferPrice ?? '0.00',
    ),
  ]
}

/** ABS 的指标：债务人的与债权人的。 */
const absCards = (ctx: Context): WorkbenchCard[] => [...debtorCards(ctx), ...creditorCards(ctx)]

/** ABS 还没结清的款：转让出去的账款不再由债权人收。 */
const openAbs = (ctx: Context): OpenItem[] =>
  stillOpen([
    ...owedRows(ctx).map((row) => ({
      side: 'PAY' as const,
      bizNo: row.payableNo,
      name: row.creditorName,
      day: row.payableDueDate,
      amount: row.payableRemain,
    })),
    ...ctx.world.absPayables
      .where(
        (row) =>
          row.creditorCorpId === ctx.corp.corpId &&
          row.planNo === undefined &&
          OWED.includes(row.payableStatus) &&
          isPositive(row.payableRemain),
      )
      .map((row) => ({
        side: 'RECEIVE' as const,
        bizNo: row.payableNo,
        name: row.debtorName,
        day: row.payableDueDate,
        amount: row.payableRemain,
      })),
  ])

/** ABS 告诉工作台的数；趋势里是确认了的应付，两边都看。 */
export const absFigures: ProductFigures = {
  productType: 'ABS',
  cards: absCards,
  open: openAbs,
  trend: ({ world, corp: { corpId } }) => ({
    payableAmount: world.absPayables
      .where(
        (row) => (row.corpId === corpId || row.creditorCorpId === corpId) && row.payableStatus !== 'REVOKED',
      )
      .map((row) => [row.payConfirmDate, row.payableAmount]),
  }),
}
