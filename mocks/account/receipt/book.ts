import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import type { BillRow } from '../bill/rows.ts'
import type { ReceiptRow } from './rows.ts'

type Parts = Pick<
  ReceiptRow,
  'receiptType' | 'payerCorpId' | 'payerName' | 'payeeCorpId' | 'payeeName' | 'receiptAmount' | 'bizNo'
> & {
  payerAccountNo: string | undefined
  payeeAccountNo: string | undefined
  payeeBankName: string | undefined
  bankSerialNo: string
}

/** 一张单据说已经付了的，与它有没有回单。 */
type Paid = { bizNo: string; amount: string | undefined; hasReceipt: boolean }

/** 一种回单。 */
export type ReceiptKind = {
  type: ReceiptRow['receiptType']
  /** 账上随回单发生的事件，或几个事件共同的开头 */
  event: string
  /** 各单据上说已经付了的 */
  paid: (world: World) => Paid[]
  /** 账上记在哪份单据、多少；没有的记回单自己的 */
  booked?: (world: World, row: ReceiptRow) => Partial<Pick<Paid, 'bizNo' | 'amount'>>
  /** 这个人看到的回单；没有的看到原样 */
  seen?: (ctx: Context, row: ReceiptRow) => ReceiptRow
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 到账即有的回单；每张单据的钱只记一次。 */
    receipts: readonly ReceiptKind[]
  }
}

/** 银行流水号：银行给每一笔到账的编号。 */
export const nextBankSerial = (world: World): string => `B${world.ids.next('RC', world.today()).slice(2)}`

/** 到账即有回单（资金直接从付款方账户到收款方账户，INV-16）。 */
export const issueReceipt = (world: World, parts: Parts): ReceiptRow =>
  world.receipts.put({
    ...parts,
    payerAccountNo: parts.payerAccountNo ?? '',
    payeeAccountNo: parts.payeeAccountNo ?? '',
    payeeBankName: parts.payeeBankName ?? '',
    receiptNo: world.ids.next('RC', world.today()),
    tradeTime: world.now(),
    antiFakeCode: world.random.hex(16),
  })

/** 企业付款的账户。 */
export const payingAccount = (world: World, corpId: string | undefined) =>
  world.bankAccounts.find((account) => account.corpId === corpId && account.accountPurpose.includes('PAY'))

/** 平台运营方：服务费付给它。 */
export const PLATFORM = {
  payeeCorpId: 'PLATFORM',
  payeeName: '北辰数字科技有限公司',
  payeeBankName: '北辰商业银行',
}

/** 平台账单缴费的回单（T-BIL-03）。 */
export const feeReceipt = (world: World, bill: BillRow): string =>
  issueReceipt(world, {
    receiptType: 'FEE',
    payerCorpId: bill.corpId,
    payerName: world.corps.need(bill.corpId).corpName,
    payerAccountNo: world.bankAccounts.get(bill.payAccountId)?.accountNo,
    ...PLATFORM,
    payeeAccountNo: undefined,
    receiptAmount: bill.billAmount,
    bankSerialNo: nextBankSerial(world),
    bizNo: bill.billNo,
  }).receiptNo
