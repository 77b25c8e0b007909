// 资金方、银行与时间对保理融资做的事：T-RFN-05、07、08、10、11、12。
import { add, compare, isMoney, isPositive, max, sum, yuan } from '#domain/money.ts'
import { voidDocuments } from '../../financing/documents.ts'
import { askPapers, USUAL_PAPERS } from '../../financing/supplement.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { RF_CORP_DIRECTOR, RF_CORP_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { graceEndOf, noteBySystem, partiesOn } from '../receivable/clock.ts'
import { payeeOf } from '../receivable/payee.ts'
import { openRisk } from '../risk/flow.ts'
import { accountsOf, freeAccounts, lendAccounts, payAccounts, releaseAccounts } from './book.ts'
import { draftRfContract } from './documents.ts'
import { CREDITORS, tellCreditor } from './notices.ts'
import { collectAccountOfFunder } from './offers.ts'
import { owedAmountOf, type RfPrice, rfPriced, tailOf } from './quote.ts'
import { rfLendReceipt, rfRepayReceipt } from './receipt.ts'
import type { RfFinancingRow } from './rows.ts'
import { rfFinanceFlow } from './transitions.ts'

/** 资金方的一步：轨迹记在资金方名下。 */
const funderStep = (
  world: World,
  row: RfFinancingRow,
  id: keyof typeof rfFinanceFlow.table,
  opinion?: string,
): void => rfFinanceFlow.step(world, row, id, undefined, { opinion, party: row.funderName! })

/** T-RFN-05 要求补件：5 个工作日内答复。 */
export const askRfSupplement = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.rfFinancings.need(number)
  const desc = text || USUAL_PAPERS
  funderStep(world, row, 'T-RFN-05', desc)
  tellCreditor(world, row, 'TODO', '资金方要求补充资料', {
    roleCodes: [RF_CORP_OPERATOR],
    detail: askPapers(world, row, desc),
  })
}

/** T-RFN-07 同意：生成保理合同，等待签署。 */
export const approveRf = (world: World, key: string): void => {
  const row = world.rfFinancings.need(key.trim())
  funderStep(world, row, 'T-RFN-07')
  draftRfContract(world, row)
  tellCreditor(world, row, 'TODO', '资金方已同意，请签署保理合同', { roleCodes: [RF_CORP_DIRECTOR] })
}

/** T-RFN-08 拒绝：账款解锁，额度放回。 */
export const refuseRf = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.rfFinancings.need(number)
  const reason = text || '不符合资金方准入条件'
  funderStep(world, row, 'T-RFN-08', reason)
  releaseAccounts(world, row)
  row.failReason = reason
  tellCreditor(world, row, 'NOTICE', '资金方未同意保理融资', { roleCodes: CREDITORS, detail: reason })
}

/** T-RFN-10 放款：按实际起息日重算，账款已融资，额度转已用，回单随之产生。 */
export const lendRf = (world: World, key: string): void => {
  const row = world.rfFinancings.need(key.trim())
  rfFinanceFlow.needState(row, 'T-RFN-10')
  Object.assign(row, rfPriced(row as RfPrice, row.rfFinanceAmount!, world.today(), row.maturityDate!))
  funderStep(world, row, 'T-RFN-10')
  lendAccounts(world, row)
  row.lendTime = world.now()
  row.receiptNos.push(rfLendReceipt(world, row))
  world.book({
    event: 'T-RFN-10',
    corpId: row.corpId,
    bizNo: row.rfFinanceNo,
    amount: row.rfFinanceAmount!,
    summary: `反向保理放款，到账${yuan(row.netAmount)}`,
    operatorName: row.funderName!,
  })
  tellCreditor(world, row, 'NOTICE', '保理融资已放款', {
    roleCodes: CREDITORS,
    detail: `到账${yuan(row.netAmount)}`,
  })
}

/** T-RFN-14 资金方的银行未答复：由资金方核对，到账后自动更新。 */
export const silenceRf = (world: World, key: string): void => {
  const row = world.rfFinancings.need(key.trim())
  funderStep(world, row, 'T-RFN-14')
  tellCreditor(world, row, 'WARN', '资金方的银行未答复放款', { roleCodes: CREDITORS })
}

export const bankOrders = (world: World) =>
  world.rfFinancings
    .where((row) => row.rfFinanceStatus === 'LENDING')
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => lendRf(world, row.rfFinanceNo),
      silence: () => silenceRf(world, row.rfFinanceNo),
    }))

