// 凭证在工作台上的数：持有的一侧与开立的一侧，口径与首页、列表一致。
import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { isPositive, sum } from '#domain/money.ts'
import { issueLimitOf } from '../../account/limit/book.ts'
import type { Context } from '../../kernel/Context.ts'
import {
  type FigureWords,
  figure,
  limitFigure,
  listAt,
  type OpenItem,
  SOON,
  sinceMonthEnd,
  stillOpen,
} from '../../portal/workbench/homeFigure.ts'
import type { FinanceApplicationRow } from '../finance/rows.ts'
import { UNSETTLED } from '../finance/transitions.ts'
import { openingOf, PAYABLE, unpaidOf } from '../voucher/book.ts'
import { cashDueDate } from '../voucher/flow.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'

/** 存续：已签收、尚未付清。待签收的还不是欠款。 */
const LIVE: readonly VoucherRow['voucherStatus'][] = ['ACTIVE', 'DUE', 'PART_CASHED', 'OVERDUE']

const VOUCHERS = '/credit/core/product/index'
export const FINANCES = '/credit/core/finance/query'

const card = figure('CREDIT')
const outstanding = (row: VoucherRow) => row.outstandingAmount

/** 本企业开立、存续中的凭证。 */
export const liveVouchers = ({ world, corp }: Context): VoucherRow[] =>
  world.vouchers.where((row) => row.corpId === corp.corpId && LIVE.includes(row.voucherStatus))

/** 本企业持有、还要收款的。 */
export const heldVouchers = ({ world, corp }: Context): HoldingRow[] =>
  world.holdings.where((row) => row.corpId === corp.corpId && PAYABLE.includes(row.holdingStatus))

/** 这些持有上月末合计多少。 */
const openingOfAll = ({ world }: Context, holdings: readonly HoldingRow[]): string =>
  sum(holdings.map((row) => openingOf(world, row)))

/** 本企业持有的，上月末是多少。 */
export const heldBefore = (ctx: Context): string =>
  openingOfAll(
    ctx,
    ctx.world.holdings.where((row) => row.corpId === ctx.corp.corpId),
  )

/** 本企业开立的凭证，上月末还有多少没有付：各持有方的合计（INV-03）。 */
export const outstandingBefore = (ctx: Context): string => {
  const { world, corp } = ctx
  const isMine = (row: HoldingRow) => world.vouchers.need(row.voucherNo).corpId === corp.corpId
  return openingOfAll(ctx, world.holdings.where(isMine))
}

/** 本企业已放款、尚未结清的凭证融资。 */
export const outstandingFinances = ({ world, corp }: Context): FinanceApplicationRow[] =>
  world.financeApplications.where(
    (row) => row.corpId === corp.corpId && UNSETTLED.some((status) => status === row.financeStatus),
  )

/** 一笔融资的融资金额；放款的都有。 */
export const financedOf = (row: FinanceApplicationRow): string => row.financeAmount ?? '0.00'

/** 应付日期在近期；过了的是逾期，不在内。 */
const isSoon = ({ today }: Context, row: VoucherRow): boolean => {
  const due = cashDueDate(row)
  return due >= today && due <= addDays(today, SOON)
}

/** 工作台与首页是同一个数。 */
export const HOLD: FigureWords = ['HOLD', '持有金额', '已签收、还没有收到款的凭证：可用与冻结之和']
export const OUTSTANDING: FigureWords = [
  'OUTSTANDING',
  '存续金额',
  '已签收、尚未付清的凭证的未付金额，含逾期的，不含待签收的',
  listAt(VOUCHERS, { voucherStatuses: LIVE }),
]

const heldCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp } = ctx
  if (!world.holdings.find((row) => row.corpId === corp.corpId && row.holdingStatus !== 'CLOSED')) return []
  const held = heldVouchers(ctx)
  return [
    sinceMonthEnd(card(HOLD, held, unpaidOf), heldBefore(ctx)),
    card(
      ['AVAILABLE', '可用金额', '持有金额中没有冻结、可以转让或融资的部分'],
      held.filter((row) => isPositive(row.availableAmount)),
      (row) => row.availableAmount,
    ),
    card(
      [
        'FINANCED',
        '已融资金额',
        '已放款、尚未结清的凭证融资的融资金额，含逾期的',
        listAt(FINANCES, { financeStatuses: UNSETTLED }),
      ],
      outstandingFinances(ctx),
      financedOf,
    ),
    card(
      ['DUE_SOON', `${SOON}天内到期`, `持有金额中应付日期在今日起${SOON}天内的部分，不含已逾期的`],
      held.filter((row) => isSoon(ctx, world.vouchers.need(row.voucherNo))),
      unpaidOf,
    ),
  ]
}

const limitCards = ({ world, corp }: Context): WorkbenchCard[] => {
  const limit = issueLimitOf(world, corp.corpId)
  if (!limit) return []
  return [
    limitFigure('CREDIT')(
      [
        'AVAILABLE_LIMIT',
        '可用开立额度',
        '开立额度减去已用、冻结与已分配给成员的',
        `/credit/core/supplier/limit-detail?limitNo=${limit.limitNo}`,
      ],
      limit,
    ),
  ]
}

const issuedCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp, today } = ctx
  const issued = world.vouchers.where((row) => row.corpId === corp.corpId)
  // 还没有开立过的，有了额度也要看得到
  if (issued.length === 0) return limitCards(ctx)
  const live = liveVouchers(ctx)
  const at = (status: VoucherRow['voucherStatus']) => issued.filter((row) => row.voucherStatus === status)
  return [
    sinceMonthEnd(card(OUTSTANDING, live, outstanding), outstandingBefore(ctx)),
    card(
      [
        'WAIT_SIGN',
        '待签收金额',
        '已开立、对方还没有签收的凭证',
        listAt(VOUCHERS, { voucherStatuses: 'WAIT_SIGN' }),
      ],
      at('WAIT_SIGN'),
      outstanding,
    ),
    card(
      [
        'PAYABLE_SOON',
        `${SOON}天内应付`,
        `存续金额中应付日期在今日起${SOON}天内的部分，不含已逾期的`,
        listAt(VOUCHERS, {
          voucherStatuses: LIVE,
          cashDueDateFrom: today,
          cashDueDateTo: addDays(today, SOON),
        }),
      ],
      live.filter((row) => isSoon(ctx, row)),
      outstanding,
    ),
    card(
      [
        'OVERDUE',
        '逾期金额',
        '过了兑付日还没有付清的凭证的未付金额',
        listAt(VOUCHERS, { voucherStatuses: 'OVERDUE' }),
      ],
      at('OVERDUE'),
      outstanding,
    ),
    ...limitCards(ctx),
  ]
}

/** 凭证的指标：持有的在前，开立的在后；哪一侧没有过业务就没有哪一侧的。 */
export const voucherCards = (ctx: Context): WorkbenchCard[] => [...heldCards(ctx), ...issuedCards(ctx)]

/** 凭证还没结清的款。 */
export const openVouchers = (ctx: Context): OpenItem[] =>
  stillOpen([
    ...liveVouchers(ctx).map((row) => ({
      side: 'PAY' as const,
      bizNo: row.voucherNo,
      name: row.receiverName,
      day: cashDueDate(row),
      amount: row.outstandingAmount,
    })),
    ...heldVouchers(ctx).map((row) => {
      const voucher = ctx.world.vouchers.need(row.voucherNo)
      const [name, day] = [voucher.issuerName, cashDueDate(voucher)]
      return {
        side: 'RECEIVE' as const,
        bizNo: row.voucherNo,
        key: row.holdingNo,
        name,
        day,
        amount: unpaidOf(row),
      }
    }),
  ])
