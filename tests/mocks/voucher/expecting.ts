import { expect } from 'vitest'
import type { Desk } from '../../../checks/shared/Desk.ts'

/** No limit is taken, no trade background, nothing is booked. */
export const expectNothingMoved = (desk: Desk): void => {
  expect(desk.limit).toEqual({ used: '0.00', frozen: '0.00' })
  expect(desk.trade.contract).toBe('0.00')
  expect(desk.world.bookings.size).toBe(0)
}

/** The one voucher was called off: limit and trade background are free again, one more booking, the issuer is told. */
export const expectCalledOff = (desk: Desk, voucherNo: string, status: string, event: string): void => {
  const voucher = desk.world.vouchers.need(voucherNo)
  expect(desk.issue(voucher.issueNo).issueStatus).toBe(status)
  expect(voucher).toMatchObject({
    voucherStatus: 'CANCELLED',
    outstandingAmount: '0.00',
    cancelledTotal: voucher.faceAmount,
  })
  expect(desk.world.holdings.need(`${voucherNo}-001`).holdingStatus).toBe('CLOSED')
  expect(desk.limit).toEqual({ used: '0.00', frozen: '0.00' })
  expect(desk.trade.contract).toBe('0.00')
  expect(desk.bookingsOf(voucherNo)).toEqual([
    ['T-ISS-03', voucher.faceAmount],
    [event, voucher.faceAmount],
  ])
  expect(desk.messagesOf(voucherNo).at(-1)?.[1]).toBe('ROLE_CREDIT_CORE_OPERATOR')
  expect(desk.world.house.broken(desk.world)).toEqual([])
}
