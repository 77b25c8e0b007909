import { expect } from 'vitest'
import type { TestClient } from '../../../checks/shared/TestClient.ts'

/** No limit and no trade background is used, and the ledger is empty. */
export const expectNothingMoved = (client: TestClient): void => {
  expect(client.limit).toEqual({ used: '0.00', frozen: '0.00' })
  expect(client.trade.contract).toBe('0.00')
  expect(client.world.bookings.size).toBe(0)
}

/** The one voucher was called off: limit and trade background are free again, one more booking, the issuer is notified. */
export const expectCalledOff = (
  client: TestClient,
  voucherNo: string,
  status: string,
  event: string,
): void => {
  const voucher = client.world.vouchers.need(voucherNo)
  expect(client.issue(voucher.issueNo).issueStatus).toBe(status)
  expect(voucher).toMatchObject({
    voucherStatus: 'CANCELLED',
    outstandingAmount: '0.00',
    cancelledTotal: voucher.faceAmount,
  })
  expect(client.world.holdings.need(`${voucherNo}-001`).holdingStatus).toBe('CLOSED')
  expect(client.limit).toEqual({ used: '0.00', frozen: '0.00' })
  expect(client.trade.contract).toBe('0.00')
  expect(client.bookingsOf(voucherNo)).toEqual([
    ['T-ISS-03', voucher.faceAmount],
    [event, voucher.faceAmount],
  ])
  expect(client.messagesOf(voucherNo).at(-1)?.[1]).toBe('ROLE_CREDIT_CORE_OPERATOR')
  expect(client.world.registry.broken(client.world)).toEqual([])
}
