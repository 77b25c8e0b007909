// 签收即融资（T-SGN-07）与成批选凭证融资：默认资金方、收款账户与资料包都填好的草稿。
import { compare, yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import { signFlow } from '../sign/transitions.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { FinanceApplicationRow, QuoteRow } from './rows.ts'
import * as guard from './rules.ts'
import { FREEZING, financeFlow } from './transitions.ts'

/** 默认资金方：已签约、可选的报价里到账金额最多的。 */
const defaultQuote = (world: World, holding: HoldingRow, amount: string): QuoteRow | undefined => {
  const voucher = world.vouchers.need(holding.voucherNo)
  return world.funderProducts
    .where((offer) => !guard.quoteProblem(world, holding.corpId, voucher, offer, amount))
    .map((offer) => guard.quoteFor(world, voucher, offer, amount))
    .toSorted((a, b) => compare(b.netAmount, a.netAmount))[0]
}

/** 默认资料包：交易对手一致、金额够用的第一个。 */
const defaultPackage = (world: World, holding: HoldingRow, amount: string): string | undefined => {
  const parties = guard.tradeParties(world, [holding])
  return world.financeDataPackages.find(
    (row) => row.corpId === holding.corpId && !guard.packageReason(world, row, parties, amount),
  )?.packageNo
}

/** 一笔持有的签收即融资草稿：默认资金方、资料包与收款账户，缺的由经办补。 */
export const quickDraft = (
  world: World,
  holding: HoldingRow,
  maker: Actor,
  event: '保存草稿' | '签收即融资',
  collectAccountId?: string,
): FinanceApplicationRow => {
  const problem = guard.financeProblem(world, holding)
  if (problem) throw new BusinessError('T-FIN-02', problem)
  const open = world.financeApplications.find(
    (row) =>
      (row.financeStatus === 'DRAFT' || FREEZING.includes(row.financeStatus)) &&
      row.financeMode === 'QUICK' &&
      row.lines.some((line) => line.holdingNo === holding.holdingNo),
  )
  if (open) throw new BusinessError('T-FIN-02', `该持有已在融资${open.financeNo}中`)
  const financeNo = world.ids.next('FN', world.today())
  const financeAmount = holding.availableAmount
  const voucher = world.vouchers.need(holding.voucherNo)
  const account = world.bankAccounts.get(collectAccountId) ?? collectAccountOf(world, holding.corpId)
  const packageNo = defaultPackage(world, holding, financeAmount)
  return world.financeApplications.put({
    ...financeFlow.begin(world, 'T-FIN-01', financeNo, maker, event),
    financeNo,
    financeMode: 'QUICK',
    applicantName: holding.holderName,
    ...guard.drawnOn([holding], voucher, financeAmount),
    financeAmount,
    ...(account && { collectAccountId: account.accountId, collectAccountNo: account.accountNo }),
    ...(packageNo && { packageNo }),
    ...defaultQuote(world, holding, financeAmount),
    financeStatus: 'DRAFT',
    supplementItems: [],
    registerStatus: 'NONE',
  })
}

/** T-SGN-07 签收即融资：签收后自动生成草稿；经办就是签收的经办。不能融资的不生成。 */
export const financeOnSign = (world: World, task: SignTaskRow): void => {
  if (!task.quickFinance || task.signType !== 'ISSUE') return
  const holding = world.holdings.need(task.holdingNo)
  const user = world.users.need(task.createUserId)
  if (guard.financeProblem(world, holding)) return
  const corpName = world.corps.need(task.corpId).corpName
  const maker = { user, corpName, role: CHAIN_OPERATOR }
  const draft = quickDraft(world, holding, maker, '签收即融资', task.collectAccountId)
  signFlow.step(world, task, 'T-SGN-07')
  world.notify({
    corpId: task.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'TODO',
    messageTitle: '签收即融资草稿已生成',
    messageContent: `${draft.financeNo}，凭证${task.voucherNo}，融资金额${yuan(draft.financeAmount)}，请核对后提交`,
    bizNo: draft.financeNo,
    jumpPath: '/credit/chain/finance/apply',
  })
}
