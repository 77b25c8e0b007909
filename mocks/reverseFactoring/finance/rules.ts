// T-RFN-02 的条件：账款、协议、金额、额度、风险与收款账户。
import { termDays } from '#domain/calendar.ts'
import { compare, isPositive, yuan } from '#domain/money.ts'
import { limitProblem } from '../../financing/limit.ts'
import { highProblem, lowProblem, soonProblem } from '../../financing/rules.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { blockingRisk } from '../risk/flow.ts'
import { rfLimitOf } from './book.ts'
import { type RfOffer, rfOffers } from './offers.ts'
import { maturityOf, type PricedAccount, rfQuoteOf } from './quote.ts'

const bad = (message: string) => new BusinessError('T-RFN-02', message)

/** 一笔账款不能融资的原因：已确权、没到期、双方之间没有未关闭的高风险（T-RRK-01）。 */
export const accountProblem = (world: World, row: RfAccountRow): string | undefined => {
  if (row.arStatus !== 'CONFIRMED') return `账款${dictLabel('AR_STATUS', row.arStatus)}`
  if (!row.arDueDate || row.arDueDate <= world.today()) return '账款已到期'
  const { creditorCorpId = '', debtorCorpId = '' } = row
  const risk = blockingRisk(world, { creditorCorpId, debtorCorpId })
  return risk && `存在未关闭的高风险（${risk.riskNo}），暂停新增融资`
}

/** 所选账款：本企业的、同一债务人、都可融资。 */
export const needRfAccounts = (world: World, corpId: string, arNos: readonly string[]): RfAccountRow[] => {
  if (arNos.length === 0) throw bad('请选择应收账款')
  const accounts = [...new Set(arNos)].map((arNo) => {
    const account = world.rfAccounts.get(arNo)
    if (!account || account.creditorCorpId !== corpId) throw new BusinessError('NOT_FOUND', '应收账款不存在')
    return account
  })
  if (new Set(accounts.map((row) => row.debtorCorpId)).size > 1) throw bad('一次融资的账款须为同一债务人')
  return accounts
}

/** 反向保理协议的状态：有效的优先，其次最近的一份；没有为 undefined。 */
export const agreementStatus = (world: World, corpId: string, funderId: string): string | undefined => {
  const rows = world.rfAgreements.where((row) => row.corpId === corpId && row.funderId === funderId)
  return rows.find((row) => row.protocolStatus === 'EFFECTIVE')?.protocolStatus ?? rows.at(-1)?.protocolStatus
}

const agreementProblem = (world: World, corpId: string, funderId: string): string | undefined => {
  const status = agreementStatus(world, corpId, funderId)
  if (status === 'EFFECTIVE') return undefined
  return status ? `反向保理协议${dictLabel('PROTOCOL_STATUS', status)}` : '尚未签署反向保理协议'
}

/** 报价不可选的原因：协议、期限、起融与上限、可融金额、额度。 */
export const offerProblem = (
  world: World,
  corpId: string,
  offer: RfOffer,
  accounts: readonly PricedAccount[],
  amount?: string,
): string | undefined => {
  const agreement = agreementProblem(world, corpId, offer.funderId)
  if (agreement) return agreement
  const { capAmount, rfFinanceAmount } = rfQuoteOf(offer, accounts, world.today(), amount)
  const problem =
    soonProblem(offer, termDays(world.today(), maturityOf(accounts))) ?? lowProblem(offer, rfFinanceAmount)
  if (problem) return problem
  if (compare(rfFinanceAmount, capAmount) > 0) return `超过可融金额上限${yuan(capAmount)}`
  // 可融金额上限可能超过单笔上限：接着还要填金额
  if (amount === undefined) return undefined
  return (
    highProblem(offer, amount) ??
    limitProblem(rfLimitOf(world, corpId, offer.funderName), amount, '反向保理额度')
  )
}

/** 保理产品：资金方与保理方式；编号不对的当作不存在。 */
export const needOffer = (funderProductNo: string | undefined): RfOffer => {
  if (!funderProductNo) throw new BusinessError('REQUIRED', '请选择资金方与保理方式')
  const offer = rfOffers.find((one) => one.funderProductNo === funderProductNo)
  if (!offer) throw new BusinessError('NOT_FOUND', '保理产品不存在')
  return offer
}

/** 提交所要的报价：金额大于 0，不超过上限与额度，协议有效。 */
export const needRfQuote = (
  world: World,
  corpId: string,
  offer: RfOffer,
  accounts: readonly RfAccountRow[],
  amount: string | undefined,
) => {
  if (!amount || !isPositive(amount)) throw bad('融资申请金额须大于0')
  const problem = offerProblem(world, corpId, offer, accounts, amount)
  if (problem) throw bad(`${offer.funderName}：${problem}`)
  return rfQuoteOf(offer, accounts, world.today(), amount)
}
