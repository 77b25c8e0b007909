// 凭证在工作台上的数：持有的一侧与开立的一侧，口径与首页、列表一致。
import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import type { Context } from '../../kernel/Context.ts'
import { balance, figure, listAt, type OpenItem, SOON, stillOpen } from '../../portal/workbench/homeFigure.ts'
import { PAYABLE, unpaidOf } from '../voucher/book.ts'
import { cashDueDate } from '../voucher/flow.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'

/** 存续：已签收、尚未付清。待签收的还不是欠款。 */
const LIVE: readonly VoucherRow['voucherStatus'][] = ['ACTIVE', 'DUE', 'PART_CASHED', 'OVERDUE']

const VOUCHERS = '/credit/core/product/index'
const FINANCES = '/credit/core/finance/query'

const card = figure('CREDIT')
const outstanding = (row: VoucherRow) => row.outstandingAmount

/** 本企业开立、存续中的凭证。 */
export const liveVouchers = ({ world, corp }: Context): VoucherRow[] =>
  world.vouchers.where((row) => row.corpId === corp.corpId && LIVE.includes(row.voucherStatus))

/** 本企业持有、还要收款的。 */
export const heldVouchers = ({ world, corp }: Context): HoldingRow[] =>
  world.holdings.where((row) => row.corpId === corp.corpId && PAYABLE.includes(row.holdingStatus))

const heldCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp, today } = ctx
  if (!world.holdings.find((row) => row.corpId === corp.corpId && row.holdingStatus !== 'CLOSED')) return []
  const held = heldVouchers(ctx)
  const lent = world.financeApplications.where(
    (row) => row.corpId === corp.corpId && row.financeStatus === 'LENT',
  )
  const soon = addDays(today, SOON)
  const isSoon = ({ promisePayDate }: VoucherRow) => promisePayDate >= today && promisePayDate <= soon
  return [
    card(['HOLD', '持有金额', '已签收、还没有收到款的凭证：可用与冻结之和'], held, unpaidOf),
    card(
      ['AVAILABLE', '可用金额', '持有金额中没有冻结、可以转让或融资的部分'],
      held.filter((row) => isPositive(row.availableAmount)),
      (row) => row.availableAmount,
    ),
    card(
      [
        'FINANCED',
        '已融资金额',
        '已放款、尚未结清的凭证融资的融资金额',
        listAt(FINANCES, { financeStatus: 'LENT' }),
      ],
      lent,
      (row) => row.financeAmount ?? '0.00',
    ),
    card(
      ['DUE_SOON', `${SOON}天内到期`, `持有金额中承诺付款日在今日起${SOON}天内的部分`],
      held.filter((row) => isSoon(world.vouchers.need(row.voucherNo))),
      unpaidOf,
    ),
  ]
}

const issuedCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp, today } = ctx
  const issued = world.vouchers.where((row) => row.corpId === corp.corpId)
  if (issued.length === 0) return []
  const live = liveVouchers(ctx)
  const soon = addDays(today, SOON)
  const limit = issueLimitOf(world, corp.corpId)
  const at = (status: VoucherRow['voucherStatus']) => issued.filter((row) => row.voucherStatus === status)
  return [
    card(
      [
        'OUTSTANDING',
        '存续金额',
        '已签收、尚未付清的凭证的未付金额，含逾期的，不含待签收的',
        listAt(VOUCHERS, { voucherStatuses: LIVE }),
      ],
      live,
      outstanding,
    ),
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
        `存续金额中承诺付款日在今日起${SOON}天内的部分`,
        listAt(VOUCHERS, { voucherStatuses: LIVE, promisePayDateFrom: today, promisePayDateTo: soon }),
      ],
      live.filter((row) => row.promisePayDate >= today && row.promisePayDate <= soon),
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
    ...(limit
      ? [
          balance('CREDIT')(
            [
              'AVAILABLE_LIMIT',
              '可用开立额度',
              '开立额度减去已用、冻结与已分配给成员的',
              `/credit/core/supplier/limit-detail?limitNo=${limit.limitNo}`,
            ],
            availableLimit(limit),
          ),
        ]
      : []),
  ]
}

/** 凭证的指标：持有的在前，开立的在后；哪一侧没有过业务就没有哪一侧的。 */
export const voucherCards = (ctx: Context): WorkbenchCard[] => [...heldCards(ctx), ...issuedCards(ctx)]

/** 凭证还没结清的款。 */
export const openVouchers = (ctx: Context): OpenItem[] =>
  stillOpen([
    ...liveVouchers(ctx).map((row) => ({
      side: 'PAY' as const,
      name: row.receiverName,
      day: cashDueDate(row),
      amount: row.outstandingAmount,
    })),
    ...heldVouchers(ctx).map((row) => {
      const { issuerName: name, promisePayDate: day } = ctx.world.vouchers.need(row.voucherNo)
      return { side: 'RECEIVE' as const, name, day, amount: unpaidOf(row) }
    }),
  ])
