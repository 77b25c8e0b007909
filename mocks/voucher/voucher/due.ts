// 凭证到了应付日：到期（T-VCH-04）与逾期（T-VCH-07）。
import { compare, sum, yuan } from '#domain/money.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { aheadWithBank } from '../aheadCash/payment.ts'
import { isWithBank, sentDayOf } from '../cash/payments.ts'
import { ageHoldings } from './book.ts'
import { cashDueDate } from './flow.ts'
import type { VoucherRow } from './rows.ts'
import { voucherFlow } from './transitions.ts'

/** 部分兑付的还没有完（T-VCH-05），应付日当天仍是部分兑付。 */
const UNPAID: readonly VoucherRow['voucherStatus'][] = ['ACTIVE', 'DUE', 'PART_CASHED']

/** 未付的都已在应付日之前交给了银行：付没付还不知道，答复之前不算逾期。 */
export const isPaidInTime = (world: World, voucher: VoucherRow): boolean => {
  const due = cashDueDate(voucher)
  const ordered = world.cashBatches.all().flatMap((batch) => {
    const day = sentDayOf(batch)
    return day !== undefined && day <= due ? batch.items : []
  })
  const items = ordered.filter((item) => item.voucherNo === voucher.voucherNo && isWithBank(item))
  const amounts = items.map((item) => item.cashAmount)
  const aheads = world.holdings.where((row) => row.voucherNo === voucher.voucherNo)
  const inBank = sum([...amounts, ...aheads.map((row) => aheadWithBank(world, row))])
  return compare(inBank, voucher.outstandingAmount) >= 0
}

/** 逾期的预警，开立方与每个持有方都收到。 */
const warnOverdue = (world: World, voucher: VoucherRow): void => {
  const holders = world.holdings
    .where((row) => row.voucherNo === voucher.voucherNo && row.holdingStatus === 'OVERDUE')
    .map((row) => ({ corpId: row.corpId, roleCodes: [], jumpPath: '/credit/chain/index/query' }))
  const issuer = {
    corpId: voucher.corpId,
    roleCodes: [CORE_OPERATOR, CORE_DIRECTOR],
    jumpPath: '/credit/core/product/index',
  }
  for (const to of [issuer, ...holders]) {
    world.notify({
      ...to,
      messageType: 'WARN',
      messageTitle: '凭证逾期未付',
      messageContent: `${voucher.voucherNo}，开立方${voucher.issuerName}，未付金额${yuan(voucher.outstandingAmount)}`,
      bizNo: voucher.voucherNo,
    })
  }
}

/** T-VCH-04 到期与 T-VCH-07 逾期：时钟走过应付日时发生；按时交给了银行的，银行答复失败之后才逾期。 */
export const ageVouchers = (world: World): void => {
  const today = world.today()
  for (const voucher of world.vouchers.all()) {
    const due = cashDueDate(voucher)
    if (!UNPAID.includes(voucher.voucherStatus) || today < due) continue
    if (voucherFlow.isReadyFor(voucher, 'T-VCH-04')) voucherFlow.step(world, voucher, 'T-VCH-04')
    ageHoldings(world, voucher, 'DUE')
    if (today === due || isPaidInTime(world, voucher)) continue
    voucherFlow.step(world, voucher, 'T-VCH-07')
    ageHoldings(world, voucher, 'OVERDUE')
    warnOverdue(world, voucher)
  }
}
