// RAC 应收账款：双方自己所办的。

import { isDay } from '#domain/calendar.ts'
import { add, isMoney, isPositive } from '#domain/money.ts'
import { collectAccountOf, collectAccountsOf } from '../../account/bankAccount/book.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf } from '../../kernel/review.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { endConfirmation, openConfirmation, openSelfConfirmation } from '../confirmation/flow.ts'
import { documentFiles, lockDocuments, needDocuments, unlockDocuments } from '../document/book.ts'
import type { RfParties } from '../document/rows.ts'
import { needPartner, partiesOf, type RfSide, rfSideOf } from '../sides.ts'
import type { RfAccountRow } from './rows.ts'
import { rfAccountFlow } from './transitions.ts'

const MAX_GRACE = 30

export type AccountForm = {
  arNo?: string | undefined
  version?: number | undefined
  partnerName?: string | undefined
  arAmount?: string | undefined
  arCreateDate?: string | undefined
  arDueDate?: string | undefined
  graceDays?: number | undefined
  contractNo?: string | undefined
  invoiceNos?: string[] | undefined
  statementNo?: string | undefined
  collectAccountId?: string | undefined
  confirmPayDate?: string | undefined
  remark?: string | undefined
  attachments: AttachmentRow[]
}

const bad = (message: string) => new BusinessError('FORMAT', message)

/** T-RAC-01 只检查格式：没填的以后再填，填错的不能存。 */
const checkFormat = (world: World, form: AccountForm): void => {
  const { arAmount, arCreateDate, arDueDate, confirmPayDate, graceDays = 0 } = form
  if (arAmount && !(isMoney(arAmount) && isPositive(arAmount))) throw bad('账款金额须大于0')
  for (const day of [arCreateDate, arDueDate, confirmPayDate]) {
    if (day && !isDay(day)) throw bad('日期格式不正确')
  }
  if (arCreateDate && arCreateDate > world.today()) throw bad('账款形成日不得晚于今天')
  if (arCreateDate && arDueDate && arDueDate <= arCreateDate) throw bad('账款到期日须晚于账款形成日')
  if (graceDays > MAX_GRACE) throw bad(`宽限期不超过${MAX_GRACE}天`)
}

const fresh = (world: World, actor: Actor, side: RfSide): RfAccountRow => {
  const arNo = world.ids.next('AR', world.today())
  return {
    ...rfAccountFlow.begin(world, 'T-RAC-01', arNo, actor),
    arNo,
    arSource: side,
    arBalance: '0.00',
    graceDays: 0,
    invoiceNos: [],
    recommendFlag: false,
    arStatus: 'DRAFT',
  }
}

const editable = (world: World, actor: Actor, form: AccountForm): RfAccountRow => {
  const row = world.rfAccounts.need(form.arNo!)
  if (row.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '应收账款不存在')
  rfAccountFlow.check({ world, row, actor, version: form.version }, 'EDIT')
  return structuredClone(row)
}

const accountPart = (world: World, creditorCorpId: string | undefined, form: AccountForm, side: RfSide) => {
  const account =
    side === 'CREDITOR'
      ? collectAccountsOf(world, creditorCorpId ?? '').find((one) => one.accountId === form.collectAccountId)
      : collectAccountOf(world, creditorCorpId ?? '')
  return { collectAccountId: account?.accountId, arCollectAccountNo: account?.accountNo }
}

/** 核心企业推荐过、资金方已受理的供应商，其账款带推荐标记（T-RRM-05）。 */
export const isRecommended = (world: World, parties: Partial<RfParties>): boolean =>
  world.rfRecommends.find(
    (row) =>
      row.corpId === parties.debtorCorpId &&
      row.supplierCorpId === parties.creditorCorpId &&
      row.recommendStatus === 'ACCEPTED',
  ) !== undefined

/** 填好的账款，还没有存：条件不满足时什么都不改变。 */
const filled = (world: World, actor: Actor, form: AccountForm): RfAccountRow => {
  rfAccountFlow.needRole('T-RAC-01', actor)
  const side = rfSideOf(actor.role)!
  checkFormat(world, form)
  const row = form.arNo ? editable(world, actor, form) : fresh(world, actor, side)
  const own = world.corps.need(actor.user.corpId)
  const partner = form.partnerName ? needPartner(world, own.corpId, form.partnerName, side) : undefined
  const creditorCorpId = side === 'CREDITOR' ? own.corpId : partner?.corpId
  const none = {
    creditorCorpId: undefined,
    creditorName: undefined,
    debtorCorpId: undefined,
    debtorName: undefined,
  }
  const one =
    side === 'CREDITOR'
      ? { creditorCorpId: own.corpId, creditorName: own.corpName }
      : { debtorCorpId: own.corpId, debtorName: own.corpName }
  const parties = partner ? partiesOf(own, partner, side) : { ...none, ...one }
  const { arNo: _no, version: _version, partnerName: _partner, arAmount, ...fields } = form
  return Object.assign(row, fields, accountPart(world, creditorCorpId, form, side), parties, {
    arAmount: arAmount && add(arAmount, '0.00'),
    arBalance: arAmount ? add(arAmount, '0.00') : '0.00',
    graceDays: form.graceDays ?? 0,
    invoiceNos: [...new Set(form.invoiceNos)],
    recommendFlag: isRecommended(world, parties),
  })
}

/** 存回原处：改的是副本，检查过了才落到账款上。 */
const put = <Row extends RfAccountRow>(world: World, row: Row): Row =>
  Object.assign(world.rfAccounts.get(row.arNo) ?? world.rfAccounts.put(row), row)

