// RST 对账单。

import { formatMonths, isDay } from '#domain/calendar.ts'
import { add, compare, isMoney, isPositive, subtract, yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { needPartner, operatorOf, partiesOf, rfSideOf, sideOn } from '../sides.ts'
import type { RfStatementRow } from './rows.ts'
import { rfStatementFlow } from './transitions.ts'

const PAGES = {
  CREDITOR: '/reverse_factoring/creditor/receipt/statement/manage',
  DEBTOR: '/reverse_factoring/debtor/receipt/statement/manage',
} as const

export type StatementForm = {
  statementNo?: string | undefined
  version?: number | undefined
  partnerName: string
  periodFromMonth: string
  periodToMonth: string
  statementAmount: string
  deductAmount?: string | undefined
  statementDate: string
  isSupplement: boolean
  remark?: string | undefined
  statementFile: AttachmentRow
}

const bad = (message: string) => new BusinessError('FORMAT', message)
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** 对账期间给人看的文字：2026年10月。 */
const periodOf = ({ statementPeriod }: Pick<RfStatementRow, 'statementPeriod'>): string => {
  const [from = '', to = from] = statementPeriod.split(' ~ ')
  return formatMonths(from, to)
}

/** 对方企业：不是发起的那一方。 */
const otherCorpOf = (row: RfStatementRow): string =>
  row.corpId === row.creditorCorpId ? row.debtorCorpId : row.creditorCorpId

const tell = (
  world: World,
  row: RfStatementRow,
  corpId: string,
  messageTitle: string,
  todo = false,
): void => {
  const side = sideOn(row, corpId) ?? 'CREDITOR'
  world.notify({
    corpId,
    roleCodes: [operatorOf(side)],
    messageType: todo ? 'TODO' : 'NOTICE',
    messageTitle,
    messageContent: `${row.statementNo}，对账期间${periodOf(row)}，应结算金额${yuan(row.settleAmount)}`,
    bizNo: row.statementNo,
    jumpPath: PAGES[side],
  })
}

/** 同一对企业、同一期间只有一份，补充的除外。 */
const needSingle = (world: World, row: RfStatementRow): void => {
  if (row.isSupplement) return
  const same = world.rfStatements.find(
    (other) =>
      other.statementNo !== row.statementNo &&
      other.statementStatus !== 'VOID' &&
      !other.isSupplement &&
      other.creditorCorpId === row.creditorCorpId &&
      other.debtorCorpId === row.debtorCorpId &&
      other.statementPeriod === row.statementPeriod,
  )
  if (same) throw new BusinessError('T-RST-01', '该期间已有对账单，确需再对的请选补充对账')
}

const checkForm = (world: World, form: StatementForm): void => {
  const { statementAmount, deductAmount = '0.00', periodFromMonth: from, periodToMonth: to } = form
  if (!isMoney(statementAmount) || !isPositive(statementAmount)) throw bad('对账金额须大于0')
  if (!isMoney(deductAmount) || compare(deductAmount, statementAmount) > 0)
    throw bad('扣款金额不得大于对账金额')
  if (!MONTH.test(from) || !MONTH.test(to) || from > to) throw bad('对账期间的止月不得早于起月')
  if (!isDay(form.statementDate) || form.statementDate > world.today()) throw bad('对账日期不得晚于今天')
}

/** T-RST-01 新增或修改草稿：应结算金额 = 对账金额 − 扣款金额。 */
export const saveStatement = (world: World, actor: Actor, form: StatementForm): RfStatementRow => {
  rfStatementFlow.needRole('T-RST-01', actor)
  const side = rfSideOf(actor.role)!
  checkForm(world, form)
  const own = world.corps.need(actor.user.corpId)
  const parties = partiesOf(own, needPartner(world, own.corpId, form.partnerName, side), side)
  const known = form.statementNo ? world.rfStatements.need(form.statementNo) : undefined
  if (known && known.corpId !== own.corpId) throw new BusinessError('NOT_FOUND', '对账单不存在')
  if (known) rfStatementFlow.check({ world, row: known, actor, version: form.version }, 'EDIT')
  const statementNo = known?.statementNo ?? world.ids.next('ST', world.today())
  const { periodFromMonth, periodToMonth, partnerName: _partner, deductAmount = '0.00', ...fields } = form
  const row: RfStatementRow = {
    ...(known ?? rfStatementFlow.begin(world, 'T-RST-01', statementNo, actor)),
    ...fields,
    ...parties,
    statementNo,
    statementPeriod: `${periodFromMonth} ~ ${periodToMonth}`,
    statementAmount: add(form.statementAmount, '0.00'),
    deductAmount: add(deductAmount, '0.00'),
    settleAmount: subtract(form.statementAmount, deductAmount),
    statementStatus: 'DRAFT',
    version: (known?.version ?? -1) + 1,
    updateTime: world.now(),
  }
  needSingle(world, row)
  return world.rfStatements.put(row)
}

/** T-RST-02 发送对方确认：文件随之给对方看。 */
export const sendStatement = (command: Command<RfStatementRow>): void => {
  const { world, row, actor } = command
  rfStatementFlow.check(command, 'T-RST-02')
  needSingle(world, row)
  rfStatementFlow.step(world, row, 'T-RST-02', actor)
  row.submitTime = world.now()
  shareFiles(world, [row.statementFile!], otherCorpOf(row))
  tell(world, row, otherCorpOf(row), '有新的对账单待确认', true)
}

/** T-RST-03 确认：此后可支撑账款。 */
export const confirmStatement = (command: Command<RfStatementRow>): void => {
  const { world, row, actor } = command
  rfStatementFlow.check(command, 'T-RST-03')
  rfStatementFlow.step(world, row, 'T-RST-03', actor)
  tell(world, row, row.corpId, '对账单已由对方确认')
}

/** T-RST-04 提出异议：说明必填。 */
export const disputeStatement = (command: Command<RfStatementRow>, disputeDesc: string): void => {
  const { world, row, actor } = command
  const text = disputeDesc.trim()
  if (!text) throw new BusinessError('REQUIRED', '请填写异议说明')
  rfStatementFlow.check(command, 'T-RST-04')
  rfStatementFlow.step(world, row, 'T-RST-04', actor, { opinion: text })
  row.disputeDesc = text
  tell(world, row, row.corpId, '对方对对账单提出异议')
}

/** T-RST-05 作废：草稿，或有争议的。 */
export const voidStatement = (command: Command<RfStatementRow>): void => {
  const { world, row, actor } = command
  rfStatementFlow.check(command, 'T-RST-05')
  rfStatementFlow.step(world, row, 'T-RST-05', actor)
}
