import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { made } from '../past.ts'
import type { InvoiceInfoRow } from './rows.ts'

const invoiceInfo = (world: World, corpId: string, days: number, part: Partial<InvoiceInfoRow>): void => {
  const corp = world.corps.need(corpId)
  world.invoiceInfos.put({
    ...made(world, world.ids.plain('IV'), [corpId, 'POST_OPERATOR'], days, '提交变更'),
    taxNo: corp.uscc,
    taxpayerType: 'GENERAL',
    invoiceAddressPhone: `${corp.registeredAddress} ${corp.contactPhone}`,
    invoiceBankAccount: '中国工商银行股份有限公司第一支行',
    receiveEmail: corp.email,
    invoiceInfoStatus: 'EFFECTIVE',
    ...part,
  })
}

/** 开票信息：生效的，与一份在变更的。 */
export const dailyInvoiceInfos = (world: World): void => {
  const { core, chain } = CORPS
  invoiceInfo(world, core, 260, {})
  invoiceInfo(world, chain, 240, { taxpayerType: 'SMALL' })
  invoiceInfo(world, chain, 1, {
    invoiceInfoStatus: 'PENDING_REVIEW',
    receiveEmail: 'invoice@hengtuo.example.com',
  })
}
