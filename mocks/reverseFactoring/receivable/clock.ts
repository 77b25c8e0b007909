// 时间与银行对应收账款所做的：到期未付（T-RAC-12），付清（T-RAC-11）。

import { addDays } from '#domain/calendar.ts'
import { add, compare, isMoney, isPositive, subtract, yuan } from '#domain/money.ts'
import { overdueOf, penaltyAccrued } from '../../financing/overdue.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import * as roles from '../../kernel/roles.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import type { RfParties } from '../document/rows.ts'
import { openRisk } from '../risk/flow.ts'
import type { RfAccountRow } from './rows.ts'
import { rfAccountFlow } from './transitions.ts'

/** 双方；提交过的账款一定有。 */
export const partiesOn = (row: RfAccountRow): RfParties => {
  const { creditorCorpId, creditorName, debtorCorpId, debtorName } = row
  if (!creditorCorpId || !creditorName || !debtorCorpId || !debtorName) {
    throw new BusinessError('ILLEGAL_STATE', '账款还没有双方')
  }
  return { creditorCorpId, creditorName, debtorCorpId, debtorName }
}

/** 已确权、还没有付清的。 */
export const OWED: readonly RfAccountRow['arStatus'][] = ['CONFIRMED', 'FINANCING', 'FINANCED', 'OVERDUE']

/** 宽限期的最后一天；还没有填到期日的为 undefined。 */
export const graceEndOf = ({ arDueDate, graceDays }: RfAccountRow): string | undefined =>
  arDueDate && addDays(arDueDate, graceDays)

/** 到期未付、还在宽限期里的，宽限到哪天；不在的为 undefined。 */
export const graceOf = (today: string, row: RfAccountRow): string | undefined => {
  const end = graceEndOf(row)
  return end && OWED.includes(row.arStatus) && row.arDueDate! < today && today <= end ? end : undefined
}

/** 过了宽限期仍未付的，自到期日起逾期的天数与利息；没有逾期为 undefined。 */
export const overdueOnAccount = (today: string, row: RfAccountRow) => {
  const end = graceEndOf(row)
  if (!end || today <= end || !OWED.includes(row.arStatus)) return undefined
  const { arDueDate, arBalance: unpaidAmount, repaid } = row
  return overdueOf({ day: today, dueDay: arDueDate!, unpaidAmount, repaid })
}

/** 一笔账款的逾期利息：产生的、已付的、减免的与还欠的；本金付清了也欠着。没有产生过为 undefined。 */
export const penaltyOn = (today: string, row: RfAccountRow) => {
  const { arDueDate: dueDay = today, arBalance: unpaidAmount, repaid } = row
  const isOwed = isPositive(unpaidAmount) && OWED.includes(row.arStatus)
  const day = isOwed ? today : (repaid?.at(-1)?.day ?? '')
  if (day <= (graceEndOf(row) ?? today)) return undefined
  const penaltyAmount = penaltyAccrued({ day, dueDay, unpaidAmount: isOwed ? unpaidAmount : '0.00', repaid })
  const { penaltyPaidAmount = '0.00', penaltyWaivedAmount = '0.00' } = row
  return {
    penaltyAmount,
    penaltyPaidAmount,
    penaltyWaivedAmount,
    penaltyOwedAmount: subtract(penaltyAmount, add(penaltyPaidAmount, penaltyWaivedAmount)),
  }
}

/** 在账款的轨迹上记一笔外面办的：回款、利息。 */
export const noteBySystem = (world: World, row: DocumentRow, what: string, opinion: string): void => {
  const time = world.now()
  row.auditTrail.push({ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: what, opinion })
}

