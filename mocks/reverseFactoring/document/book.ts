// 账款背后的单据：合同、发票与对账单（T-RAC-02、T-RDC-03、T-RDC-04、INV-07）。
import { compare, sum, yuan } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { contractRemain, lockTrade, type TradeUse, unlockTrade } from '../../voucher/trade/book.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'
import { rfContractFlow } from '../contract/transitions.ts'
import type { RfAccountRow } from '../receivable/rows.ts'

const bad = (message: string, field: string) => new BusinessError('T-RAC-02', message, [field])

/** 账款的合同：债权人或债务人录入、双方相符的那一份。 */
const contractOfAccount = (world: World, row: RfAccountRow): TradeContractRow | undefined => {
  const contract = world.tradeContracts.get(row.contractNo)
  return contract?.partyA === row.debtorName && contract?.partyB === row.creditorName ? contract : undefined
}

/** 登记在合同所有者名下的占用。 */
export const tradeUseOf = (contract: TradeContractRow | undefined, row: RfAccountRow): TradeUse => ({
  corpId: contract?.corpId ?? row.corpId,
  ...(row.contractNo && { contractNo: row.contractNo }),
  invoiceNos: row.invoiceNos,
  ...(row.invoiceUses && { invoiceUses: row.invoiceUses }),
})

/** 合同有效且够用、发票查验一致且够用、对账单双方已确认；债务人自行录入的可以不附发票。 */
export const needDocuments = (world: World, row: RfAccountRow, amount: string): void => {
  const contract = contractOfAccount(world, row)
  if (!contract || contract.contractDocStatus === 'DRAFT' || contract.contractDocStatus === 'VOID') {
    throw bad('合同不存在、未生效或与双方不符', 'contractNo')
  }
  if (compare(amount, contractRemain(contract)) > 0) {
    throw bad(`账款金额超过合同剩余金额${yuan(contractRemain(contract))}`, 'arAmount')
  }
  if (row.statementNo) {
    const statement = world.rfStatements.get(row.statementNo)
    const isOurs =
      statement?.creditorCorpId === row.creditorCorpId && statement?.debtorCorpId === row.debtorCorpId
    if (!isOurs || statement?.statementStatus !== 'CONFIRMED')
      throw bad('对账单不存在或双方尚未确认', 'statementNo')
  }
  if (row.invoiceNos.length === 0 && row.arSource === 'DEBTOR') return
  if (row.invoiceNos.length === 0) throw bad('请关联发票', 'invoiceNos')
  const invoices = row.invoiceNos.map((invoiceNo) => {
    const invoice = world.invoices.get(invoiceNo)
    if (!invoice || invoice.buyerName !== row.debtorName || invoice.sellerName !== row.creditorName) {
      throw bad(`发票${invoiceNo}不存在或与双方不符`, 'invoiceNos')
    }
    if (invoice.invoiceVerifyStatus !== 'PASS') throw bad(`发票${invoiceNo}未查验通过`, 'invoiceNos')
    return invoice
  })
  const remain = sum(invoices.map((invoice) => invoice.invoiceRemainAmount))
  if (compare(amount, remain) > 0) throw bad(`账款金额超过发票剩余金额合计${yuan(remain)}`, 'arAmount')
}

/** T-RDC-03：占用合同与发票的金额，合同随之锁定。 */
export const lockDocuments = (world: World, row: RfAccountRow): void => {
  const contract = contractOfAccount(world, row)
  const use = tradeUseOf(contract, row)
  lockTrade(world, use, row.arAmount ?? '0.00')
  row.invoiceUses = use.invoiceUses ?? []
  if (contract && rfContractFlow.isReadyFor(contract, 'T-RDC-03'))
    rfContractFlow.step(world, contract, 'T-RDC-03')
}

/** T-RDC-04：放回占用；合同不再支撑任何业务时恢复有效。 */
export const unlockDocuments = (world: World, row: RfAccountRow): void => {
  // 更名之后双方的名称与合同上的不同了，占用还是这份合同的
  const contract = world.tradeContracts.get(row.contractNo)
  const use = tradeUseOf(contract, row)
  unlockTrade(world, use, row.arAmount ?? '0.00')
  row.invoiceUses = []
  const free = contract && compare(contract.contractUsedAmount, '0.00') === 0
  if (free && rfContractFlow.isReadyFor(contract, 'T-RDC-04'))
    rfContractFlow.step(world, contract, 'T-RDC-04')
}

/** 账款背后的合同、发票与对账单文件：提交之后对方看得到。 */
export const documentFiles = (world: World, row: RfAccountRow): AttachmentRow[] => [
  ...[world.tradeContracts.get(row.contractNo)?.contractFile ?? []].flat(),
  ...row.invoiceNos.flatMap((invoiceNo) => world.invoices.get(invoiceNo)?.invoiceFile ?? []),
  ...[world.rfStatements.get(row.statementNo)?.statementFile ?? []].flat(),
]
