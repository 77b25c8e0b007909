// 反向保理在工作台上的数：债权人看可融资与在贷的，债务人看已确权未付的。
import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import type { ProductFigures } from '../../portal/workbench/figures.ts'
import {
  figure,
  limitFigure,
  listAt,
  type OpenItem,
  owedBefore,
  SOON,
  sinceMonthEnd,
  stillOpen,
} from '../../portal/workbench/homeFigure.ts'
import { owedAmountOf } from '../finance/quote.ts'
import type { RfFinancingRow } from '../finance/rows.ts'
import { OWED } from '../receivable/clock.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { rfAccountFlow } from '../receivable/transitions.ts'

const ACCOUNTS = '/reverse_factoring/account/account-manage'
const FINANCES = '/reverse_factoring/financing/financing-manage'
const PAYABLES = '/reverse_factoring/debtor/ar/manage'

const card = figure('REVERSE_FACTORING')
const arBalance = (row: RfAccountRow) => row.arBalance

const limitCards = ({ world, corp }: Context): WorkbenchCard[] =>
  world.limits
    .where((row) => row.corpId === corp.corpId && row.limitType === 'RF')
    .map((limit) =>
      limitFigure('REVERSE_FACTORING')(
        [
          `RF_LIMIT_${limit.limitNo}`,
          '可用保理额度',
          `${limit.grantorName}授予的反向保理额度减去已用与冻结的，${limit.limitExpireDate} 到期`,
        ],
        limit,
      ),
    )

const creditorCards = (ctx: Context): WorkbenchCard[] => {
  const { world, corp } = ctx
  const mine = world.rfAccounts.where((row) => row.creditorCorpId === corp.corpId)
  // 还没有账款的，有了额度也要看得到
  if (mine.length === 0) return limitCards(ctx)
  const lent = (status: RfFinancingRow['rfFinanceStatus']) =>
    world.rfFinancings.where((row) => row.corpId === corp.corpId && row.rfFinanceStatus === status)
  return [
    card(
      [
        'RF_CONFIRMED',
        '可融资账款',
        '债务人已确权、还没有融资的账款余额',
        listAt(ACCOUNTS, { arStatus: 'CONFIRMED' }),
      ],
      mine.filter((row) => row.arStatus === 'CONFIRMED'),
      arBalance,
    ),
    card(
      [
        'RF_LENT',
        '在贷融资',
        '已放款、尚未逾期与结清的融资还欠资金方的金额，含到期收取的利息与手续费',
        listAt(FINANCES, { rfFinanceStatus: 'LENT' }),
      ],
      lent('LENT'),
      owedAmountOf,
    ),
    card(
      [
        'RF_OVERDUE',
        '逾期融资',
        '账款过了宽限期还没有付清的融资，还欠资金方的金额',
        listAt(FINANCES, { rfFinanceStatus: 'OVERDUE' }),
      ],
      lent('OVERDUE'),
      owedAmountOf,
    ),
    ...limitCards(ctx),
  ]
}

/** 何时确权的：情景一开始就有的没有轨迹，算到它录入的时候；没有确权的没有。 */
const confirmedOn = (row: RfAccountRow): string | undefined =>
  OWED.includes(row.arStatus) || row.arStatus === 'SETTLED'
    ? (rfAccountFlow.passed(row, 'T-RAC-05')?.time ?? row.createTime)
    : undefined

const debtorCards = ({ world, corp, today }: Context): WorkbenchCard[] => {
  const mine = world.rfAccounts.where((row) => row.debtorCorpId === corp.corpId)
  if (mine.length === 0) return []
  const owed = mine.filter((row) => OWED.includes(row.arStatus) && isPositive(row.arBalance))
  const soon = addDays(today, SOON)
  return [
    sinceMonthEnd(
      card(['RF_OWED', '已确权未付', '已确权、尚未付清的应付账款余额，含逾期的'], owed, arBalance),
      owedBefore(today, mine, { from: confirmedOn, rest: arBalance }),
    ),
    card(
      ['RF_DUE', `${SOON}天内应付`, `已确权未付中到期日在今日起${SOON}天内的部分`],
      owed.filter((row) => (row.arDueDate ?? '') >= today && (row.arDueDate ?? '') <= soon),
      arBalance,
    ),
    card(
      [
        'RF_LATE',
        '逾期应付',
        '过了宽限期还没有付清的应付账款余额',
        listAt(PAYABLES, { arStatus: 'OVERDUE' }),
      ],
      mine.filter((row) => row.arStatus === 'OVERDUE'),
      arBalance,
    ),
  ]
}

/** 反向保理的指标：债权人的与债务人的。 */
const rfCards = (ctx: Context): WorkbenchCard[] => [...creditorCards(ctx), ...debtorCards(ctx)]

/** 已放款的由债务人付给资金方，不再是债权人的应收。 */
const isFinanced = ({ arStatus, rfFinanceNo }: RfAccountRow): boolean =>
  arStatus === 'FINANCED' || (arStatus === 'OVERDUE' && rfFinanceNo !== undefined)

/** 反向保理还没结清的账款。 */
const openRf = ({ world, corp }: Context): OpenItem[] =>
  stillOpen(
    world.rfAccounts.all().flatMap((row): OpenItem[] => {
      if (!OWED.includes(row.arStatus)) return []
      const rest = { bizNo: row.arNo, day: row.arDueDate ?? '', amount: row.arBalance }
      if (row.debtorCorpId === corp.corpId) return [{ side: 'PAY', name: row.creditorName ?? '', ...rest }]
      return row.creditorCorpId === corp.corpId && !isFinanced(row)
        ? [{ side: 'RECEIVE', name: row.debtorName ?? '', ...rest }]
        : []
    }),
  )

/** 反向保理告诉工作台的数；趋势里是放了的款，两边都看。 */
export const rfFigures: ProductFigures = {
  productType: 'REVERSE_FACTORING',
  cards: rfCards,
  open: openRf,
  trend: ({ world, corp: { corpId } }) => ({
    factoringAmount: world.rfFinancings
      .where((row) => row.corpId === corpId || row.debtorCorpId === corpId)
      .map((row) => [row.lendTime, row.rfFinanceAmount]),
  }),
}
