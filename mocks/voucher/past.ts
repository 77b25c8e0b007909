// 日常世界以前的一年：华岳智造每月开立、供应商签收与转让、到期按时兑付，都按流转办，落在当时的时刻。
import { addDays, addWorkingDays } from '#domain/calendar.ts'
import { actorAs } from '../financing/seed.ts'
import { atPast } from '../kernel/past.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../kernel/roles.ts'
import type { World } from '../kernel/World.ts'
import { holidays } from '../portal/holiday/holidays.ts'
import { CORPS } from '../portal/people/corps.ts'
import { reviewCash, submitCash } from './cash/flow.ts'
import { refreshCashLists } from './cash/lists.ts'
import { bankPaid, bankSend } from './cash/payments.ts'
import { split } from './circulate/seed.ts'
import { buildIssue } from './issue/seed.ts'
import { ageVouchers } from './voucher/due.ts'

/** 开立日、承诺付款日、金额、接收方；转让的写明哪天转出多少。 */
type Deal = readonly [
  day: string,
  due: string,
  amount: string,
  receiver: 'chain' | 'chain2',
  passedOn?: readonly [day: string, amount: string],
]

const DEALS: readonly Deal[] = [
  ['2026-01-14', '2026-05-14', '620000.00', 'chain'],
  ['2026-01-27', '2026-06-26', '1280000.00', 'chain2'],
  ['2026-02-10', '2026-07-10', '450000.00', 'chain', ['2026-03-24', '130000.00']],
  ['2026-03-05', '2026-08-05', '860000.50', 'chain2'],
  ['2026-03-19', '2026-08-19', '735000.00', 'chain', ['2026-04-15', '200000.00']],
  ['2026-04-08', '2026-09-08', '540000.00', 'chain', ['2026-08-20', '120000.50']],
  ['2026-04-22', '2026-09-22', '1150000.00', 'chain2'],
  ['2026-05-12', '2026-10-12', '396000.00', 'chain', ['2026-06-18', '96000.00']],
  ['2026-05-26', '2026-10-26', '980000.00', 'chain2'],
  ['2026-06-11', '2026-11-11', '588000.00', 'chain'],
  ['2026-06-24', '2026-12-24', '670000.00', 'chain2'],
  ['2026-07-15', '2027-01-15', '415000.00', 'chain'],
  ['2026-08-25', '2027-02-24', '720000.00', 'chain2'],
  ['2026-10-21', '2027-04-21', '830000.20', 'chain2'],
  ['2026-10-29', '2027-04-29', '505000.00', 'chain'],
]

/** 江苏恒拓的零散订单走另一份合同，日常的那份不受影响。 */
const SMALL_CONTRACT = 'HY-CG-2026-0002'

/** 一天里的一件事。 */
type Doing = readonly [day: string, time: string, run: () => void]

/** 到期前十个工作日生成清单，次日申请并审批，应付日由银行付清。 */
const paid = (world: World, due: string): Doing[] => {
  const listed = addWorkingDays(due, -10, holidays)
  const batch = () => world.cashBatches.find((row) => row.cashDueDate === due)!
  const account = () =>
    world.bankAccounts.find((one) => one.corpId === CORPS.core && one.accountPurpose.includes('PAY'))!
  return [
    [listed, '00:05:00', () => refreshCashLists(world)],
    [
      addDays(listed, 1),
      '10:20:00',
      () =>
        submitCash(
          { world, row: batch(), actor: actorAs(world, CORPS.core, CORE_OPERATOR), version: batch().version },
          {
            payChannel: 'BANK_DEBIT',
            payAccountId: account().accountId,
          },
        ),
    ],
    [
      addDays(listed, 1),
      '15:10:00',
      () =>
        reviewCash(world, batch(), actorAs(world, CORPS.core, CORE_DIRECTOR), {
          version: batch().version,
          decision: 'PASS',
          opinion: undefined,
        }),
    ],
    [due, '09:40:00', () => (ageVouchers(world), bankSend(world, batch().cashNo))],
    [due, '14:40:00', () => bankPaid(world, batch().cashNo)],
  ]
}

/** 今年开立的凭证：到期的都已付清，转让出去的由苏州锦衡签收。 */
export const voucherYear = (world: World): void => {
  const today = world.today()
  const doings = DEALS.flatMap(([day, due, faceAmount, receiver, passedOn]): Doing[] => {
    let voucherNo = ''
    const open: Doing = [
      day,
      '16:30:00',
      () => {
        voucherNo = buildIssue(world, {
          issueStatus: 'SIGNED',
          issueDate: day,
          promisePayDate: due,
          faceAmount,
          receiverName: world.corps.need(CORPS[receiver]).corpName,
          ...(receiver === 'chain' && { contractNo: SMALL_CONTRACT }),
        }).voucherNo!
      },
    ]
    const turn: Doing[] = passedOn
      ? [[passedOn[0], '11:15:00', () => split(world, voucherNo, [passedOn[1]], 1)]]
      : []
    return [open, ...turn, ...(due < today ? paid(world, due) : [])]
  })
  const inOrder = doings.toSorted((a, b) => (`${a[0]}${a[1]}` < `${b[0]}${b[1]}` ? -1 : 1))
  for (const [day, time, run] of inOrder) atPast(world, day, time, run)
}