/** 债务人付了多少本金：记入轨迹，到期之后付的，此前产生的利息照欠。 */
export const repayAccount = (world: World, row: RfAccountRow, amount: string): void => {
  row.arBalance = subtract(row.arBalance, amount)
  row.repaid = [...(row.repaid ?? []), { day: world.today(), amount }]
  const penalty = penaltyOn(world.today(), row)
  const owed = penalty ? `；逾期利息计至今日${yuan(penalty.penaltyAmount)}` : ''
  noteBySystem(world, row, '债务人付款', `${yuan(amount)}，未付${yuan(row.arBalance)}${owed}`)
}

/** 债务人付、资金方减免逾期利息：不超过还欠的，记入轨迹。 */
const clearPenalty = (
  world: World,
  key: string,
  field: 'penaltyPaidAmount' | 'penaltyWaivedAmount',
  what: string,
): void => {
  const [arNo, text] = splitKey(key)
  const row = world.rfAccounts.need(arNo)
  const owed = penaltyOn(world.today(), row)?.penaltyOwedAmount ?? '0.00'
  const asked = text.replaceAll(',', '') || owed
  if (!isMoney(asked) || !isPositive(asked)) throw new OutsideError('没有要付的逾期利息')
  const amount = add(asked, '0.00')
  if (compare(amount, owed) > 0) throw new OutsideError(`逾期利息只欠${yuan(owed)}`)
  row[field] = add(row[field] ?? '0.00', amount)
  const rest = `${yuan(amount)}，还欠${yuan(subtract(owed, amount))}`
  noteBySystem(world, row, what, rest)
  const financing = world.rfFinancings.get(row.rfFinanceNo)
  if (financing) noteBySystem(world, financing, what, `${arNo}，${rest}`)
}

/** T-RAC-12 到期未付：过了宽限期，账款逾期，并提示风险（T-RRK-01）。 */
export const overdueAccounts = (world: World): void => {
  const today = world.today()
  const late = world.rfAccounts.where(
    (row) => rfAccountFlow.isReadyFor(row, 'T-RAC-12') && today > (graceEndOf(row) ?? today),
  )
  for (const row of late) {
    rfAccountFlow.step(world, row, 'T-RAC-12')
    const riskDesc = `应收账款${row.arNo}于${row.arDueDate}到期，过宽限期仍未付款${yuan(row.arBalance)}`
    openRisk(world, { ...partiesOn(row), arNo: row.arNo, riskType: 'DEBTOR_OVERDUE', riskDesc })
  }
}

/** T-RAC-11 债务人付清：余额归零，双方都知道。 */
export const settleAccount = (world: World, row: RfAccountRow): void => {
  rfAccountFlow.step(world, row, 'T-RAC-11')
  row.arBalance = '0.00'
  const { creditorCorpId, debtorCorpId } = partiesOn(row)
  for (const [corpId, role, jumpPath] of [
    [creditorCorpId, roles.RF_CORP_OPERATOR, '/reverse_factoring/account/account-manage'],
    [debtorCorpId, roles.RF_CORE_OPERATOR, '/reverse_factoring/debtor/ar/manage'],
  ] as const) {
    world.notify({
      corpId,
      roleCodes: [role],
      messageType: 'NOTICE',
      messageTitle: '应收账款已付清',
      messageContent: `应收账款${row.arNo}已由债务人付清`,
      bizNo: row.arNo,
      jumpPath,
    })
  }
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-RAC-11', '付清未融资账款（应收账款编号）', (world, key) => {
    const row = world.rfAccounts.need(key.trim())
    if (row.rfFinanceNo) throw new OutsideError('已融资的账款随融资的回款付清')
    if (isPositive(row.arBalance)) repayAccount(world, row, row.arBalance)
    settleAccount(world, row)
  }),
  event('bank', 'PENALTY', '债务人付逾期利息（应收账款编号，空格后可跟金额）', (world, key) =>
    clearPenalty(world, key, 'penaltyPaidAmount', '付逾期利息'),
  ),
  event('funder', 'WAIVE', '减免逾期利息（应收账款编号，空格后可跟金额）', (world, key) =>
    clearPenalty(world, key, 'penaltyWaivedAmount', '减免逾期利息'),
  ),
]
