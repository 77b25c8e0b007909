import { addDays } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { evidenceOf } from '../../account/protocol/sign.ts'
import { pastInstant } from '../../kernel/past.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { userWith } from '../../portal/people/find.ts'
import { usePackage as drawOnPackage } from '../../voucher/package/book.ts'
import { verifiedPackage } from '../../voucher/package/seed.ts'
import { draftAgreements, draftReceipts, sendNotices } from '../document/texts.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import { absPriceReceipt } from './receipt.ts'
import type { AbsTransferApplicationRow } from './rows.ts'
import { transferTerms } from './rules.ts'

/** 一个校验通过的资料包，正是这几笔账款的合同与发票；返回编号。 */
export const packageOf = (
  world: World,
  payables: readonly AbsPayableRow[],
  packageName = `${payables[0]!.projectName ?? '应收账款'}结算资料`,
): string =>
  verifiedPackage(world, {
    corpId: payables[0]!.creditorCorpId!,
    counterpartyName: payables[0]!.debtorName,
    productType: 'ABS',
    packageName,
    contractNos: [...new Set(payables.flatMap(({ contractNo }) => contractNo ?? []))],
    invoiceNos: [...new Set(payables.flatMap(({ invoiceNos }) => invoiceNos))],
    packageAmount: sum(payables.map(({ invoiceTotalAmount }) => invoiceTotalAmount)),
  }).packageNo

const STORY: readonly (readonly [node: TrailRow['node'], event: string])[] = [
  ['OPERATOR', '保存'],
  ['OPERATOR', '提交复核'],
  ['DIRECTOR', '复核通过'],
  ['FUNDER', '审核通过'],
  ['DIRECTOR', '签署转让协议'],
  ['SYSTEM', '封包入池'],
  ['FUNDER', '支付转让价款'],
]

/** 转让协议、保理合同、转让通知书与回执，都在那时签好了。 */
const signedLongAgo = (
  world: World,
  row: AbsTransferApplicationRow,
  signTime: string,
  signUserName: string,
): void => {
  draftAgreements(world, row)
  sendNotices(world, row)
  draftReceipts(world, row)
  for (const protocol of world.protocols.where((one) => one.bizNo === row.absTransferNo)) {
    Object.assign(protocol, {
      protocolStatus: 'EFFECTIVE',
      signTime,
      signUserName,
      protocolEffectiveDate: signTime.slice(0, 10),
      evidenceHash: evidenceOf({ ...protocol, signTime }),
    })
  }
}

/**
 * 早先已转让、已收价款的一份申请：账款随之入池，只能付到计划的归集账户。
 * 资料包已引用、轨迹写全；confirmDay 之后五天放款。
 */
export const putFundedTransfer = (
  world: World,
  payables: readonly AbsPayableRow[],
  plan: AbsPlanRow,
): AbsTransferApplicationRow => {
  const [first] = payables as [AbsPayableRow]
  const confirmDay = first.payConfirmDate ?? world.today()
  const fundDay = addDays(confirmDay, 5)
  const corpId = first.creditorCorpId!
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const account = collectAccountOf(world, corpId)
  const absTransferNo = world.ids.next('AT', addDays(confirmDay, 1))
  const terms = transferTerms(payables, plan, fundDay)
  const packageNo = packageOf(world, payables)
  drawOnPackage(world, packageNo, { bizNo: absTransferNo, corpId, amount: terms.receivableTotal })
  const people: Record<string, string> = {
    OPERATOR: maker.personName,
    DIRECTOR: checker.personName,
    FUNDER: plan.factorName,
    SYSTEM: '系统',
  }
  const trail = STORY.map(
    ([node, event], at): TrailRow => ({
      node,
      operatorName: people[node]!,
      corpName: node === 'FUNDER' ? plan.factorName : node === 'SYSTEM' ? '平台' : first.creditorName,
      time: pastInstant(world, at === STORY.length - 1 ? fundDay : addDays(confirmDay, 1), `1${at}:20:00`),
      event,
      ...(event === '复核通过' && { result: 'PASS' }),
    }),
  )
  payables.forEach((payable, at) => {
    Object.assign(payable, {
      absTransferNo,
      planNo: plan.planNo,
      transferPrice: terms.lines[at]!.transferPrice,
      registerNo: `ZD${absTransferNo.slice(2)}${String(at + 1).padStart(3, '0')}`,
      payableStatus: 'POOLED',
      version: payable.version + 2,
    } satisfies Partial<AbsPayableRow>)
    const system = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const
    const factor = { node: 'FUNDER', operatorName: plan.factorName, corpName: plan.factorName } as const
    const opinion = absTransferNo
    payable.auditTrail.push(
      { ...system, time: trail[1]!.time, event: '债权人转让提交' },
      { ...factor, time: trail[3]!.time, event: '保理商审核通过', opinion },
      { ...system, time: trail[4]!.time, event: '签署转让协议', opinion },
      { ...system, time: trail[5]!.time, event: '入池', opinion: `登记证明编号${payable.registerNo}` },
      { ...factor, time: trail[6]!.time, event: '支付转让价款', opinion },
    )
  })
  const row = world.absTransfers.put({
    id: absTransferNo,
    absTransferNo,
    corpId,
    creditorName: first.creditorName,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: trail[0]!.time,
    submitTime: trail[1]!.time,
    updateTime: trail.at(-1)!.time,
    reviewUserId: checker.userId,
    reviewUserName: checker.personName,
    reviewTime: trail[2]!.time,
    auditResult: 'PASS',
    version: STORY.length,
    auditTrail: trail,
    debtorName: first.debtorName,
    planNo: plan.planNo,
    planName: plan.planName,
    factorName: plan.factorName,
    ...terms,
    packageNo,
    ...(account && { collectAccountId: account.accountId, collectAccountNo: account.accountNo }),
    expectFundDate: fundDay,
    fundTime: trail.at(-1)!.time,
    protocolNos: [],
    absTransferStatus: 'FUNDED',
  })
  signedLongAgo(world, row, trail[4]!.time, checker.personName)
  row.receiptNo = absPriceReceipt(world, row)
  const time = row.fundTime!
  world.receipts.need(row.receiptNo).tradeTime = time
  const { transferPrice: amount, factorName: operatorName } = row
  world.book({
    event: 'T-ATR-12',
    corpId,
    bizNo: absTransferNo,
    amount,
    summary: 'ABS转让价款',
    operatorName,
    time,
  })
  return row
}
