// 融资申请方办理的融资（FIN）；资金方、登记机构与银行的在 funder.ts、lending.ts。

import { needCollectAccount } from '../../account/bankAccount/book.ts'
import { voidDocuments } from '../../financing/documents.ts'
import { handOver } from '../../financing/supplement.ts'
import { type Actor, forgetReview, keepingReviewer } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CREDIT_DIRECTORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holdFinance, releaseFinance } from './book.ts'
import { applicationLetter } from './documents.ts'
import { tellApplicant } from './notices.ts'
import type { FinanceApplicationRow, SupplementItemRow } from './rows.ts'
import * as guard from './rules.ts'
import { FREEZING, financeFlow, registerFlow } from './transitions.ts'

/** T-FIN-02 的全部条件：持有、金额、资金方、收款账户、资料包；算定价格快照写进申请。 */
export const checkFinance = (world: World, row: FinanceApplicationRow): void => {
  const { holdings, voucher, available } = guard.needHoldings(
    world,
    row.corpId,
    row.lines.map((line) => line.holdingNo),
  )
  const problem = holdings.map((holding) => guard.financeProblem(world, holding)).find(Boolean)
  if (problem) throw new BusinessError('T-FIN-02', problem)
  row.lines = guard.allocate(holdings, row.financeAmount)
  const amount = guard.needAmount(row, available)
  const quote = guard.needQuote(world, row.corpId, voucher, row.funderProductNo, amount)
  const account = needCollectAccount(world, row.corpId, row.collectAccountId)
  guard.needDossier(world, row, amount)
  Object.assign(row, quote, { collectAccountNo: account.accountNo })
}

/** T-FIN-02 提交复核：查全部条件，冻结持有与额度，占用资料包，留存价格快照。 */
export const submitFinance = (world: World, row: FinanceApplicationRow, actor: Actor): void => {
  checkFinance(world, row)
  holdFinance(world, row)
  financeFlow.step(world, row, 'T-FIN-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  const path = row.financeMode === 'QUICK' ? '/credit/chain/finance/approve' : '/credit/core/finance/approve'
  tellApplicant(world, row, 'TODO', '有新的融资申请待复核', {
    roleCodes: CREDIT_DIRECTORS,
    jumpPath: `${path}?financeNo=${row.financeNo}`,
  })
}

/** 复核不能通过的原因：报价过期须由经办重新询价。 */
export const passProblem = (world: World, row: FinanceApplicationRow): string | undefined =>
  row.quoteExpireDate && world.today() > row.quoteExpireDate
    ? `报价已于${row.quoteExpireDate}到期，请驳回后由经办重新询价`
    : undefined

/** T-FIN-03 通过：签署融资申请书，送资金方审核；T-FIN-04 驳回：放回。 */
export const reviewFinance = reviewOf(financeFlow, {
  pass: 'T-FIN-03',
  reject: 'T-FIN-04',
  needPass(world, row) {
    const problem = passProblem(world, row)
    if (problem) throw new BusinessError('T-FIN-03', problem)
  },
  passed: (world, row, { actor }) => applicationLetter(world, row, actor.user.personName),
  rejected: releaseFinance,
})

/** 申请方对一笔融资办的事：看到的版本，与这件事要说的。 */
export type Act<Asked> = (
  world: World,
  row: FinanceApplicationRow,
  actor: Actor,
  asked: Asked & { version: number },
) => void

/** T-FIN-06 补件提交：资金方要求的每一项都要有文件。 */
export const supplementFinance: Act<{ items: readonly SupplementItemRow[]; remark?: string }> = (
  world,
  row,
  actor,
  { version, items, remark },
) => {
  financeFlow.check({ world, row, actor, version }, 'T-FIN-06')
  const filled = row.supplementItems.map(({ itemName }) => ({
    itemName,
    attachments: items.find((item) => item.itemName === itemName)?.attachments ?? [],
  }))
  const empty = filled.find((item) => item.attachments.length === 0)
  if (empty) throw new BusinessError('T-FIN-06', `请上传${empty.itemName}`)
  financeFlow.step(world, row, 'T-FIN-06', actor, { opinion: remark })
  row.supplementItems = filled
  for (const { attachments } of filled) handOver(world, row, attachments)
}

/** T-FIN-16 撤销融资：放回冻结与占用，未签的合同作废；放款失败的登记同时注销。 */
export const cancelFinance: Act<{ remark?: string }> = (world, row, actor, { version, remark }) => {
  financeFlow.check({ world, row, actor, version }, 'T-FIN-16')
  if (FREEZING.includes(row.financeStatus)) releaseFinance(world, row)
  keepingReviewer(row, () => financeFlow.step(world, row, 'T-FIN-16', actor, { opinion: remark }))
  closeDocuments(world, row)
}

/** 融资终止后：协议作废，登记注销。 */
export const closeDocuments = (world: World, row: FinanceApplicationRow): void => {
  voidDocuments(world, row.financeNo)
  if (registerFlow.isReadyFor(row, 'CANCEL')) registerFlow.step(world, row, 'CANCEL')
  if (registerFlow.isReadyFor(row, 'DROP')) registerFlow.step(world, row, 'DROP')
}

/** T-FIN-13 重新放款：收款账户须更正为已验证的账户。 */
export const retryLending: Act<{ collectAccountId: string }> = (
  world,
  row,
  actor,
  { version, collectAccountId },
) => {
  financeFlow.check({ world, row, actor, version }, 'T-FIN-13')
  const account = needCollectAccount(world, row.corpId, collectAccountId)
  financeFlow.step(world, row, 'T-FIN-13', actor)
  Object.assign(row, { collectAccountId: account.accountId, collectAccountNo: account.accountNo })
  for (const field of ['failReason', 'cancelConsent'] as const) delete row[field]
}

/** 催办资金方；不改状态。 */
export const urgeFunder: Act<object> = (world, row, actor, { version }) => {
  financeFlow.check({ world, row, actor, version }, 'URGE')
  row.urgeTime = world.now()
  row.version += 1
}
