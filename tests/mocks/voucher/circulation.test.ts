// 流转记录：每张凭证各持有方的当前持有加起来是存续金额；轨迹说得出是谁办的。
import { describe, expect, it } from 'vitest'
import { currentAmountOf } from '#domain/currentAmount.ts'
import { sum } from '#domain/money.ts'
import { registry } from '../../../mocks/backend.ts'
import { createWorld } from '../../../mocks/kernel/Worlds.ts'
import { circulationTrail } from '../../../mocks/voucher/voucher/trail.ts'

const world = createWorld(registry, 'circulation', 'default', 1)
const holdingsOf = (voucherNo: string) => world.holdings.where((row) => row.voucherNo === voucherNo)
const signed = world.vouchers.where((row) => row.voucherStatus !== 'WAIT_SIGN')

describe('流转记录', () => {
  it('签收了的凭证，当前持有之和等于存续金额（INV-03）', () => {
    expect(signed.some((row) => holdingsOf(row.voucherNo).length > 1)).toBe(true)
    for (const { voucherNo, outstandingAmount } of signed) {
      expect([voucherNo, sum(holdingsOf(voucherNo).map(currentAmountOf))]).toEqual([
        voucherNo,
        outstandingAmount,
      ])
    }
  })

  it('开立与签收写明人与企业，融资受让在轨迹里', () => {
    for (const voucher of signed) {
      const trail = circulationTrail(world, voucher, holdingsOf(voucher.voucherNo))
      const whose = (event: string) => trail.find((row) => row.event === event)
      expect(whose('开立')).toMatchObject({ corpName: voucher.issuerName })
      if (voucher.voucherStatus !== 'CANCELLED')
        expect(whose('签收')).toMatchObject({ corpName: voucher.receiverName })
    }
    const lent = world.holdings.find((row) => row.holdingSource === 'FINANCE')!
    const trail = circulationTrail(world, world.vouchers.need(lent.voucherNo), [lent])
    expect(trail.find(({ event }) => event === '融资受让')).toMatchObject({ corpName: lent.holderName })
  })
})
