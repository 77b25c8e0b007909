// RCF 债务人确权，以及它使账款怎样（T-RAC-04 至 07）。
import { isDay } from '#domain/calendar.ts'
import { add, compare, isMoney, isPositive, yuan } from '#domain/money.ts'
import { type Actor, forgetReview, needOpinion } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, type Verdict } from '../../kernel/review.ts'
import * as roles from '../../kernel/roles.ts'
import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { unlockDocuments } from '../document/book.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { rfAccountFlow } from '../receivable/transitions.ts'
import { confirmLetter } from './letter.ts'
import type { RfConfirmationRow } from './rows.ts'
import { rfConfirmFlow } from './transitions.ts'

const OPERATOR_PAGE = '/reverse_factoring/debtor-confirmation-right/index'
const REVIEW_PAGE = '/reverse_factoring/authority-audit/index'

const describe = (row: RfConfirmationRow): string =>
  `${row.confirmNo}，应收账款${row.arNo}，债权人${row.creditorName}，账款金额${yuan(row.arAmount)}`

/** 有争议的部分是多少、为什么；没有争议时没有。 */
const disputeOf = ({ disputeAmount = '0.00', disputeReason }: Partial<RfConfirmationRow>) =>
  isPositive(disputeAmount) ? `争议${yuan(disputeAmount)}：${disputeReason}` : undefined

const tellDebtor = (world: World, row: RfConfirmationRow, role: string, messageTitle: string): void =>
  world.notify({
    corpId: row.debtorCorpId,
    roleCodes: [role],
    messageType: 'TODO',
    messageTitle,
    messageContent: describe(row),
    bizNo: row.confirmNo,
    jumpPath: role === roles.RF_CORE_OPERATOR ? OPERATOR_PAGE : REVIEW_PAGE,
  })

const tellCreditor = (
  world: World,
  row: RfConfirmationRow,
  messageTitle: string,
  messageContent = describe(row),
): void =>
  world.notify({
    corpId: row.creditorCorpId,
    roleCodes: [roles.RF_CORP_OPERATOR, roles.RF_CORP_DIRECTOR],
    messageType: 'NOTICE',
    messageTitle,
    messageContent,
    bizNo: row.arNo,
    jumpPath: '/reverse_factoring/account/account-manage',
  })

type Submitted = RfAccountRow &
  Required<
    Pick<
      RfAccountRow,
      'creditorCorpId' | 'creditorName' | 'debtorCorpId' | 'debtorName' | 'arAmount' | 'arDueDate'
    >
  >

const openFor = (
  world: World,
  account: Submitted,
  part: DocumentRow & Pick<RfConfirmationRow, 'confirmStatus'> & Partial<RfConfirmationRow>,
): RfConfirmationRow => {
  const { creditorCorpId, creditorName, debtorCorpId, debtorName, arNo, arAmount, arDueDate } = account
  account.confirmNo = part.id
  return world.rfConfirmations.put({
    ...part,
    confirmNo: part.id,
    corpId: debtorCorpId,
    submitTime: world.now(),
    creditorCorpId,
    creditorName,
    debtorCorpId,
    debtorName,
    arNo,
    arAmount,
    arDueDate,
  })
}

/** T-RCF-01 收到确权请求：债权人提交账款之后（T-RAC-02）。 */
export const openConfirmation = (world: World, account: Submitted): void => {
  const confirmNo = world.ids.next('CF', world.today())
  const row = openFor(world, account, {
    ...rfConfirmFlow.arise(world, 'T-RCF-01', confirmNo, account.debtorCorpId),
    confirmStatus: 'PENDING',
  })
  shareFiles(world, account.attachments ?? [], row.debtorCorpId)
  tellDebtor(world, row, roles.RF_CORE_OPERATOR, '有新的确权请求')
}

/** 债务人自行录入即经办已确认，直接待审核（T-RAC-03）。 */
export const openSelfConfirmation = (
  world: World,
  account: Submitted & { confirmPayDate: string },
  actor: Actor,
): void => {
  const row = openFor(world, account, {
    ...rfConfirmFlow.begin(world, 'SELF', world.ids.next('CF', world.today()), actor),
    confirmResult: 'AGREE',
    confirmAmount: account.arAmount,
    disputeAmount: '0.00',
    confirmPayDate: account.confirmPayDate,
    confirmStatus: 'PENDING_AUDIT',
  })
  tellDebtor(world, row, roles.RF_CORE_DIRECTOR, '有新的确权待审核')
}

export type Opinion = {
  version: number
  confirmResult: 'AGREE' | 'REFUSE' | 'RETURN'
  confirmAmount?: string | undefined
  disputeAmount?: string | undefined
  disputeReason?: string | undefined
  confirmPayDate?: string | undefined
  reviewOpinion?: string | undefined
  attachments: AttachmentRow[]
}

