import type { RfArStatus, RfConfirmStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { subtract } from '#domain/money.ts'
import { pastInstant } from '../../kernel/past.ts'
import type { CorpRow, TrailRow, UserRow } from '../../kernel/rows.ts'
import { setChanges } from '../../kernel/version.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { corpNamed, userWith } from '../../portal/people/find.ts'
import type { RfConfirmationRow } from '../confirmation/rows.ts'
import { lockDocuments } from '../document/book.ts'
import type { RfParties } from '../document/rows.ts'
import type { RfAccountRow } from './rows.ts'

// 反向保理任意状态的应收，连同该状态所带的确权。

type Line = [node: TrailRow['node'], user: UserRow, days: number, event: string, result?: string]

const CONFIRM_STATUS: Partial<Record<RfArStatus, RfConfirmStatus>> = {
  PENDING_CONFIRM: 'PENDING',
  CONFIRM_AUDITING: 'PENDING_AUDIT',
  RETURNED: 'RETURNED',
  REFUSED: 'REFUSED',
  CONFIRMED: 'CONFIRMED',
  FINANCING: 'CONFIRMED',
  FINANCED: 'CONFIRMED',
  SETTLED: 'CONFIRMED',
  OVERDUE: 'CONFIRMED',
}

const HOLDS_DOCUMENTS: readonly RfArStatus[] = [
  'PENDING_CONFIRM',
  'CONFIRM_AUDITING',
  'CONFIRMED',
  'FINANCING',
  'FINANCED',
  'SETTLED',
  'OVERDUE',
]

/** 债权人与债务人，按企业名称或代号；未给的按示例债权人与债务人。 */
export const rfParties = (world: World, part: Partial<RfParties>): RfParties => {
  const corp = (corpId: string | undefined, name: string | undefined, fallback: string): CorpRow => {
    if (corpId) return world.corps.need(corpId)
    return name ? corpNamed(world, name) : world.corps.need(fallback)
  }
  const creditor = corp(part.creditorCorpId, part.creditorName, CORPS.rfCorp)
  const debtor = corp(part.debtorCorpId, part.debtorName, CORPS.rfCore)
  return {
    creditorCorpId: creditor.corpId,
    creditorName: creditor.corpName,
    debtorCorpId: debtor.corpId,
    debtorName: debtor.corpName,
  }
}

/** 一串经过：第几天发生、谁办的；不晚于现在。 */
export const rfTrail = (world: World, day: string, lines: readonly Line[]): TrailRow[] =>
  lines.map(([node, user, days, event, result], at) => ({
    node,
    operatorName: user.personName,
    corpName: world.corps.need(user.corpId).corpName,
    time: pastInstant(world, addDays(day, days), `1${at}:05:00`),
    event,
    ...(result && { result }),
    ...(result && result !== 'PASS' && { opinion: '账款金额与入库记录不一致，请核对后再提交' }),
  }))

const confirmEvents: Partial<Record<RfConfirmStatus, string>> = {
  CONFIRMED: '复核通过',
  REFUSED: '复核通过',
}

/** 账款走到这一状态时的确权单。 */
const confirmationOf = (world: World, row: RfAccountRow, parties: RfParties, day: string): void => {
  const confirmStatus = CONFIRM_STATUS[row.arStatus]
  if (!confirmStatus) return
  const operator = userWith(world, parties.debtorCorpId, 'POST_OPERATOR')
  const director = userWith(world, parties.debtorCorpId, 'POST_DIRECTOR')
  const byDebtor = row.arSource === 'DEBTOR'
  const stated = confirmStatus !== 'PENDING'
  const decided = confirmStatus === 'CONFIRMED' || confirmStatus === 'REFUSED'
  const refused = confirmStatus === 'REFUSED' || confirmStatus === 'RETURNED'
  const confirmNo = world.ids.next('CF', day)
  const lines: Line[] = []
  if (confirmStatus === 'RETURNED') lines.push(['OPERATOR', operator, 1, '经办退回', 'RETURN'])
  else if (stated) lines.push(['OPERATOR', operator, byDebtor ? 0 : 1, '经办提交意见'])
  if (decided) lines.push(['DIRECTOR', director, 2, confirmEvents[confirmStatus]!, 'PASS'])
  const received: TrailRow = {
    node: 'SYSTEM',
    operatorName: '系统',
    corpName: '平台',
    time: pastInstant(world, day, '09:10:00'),
    event: '收到确权请求',
  }
  const trail = [received, ...rfTrail(world, day, lines)]
  const confirmation: RfConfirmationRow = {
    id: confirmNo,
    confirmNo,
    ...parties,
    corpId: parties.debtorCorpId,
    createUserId: stated ? operator.userId : '',
    createUserName: stated ? operator.personName : '',
    createTime: received.time,
    submitTime: received.time,
    updateTime: trail.at(-1)!.time,
    version: trail.length - 1,
    auditTrail: trail,
    arNo: row.arNo,
    arAmount: row.arAmount!,
    arDueDate: row.arDueDate!,
    ...(stated && { confirmResult: confirmStatus === 'RETURNED' ? 'RETURN' : refused ? 'REFUSE' : 'AGREE' }),
    ...(stated &&
      !refused && {
        confirmAmount: row.confirmAmount!,
        confirmPayDate: row.confirmPayDate!,
        disputeAmount: row.disputeAmount!,
        ...(row.disputeReason && { disputeReason: row.disputeReason }),
      }),
    ...(refused && { reviewOpinion: '账款金额与入库记录不一致，请核对后再提交' }),
    ...(decided && {
      reviewUserId: director.userId,
      reviewUserName: director.personName,
      reviewTime: trail.at(-1)!.time,
      auditResult: 'PASS',
    }),
    confirmStatus,
  }
  world.rfConfirmations.put(confirmation)
  row.confirmNo = confirmNo
}

const accountTrail = (world: World, row: RfAccountRow, parties: RfParties, day: string): TrailRow[] => {
  const maker = userWith(world, row.corpId, 'POST_OPERATOR')
  const debtorOperator = userWith(world, parties.debtorCorpId, 'POST_OPERATOR')
  const debtorDirector = userWith(world, parties.debtorCorpId, 'POST_DIRECTOR')
  const lines: Line[] = [['OPERATOR', maker, 0, '保存']]
  const { arStatus: status } = row
  if (status === 'VOID') lines.push(['OPERATOR', maker, 0, '作废'])
  if (status === 'DRAFT' || status === 'VOID') return rfTrail(world, day, lines)
  lines.push(['OPERATOR', maker, 0, row.arSource === 'DEBTOR' ? '债务人录入并提交' : '提交确权'])
  if (status === 'RETURNED') lines.push(['OPERATOR', debtorOperator, 1, '退回修改', 'RETURN'])
  else if (status !== 'PENDING_CONFIRM' && row.arSource === 'CREDITOR')
    lines.push(['OPERATOR', debtorOperator, 1, '债务人经办确权'])
  if (status === 'REFUSED') lines.push(['DIRECTOR', debtorDirector, 2, '拒绝确权', 'REJECT'])
  if (CONFIRM_STATUS[status] === 'CONFIRMED')
    lines.push(['DIRECTOR', debtorDirector, 2, '确权复核通过', 'PASS'])
  const trail = rfTrail(world, day, lines)
  const bySystem = { SETTLED: '债务人付清', OVERDUE: '到期未付' }[status as string]
  const time = pastInstant(world, addDays(row.arDueDate!, 1), '00:00:00')
  if (bySystem) trail.push({ node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: bySystem })
  return trail
}

/** 一笔应收账款；状态、双方、金额与日期可指定，单据未给的取该对企业名下的第一份合同。 */
export const buildRfAccount = (world: World, part: Partial<RfAccountRow>): RfAccountRow => {
  const parties = rfParties(world, part)
  const arSource = part.arSource ?? 'CREDITOR'
  const arStatus = part.arStatus ?? 'CONFIRMED'
  const arCreateDate = part.arCreateDate ?? addDays(world.today(), -10)
  const arNo = part.arNo ?? world.ids.next('AR', arCreateDate)
  const arAmount = part.arAmount ?? '500000.00'
  const corpId = arSource === 'DEBTOR' ? parties.debtorCorpId : parties.creditorCorpId
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const collect = world.bankAccounts.find(
    (one) => one.corpId === parties.creditorCorpId && one.accountPurpose.includes('COLLECT'),
  )
  const contract = world.tradeContracts.find(
    (one) =>
      one.partyA === parties.debtorName &&
      one.partyB === parties.creditorName &&
      (one.contractDocStatus === 'EFFECTIVE' || one.contractDocStatus === 'LOCKED'),
  )
  const isConfirmed = CONFIRM_STATUS[arStatus] === 'CONFIRMED'
  const isStated = isConfirmed || CONFIRM_STATUS[arStatus] === 'PENDING_AUDIT'
  const confirmAmount = part.confirmAmount ?? arAmount
  const arDueDate = part.arDueDate ?? addDays(arCreateDate, 120)
  const row: RfAccountRow = {
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: pastInstant(world, arCreateDate, '09:05:00'),
    ...(arStatus !== 'DRAFT' && { submitTime: pastInstant(world, arCreateDate, '09:10:00') }),
    updateTime: world.now(),
    graceDays: 5,
    ...(contract && { contractNo: contract.contractNo }),
    invoiceNos: [],
    ...(collect && { collectAccountId: collect.accountId, arCollectAccountNo: collect.accountNo }),
    recommendFlag: false,
    attachments: [],
    ...(isStated && {
      confirmAmount,
      confirmPayDate: arDueDate,
      disputeAmount: subtract(arAmount, confirmAmount),
      ...(confirmAmount !== arAmount && { disputeReason: '部分货物验收未合格' }),
    }),
    ...((arStatus === 'RETURNED' || arStatus === 'REFUSED') && {
      reviewOpinion: '账款金额与入库记录不一致，请核对后再提交',
    }),
    ...part,
    ...parties,
    id: arNo,
    arNo,
    arSource,
    arStatus,
    corpId,
    arAmount,
    arCreateDate,
    arDueDate,
    arBalance:
      part.arBalance ??
      (arStatus === 'SETTLED' || arStatus === 'VOID' ? '0.00' : isConfirmed ? confirmAmount : arAmount),
    version: 0,
    auditTrail: [],
  }
  row.auditTrail = accountTrail(world, row, parties, arCreateDate)
  setChanges(row, row.auditTrail.length - 1)
  confirmationOf(world, row, parties, arCreateDate)
  if (HOLDS_DOCUMENTS.includes(arStatus)) lockDocuments(world, row)
  return world.rfAccounts.put(row)
}
