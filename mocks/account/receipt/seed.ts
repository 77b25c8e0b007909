import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { PLATFORM_NAME } from '../agreement/texts.ts'
import { ago } from '../past.ts'
import type { ReceiptRow } from './rows.ts'

const fee = (world: World, corpId: string, days: number, part: Partial<ReceiptRow>): void => {
  const account = world.bankAccounts.find(
    (one) => one.corpId === corpId && one.accountPurpose.includes('FEE'),
  )
  const day = addDays(world.today(), -days)
  world.receipts.put({
    receiptNo: world.ids.next('RC', day),
    receiptType: 'FEE',
    payerCorpId: corpId,
    payerName: world.corps.need(corpId).corpName,
    payerAccountNo: account?.accountNo ?? '',
    payeeCorpId: 'PLATFORM',
    payeeName: PLATFORM_NAME,
    payeeAccountNo: '110060149018010032218',
    payeeBankName: '交通银行',
    receiptAmount: '200.00',
    bankSerialNo: `B${day.replaceAll('-', '')}9${corpId}`,
    tradeTime: ago(world, days),
    antiFakeCode: world.random.hex(16),
    bizNo: '',
    ...part,
  })
}

/** 账单之前的费用回单。 */
export const feeReceipts = (world: World): void => {
  const { core, chain } = CORPS
  fee(world, core, 75, { receiptAmount: '1060.00' })
  fee(world, core, 32, { receiptAmount: '212.00' })
  fee(world, core, 0, { tradeTime: world.now() })
  fee(world, chain, 40, {})
}