/** T-RAC-01 保存；被退回的改了之后仍是退回修改。 */
export const saveAccount = (world: World, actor: Actor, form: AccountForm): RfAccountRow => {
  const row = filled(world, actor, form)
  return put(world, Object.assign(row, { updateTime: world.now(), version: row.version + 1 }))
}

type Complete = RfAccountRow &
  RfParties &
  Required<Pick<RfAccountRow, 'arAmount' | 'arCreateDate' | 'arDueDate'>>

const NAMES = {
  arAmount: '账款金额',
  arCreateDate: '账款形成日',
  arDueDate: '账款到期日',
  contractNo: '合同编号',
} as const

/** 提交前须填齐的。 */
function needComplete(row: RfAccountRow): asserts row is Complete {
  if (!row.creditorCorpId || !row.debtorCorpId) {
    throw new BusinessError('REQUIRED', row.arSource === 'CREDITOR' ? '请选择债务人' : '请选择债权人')
  }
  for (const [field, label] of Object.entries(NAMES)) {
    if (!row[field as keyof typeof NAMES]) throw new BusinessError('REQUIRED', `请填写${label}`)
  }
  if (!row.collectAccountId) throw new BusinessError('REQUIRED', '请选择已验证的回款账户')
}

const OVER: readonly RfAccountRow['arStatus'][] = ['DRAFT', 'RETURNED', 'REFUSED', 'VOID']

/** INV-21：同一对企业、同一合同、同样的金额与日期，是同一笔账款。 */
const needSingle = (world: World, row: Complete): void => {
  const fields = [
    'creditorCorpId',
    'debtorCorpId',
    'contractNo',
    'arAmount',
    'arCreateDate',
    'arDueDate',
    'statementNo',
  ] as const
  const same = world.rfAccounts.find(
    (other) =>
      other.arNo !== row.arNo &&
      !OVER.includes(other.arStatus) &&
      fields.every((field) => other[field] === row[field]) &&
      other.invoiceNos.join() === row.invoiceNos.join(),
  )
  if (same) throw new BusinessError('INV-21', `与应收账款${same.arNo}重复，不能重复提交`)
}

/** T-RAC-02、T-RAC-03 的条件；满足才占用单据、转给对方或本企业审核。 */
const send = (world: World, row: RfAccountRow, actor: Actor, version?: number): void => {
  const byDebtor = row.arSource === 'DEBTOR'
  const id = byDebtor ? 'T-RAC-03' : 'T-RAC-02'
  rfAccountFlow.check({ world, row, actor, version }, id)
  needComplete(row)
  const { confirmPayDate = '' } = row
  if (byDebtor && !confirmPayDate) throw new BusinessError('T-RAC-03', '请填写确认付款日')
  if (byDebtor && confirmPayDate < world.today()) {
    throw new BusinessError('T-RAC-03', '确认付款日不得早于今天')
  }
  needPartner(world, row.corpId, byDebtor ? row.creditorName : row.debtorName, row.arSource)
  needDocuments(world, row, row.arAmount)
  needSingle(world, row)
  rfAccountFlow.step(world, row, id, actor)
  forgetReview(row)
  row.submitTime = world.now()
  lockDocuments(world, row)
  shareFiles(world, documentFiles(world, row), byDebtor ? row.creditorCorpId : row.debtorCorpId)
  const stored = put(world, row)
  if (!byDebtor) return openConfirmation(world, stored)
  shareFiles(world, stored.attachments ?? [], stored.creditorCorpId)
  Object.assign(stored, { confirmAmount: row.arAmount, disputeAmount: '0.00' })
  openSelfConfirmation(world, Object.assign(stored, { confirmPayDate }), actor)
}

/** T-RAC-02 债权人提交确权；T-RAC-03 债务人录入并提交。填写的内容一并送来，检查不过什么都不变。 */
export const submitAccount = (world: World, actor: Actor, form: AccountForm): RfAccountRow => {
  const row = filled(world, actor, form)
  send(world, row, actor)
  return world.rfAccounts.need(row.arNo)
}

/** T-RAC-02、T-RAC-03：已填好的一笔，照存下的内容提交。 */
export const submitSavedAccount = ({ world, row, actor, version }: Command<RfAccountRow>): RfAccountRow => {
  send(world, structuredClone(row), actor, version)
  return world.rfAccounts.need(row.arNo)
}

const recalled = (world: World, row: RfAccountRow): void => {
  unlockDocuments(world, row)
  endConfirmation(world, row)
}
const recallAsked = actOf(rfAccountFlow, 'RECALL', recalled)
// 自己录入的确权也是自己的，随之不算
const recallOwn = actOf(rfAccountFlow, 'RECALL 债务人', (world, row) => {
  recalled(world, row)
  delete row.confirmAmount
  delete row.disputeAmount
})

/** 撤回提交：债务人给出意见之前，债务人自己录入的在复核之前，经办本人；占用的单据放回，确权随之结束。 */
export const recallAccount: typeof recallAsked = (command) =>
  (command.row.arSource === 'DEBTOR' ? recallOwn : recallAsked)(command)

/** T-RAC-13 作废：只有录入的一方；占用的单据在退回、拒绝时已经放回。 */
export const voidAccount = (command: Command<RfAccountRow>): void => {
  const { world, row, actor } = command
  rfAccountFlow.check(command, 'T-RAC-13')
  rfAccountFlow.step(world, row, 'T-RAC-13', actor)
  row.arBalance = '0.00'
}