/** 确认的金额与日期：确权金额大于 0，与争议金额之和等于账款金额（INV-19），争议的部分有原因；付款日不早于今天。 */
const agreed = (world: World, row: RfConfirmationRow, form: Opinion) => {
  const { confirmAmount = '', disputeAmount = '0.00', confirmPayDate = '' } = form
  const bad = (message: string) => new BusinessError('T-RCF-02', message)
  if (!isMoney(confirmAmount) || !isPositive(confirmAmount)) throw bad('确权金额须大于0')
  if (compare(confirmAmount, row.arAmount) > 0) throw bad(`确权金额不得大于账款金额${yuan(row.arAmount)}`)
  if (!isMoney(disputeAmount) || compare(add(confirmAmount, disputeAmount), row.arAmount) !== 0) {
    throw bad('确权金额与争议金额之和须等于账款金额')
  }
  if (!isDay(confirmPayDate)) throw bad('请选择确认付款日')
  if (confirmPayDate < world.today()) throw bad('确认付款日不得早于今天')
  const disputeReason = form.disputeReason?.trim()
  if (!isPositive(disputeAmount)) return { confirmAmount, disputeAmount, confirmPayDate }
  if (!disputeReason) throw bad('请填写争议原因')
  return { confirmAmount, disputeAmount, disputeReason, confirmPayDate }
}

const reasonOf = (form: Opinion): string => {
  const reason = form.reviewOpinion?.trim()
  const label = dictLabel('CONFIRM_RESULT', form.confirmResult)
  if (!reason) throw new BusinessError('REQUIRED', `${label}请填写说明`)
  return reason
}

/** T-RCF-02 经办提交意见；退回修改的就此退给债权人（T-RCF-03）。 */
export const stateOpinion = (world: World, row: RfConfirmationRow, actor: Actor, form: Opinion): void => {
  rfConfirmFlow.check({ world, row, actor, version: form.version }, 'T-RCF-02')
  const account = world.rfAccounts.need(row.arNo)
  const { confirmResult } = form
  const money = confirmResult === 'AGREE' ? agreed(world, row, form) : {}
  const reason = confirmResult === 'AGREE' ? form.reviewOpinion?.trim() : reasonOf(form)
  const said = [disputeOf(money), reason].filter(Boolean).join('；')
  const returns = confirmResult === 'RETURN'
  rfConfirmFlow.step(world, row, returns ? 'T-RCF-03' : 'T-RCF-02', actor, { opinion: said || undefined })
  if (!returns) forgetReview(row)
  for (const field of ['confirmAmount', 'disputeAmount', 'disputeReason', 'confirmPayDate'] as const)
    delete row[field]
  Object.assign(row, {
    ...money,
    confirmResult,
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    attachments: form.attachments,
    ...(reason && { remark: reason }),
  })
  if (returns) return giveBack(world, row, account, actor, reasonOf(form))
  // 审核退回过的，账款已在审核中
  if (rfAccountFlow.isReadyFor(account, 'T-RAC-04')) rfAccountFlow.step(world, account, 'T-RAC-04', actor)
  tellDebtor(world, row, roles.RF_CORE_DIRECTOR, '有新的确权待审核')
}

/** 撤回提交：复核人决定之前，给出意见的本人；回到待确权，意见还在，可以改。 */
export const recallConfirmation = actOf(rfConfirmFlow, 'RECALL')

/** 录入的一方撤回了账款，确权随之结束。 */
export const endConfirmation = (world: World, account: RfAccountRow): void => {
  rfConfirmFlow.step(world, world.rfConfirmations.need(account.confirmNo!), 'WITHDRAWN', undefined, {
    event: account.arSource === 'DEBTOR' ? '债务人撤回' : '债权人撤回',
  })
  delete account.confirmNo
}

/** T-RAC-07 退回修改：占用的单据放回。 */
const giveBack = (
  world: World,
  row: RfConfirmationRow,
  account: RfAccountRow,
  actor: Actor,
  reason: string,
): void => {
  rfAccountFlow.step(world, account, 'T-RAC-07', actor, { opinion: reason })
  unlockDocuments(world, account)
  tellCreditor(world, row, '应收账款被退回修改')
}

/** T-RCF-05 通过：签署确认函，账款已确权（T-RAC-05）或被拒绝（T-RAC-06）；T-RCF-04 退回经办。 */
export const reviewConfirmation = (
  world: World,
  row: RfConfirmationRow,
  actor: Actor,
  { version, decision, opinion }: Verdict,
): void => {
  rfConfirmFlow.check({ world, row, actor, version }, 'T-RCF-05')
  if (decision !== 'PASS') {
    rfConfirmFlow.step(world, row, 'T-RCF-04', actor, { opinion: needOpinion(opinion) })
    return tellDebtor(world, row, roles.RF_CORE_OPERATOR, '确权被退回，请重新办理')
  }
  const account = world.rfAccounts.need(row.arNo)
  const refused = row.confirmResult === 'REFUSE'
  rfConfirmFlow.step(world, row, 'T-RCF-05', actor, { to: refused ? 'REFUSED' : 'CONFIRMED', opinion })
  if (refused) {
    rfAccountFlow.step(world, account, 'T-RAC-06', actor, { opinion: row.remark })
    unlockDocuments(world, account)
    return tellCreditor(world, row, '应收账款确权被拒绝')
  }
  const dispute = disputeOf(row)
  rfAccountFlow.step(world, account, 'T-RAC-05', actor, { opinion: dispute })
  const { confirmAmount, disputeAmount, disputeReason, confirmPayDate } = row
  Object.assign(account, {
    confirmAmount,
    disputeAmount,
    ...(disputeReason && { disputeReason }),
    confirmPayDate,
    arBalance: confirmAmount,
  })
  row.confirmLetterFile = confirmLetter(world, row)
  const confirmed = `${describe(row)}，确权金额${yuan(confirmAmount ?? '0.00')}`
  if (dispute) tellCreditor(world, row, '应收账款已部分确认', `${confirmed}，${dispute}`)
  else tellCreditor(world, row, '应收账款已确权')
}