/** 债务人付到哪里：公开型是资金方的收款账户，隐蔽型是债权人登记的账户，由债权人转付。 */
const payeeOn = (world: World, row: RfFinancingRow) => {
  const [account] = accountsOf(world, row)
  const payee = (account && payeeOf(world, account)) ?? collectAccountOfFunder(row.funderId)
  return { ...payee, corpId: row.factoringType === 'HIDDEN_RECOURSE' ? row.corpId : row.funderId! }
}

type Lent = Parameters<typeof tailOf>[0]

/** 回款：债务人按账款付款；够付本金、利息与手续费即结清（T-RFN-12），余额作为尾款返还。 */
export const repayRf = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.rfFinancings.need(number)
  rfFinanceFlow.needState(row, 'T-RFN-12')
  const unpaid = sum(accountsOf(world, row).map((account) => account.arBalance))
  const asked = text.replaceAll(',', '') || unpaid
  if (!isMoney(asked) || !isPositive(asked)) throw new OutsideError(`回款金额不正确：${text}`)
  const amount = add(asked, '0.00')
  if (compare(amount, unpaid) > 0) throw new OutsideError(`债务人只欠${yuan(unpaid)}`)
  payAccounts(world, row, amount)
  row.repaidAmount = add(row.repaidAmount, amount)
  row.repayTime = world.now()
  const receiptNo = rfRepayReceipt(world, row, { amount, to: payeeOn(world, row) })
  row.receiptNos.push(receiptNo)
  const owedAmount = max(owedAmountOf(row), '0.00')
  row.repayments = [
    ...(row.repayments ?? []),
    { repayTime: row.repayTime, repayAmount: amount, payerName: row.debtorName!, owedAmount, receiptNo },
  ]
  noteBySystem(world, row, '债务人回款', `${yuan(amount)}，还欠资金方${yuan(owedAmount)}`)
  world.book({
    event: 'T-RFN-12',
    corpId: row.corpId,
    bizNo: row.rfFinanceNo,
    amount,
    summary: '反向保理回款',
    operatorName: row.debtorName!,
  })
  if (!isPositive(owedAmountOf(row))) settle(world, row)
}

const settle = (world: World, row: RfFinancingRow): void => {
  rfFinanceFlow.step(world, row, 'T-RFN-12')
  row.tailAmount = tailOf(row as Lent, row.repaidAmount)
  freeAccounts(world, row)
  tellCreditor(world, row, 'NOTICE', '保理融资已结清', {
    roleCodes: CREDITORS,
    detail: `尾款${yuan(row.tailAmount)}返还贵公司`,
  })
}

/** T-RFN-11 到期未回款：过了宽限期仍有账款没付，提示风险（T-RRK-01）。 */
export const overdueRf = (world: World): void => {
  const today = world.today()
  for (const row of world.rfFinancings.where((one) => one.rfFinanceStatus === 'LENT')) {
    const late = accountsOf(world, row).filter(
      (account) => isPositive(account.arBalance) && today > graceEndOf(account)!,
    )
    if (late.length === 0) continue
    rfFinanceFlow.step(world, row, 'T-RFN-11')
    for (const account of late) {
      const { arNo, arDueDate, arBalance } = account
      const riskDesc = `应收账款${arNo}于${arDueDate}到期，过宽限期仍未付款${yuan(arBalance)}`
      const risk = openRisk(world, { ...partiesOn(account), arNo, riskType: 'DEBTOR_OVERDUE', riskDesc })
      risk.rfFinanceNo = row.rfFinanceNo
    }
    tellCreditor(world, row, 'WARN', '债务人到期未付款', { roleCodes: CREDITORS })
  }
}

/** 超过补件期限仍未补的自动撤销。 */
export const expireRfSupplements = (world: World): void => {
  for (const row of world.rfFinancings.where((one) => one.rfFinanceStatus === 'SUPPLEMENT')) {
    if (world.today() <= row.supplementDeadline!) continue
    releaseAccounts(world, row)
    rfFinanceFlow.step(world, row, 'EXPIRED')
    voidDocuments(world, row.rfFinanceNo)
    tellCreditor(world, row, 'NOTICE', '保理融资已自动撤销', {
      roleCodes: CREDITORS,
      detail: '超期未补充资料',
    })
  }
}
