import type { PayableStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { buildCounterparty } from '../../account/counterparty/seed.ts'
import { evidenceOf } from '../../account/protocol/sign.ts'
import { pastInstant } from '../../kernel/past.ts'
import { ABS_CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { CorpRow, TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { workingDayIn } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { corpNamed, userWith } from '../../portal/people/find.ts'
import { lockTrade } from '../../voucher/trade/book.ts'
import { buildInvoice, buildTradeContract } from '../../voucher/trade/seed.ts'
import { confirmLetter, voidConfirmLetter } from '../document/texts.ts'
import type { AbsPayableRow } from './rows.ts'

/** 转让之前应付可能的状态；之后的状态由转让或付款带来。 */
export type OwnStatus = Extract<
  PayableStatus,
  'DRAFT' | 'PENDING_REVIEW' | 'REJECTED' | 'CONFIRMED' | 'REVOKED'
>

const LOCKED: readonly OwnStatus[] = ['PENDING_REVIEW', 'CONFIRMED']
const WAS_CONFIRMED: readonly OwnStatus[] = ['CONFIRMED', 'REVOKED']

type Line = [node: TrailRow['node'], post: 'POST_OPERATOR' | 'POST_DIRECTOR', event: string, result?: string]

const trailOf = (world: World, debtor: CorpRow, status: OwnStatus, day: string): TrailRow[] => {
  const lines: Line[] = [['OPERATOR', 'POST_OPERATOR', '录入应付']]
  if (status !== 'DRAFT') lines.push(['OPERATOR', 'POST_OPERATOR', '提交复核'])
  if (status === 'REJECTED') lines.push(['DIRECTOR', 'POST_DIRECTOR', '驳回', 'REJECT'])
  if (WAS_CONFIRMED.includes(status)) lines.push(['DIRECTOR', 'POST_DIRECTOR', '复核确认', 'PASS'])
  if (status === 'REVOKED') lines.push(['DIRECTOR', 'POST_DIRECTOR', '撤销确认'])
  return lines.map(([node, post, event, result], at) => ({
    node,
    operatorName: userWith(world, debtor.corpId, post).personName,
    corpName: debtor.corpName,
    time: pastInstant(world, day, `09:${String(5 + at * 10).padStart(2, '0')}:00`),
    event,
    ...(result && { result }),
    ...(result === 'REJECT' && { opinion: '应付日期与合同约定不符，请核对' }),
  }))
}

/** 对这个债权人的应付所依据的合同与发票：有就用，没有就新建。 */
const tradeWith = (world: World, debtor: CorpRow, creditorName: string, part: Partial<AbsPayableRow>) => {
  const contract =
    world.tradeContracts.find(
      (one) =>
        one.corpId === debtor.corpId &&
        one.partyB === creditorName &&
        (part.contractNo === undefined || one.contractNo === part.contractNo),
    ) ??
    buildTradeContract(world, {
      corpId: debtor.corpId,
      partyB: creditorName,
      contractNo: part.contractNo ?? `RC-CG-2026-${String(world.tradeContracts.size + 1).padStart(4, '0')}`,
      contractAmount: '80000000.00',
    })
  return contract
}

/** 一笔未转让的应付：状态、双方、金额与确认日可给，未给的补上；占用合同与发票、留下轨迹。 */
export const putPayable = (
  world: World,
  {
    payableStatus = 'DRAFT',
    ...part
  }: Partial<Omit<AbsPayableRow, 'payableStatus'>> & { payableStatus?: OwnStatus },
): AbsPayableRow => {
  const debtor = world.corps.need(part.corpId ?? CORPS.absCore)
  const creditor = part.creditorName
    ? corpNamed(world, part.creditorName)
    : world.corps.need(part.creditorCorpId ?? CORPS.absChain)
  const related = world.counterparties.find(
    (one) => one.corpId === debtor.corpId && one.counterpartyCorpId === creditor.corpId,
  )
  if (!related) buildCounterparty(world, { corpId: debtor.corpId, counterpartyCorpId: creditor.corpId })
  const contract = tradeWith(world, debtor, creditor.corpName, part)
  const payableAmount = part.payableAmount ?? '1000000.00'
  const confirmed = WAS_CONFIRMED.includes(payableStatus)
  const day = part.payConfirmDate ?? addDays(world.today(), confirmed ? -7 : -1)
  const payableNo = part.payableNo ?? world.ids.next('AP', day)
  const invoice = buildInvoice(world, {
    corpId: debtor.corpId,
    sellerName: creditor.corpName,
    invoiceNo: `2651${payableNo.slice(2)}`,
    invoiceAmount: payableAmount,
    contractNo: contract.contractNo,
  })
  const maker = userWith(world, debtor.corpId, 'POST_OPERATOR')
  const checker = userWith(world, debtor.corpId, 'POST_DIRECTOR')
  const trail = trailOf(world, debtor, payableStatus, day)
  const reviewed = trail.find((line) => line.node === 'DIRECTOR')
  const row = world.absPayables.put({
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: trail[0]!.time,
    updateTime: trail.at(-1)!.time,
    ...(trail[1] && { submitTime: trail[1].time }),
    ...(reviewed && {
      reviewUserId: checker.userId,
      reviewUserName: checker.personName,
      reviewTime: reviewed.time,
      auditResult: reviewed.result,
      reviewOpinion: reviewed.opinion,
    }),
    version: trail.length - 1,
    auditTrail: trail,
    attachments: contract.contractFile ? [contract.contractFile] : [],
    jointDebtorName: debtor.groupCorpName,
    projectName: '锦江大道综合管廊工程',
    contractAmount: contract.contractAmount,
    invoiceNos: [invoice.invoiceNo],
    invoiceTotalAmount: invoice.invoiceAmount,
    payableDueDate: workingDayIn(world, 150),
    ...part,
    ...(confirmed && {
      payConfirmNo: part.payConfirmNo ?? world.ids.next('PC', day),
      payConfirmDate: day,
    }),
    id: payableNo,
    payableNo,
    corpId: debtor.corpId,
    debtorName: debtor.corpName,
    creditorCorpId: creditor.corpId,
    creditorName: creditor.corpName,
    contractNo: contract.contractNo,
    payableAmount,
    payableRemain: payableAmount,
    payableStatus,
  })
  if (confirmed) {
    const signer = { user: checker, corpName: debtor.corpName, role: ABS_CORE_DIRECTOR }
    row.confirmProtocolNo = confirmLetter(world, row, signer)
    const letter = world.protocols.need(row.confirmProtocolNo)
    letter.signTime = reviewed?.time ?? trail.at(-1)!.time
    letter.evidenceHash = evidenceOf(letter)
    if (payableStatus === 'REVOKED') voidConfirmLetter(world, row)
  }
  if (LOCKED.includes(payableStatus)) lockTrade(world, row, payableAmount)
  return row
}
