import type { Spoil } from './Spoil.ts'
import { again, the } from './Spoil.ts'

export const money: readonly Spoil[] = [
  [
    'INV-10',
    (world) => {
      the(world.limits).usedLimit = '99999999999.00'
    },
  ],
  [
    'INV-10',
    (world) => {
      the(world.limits).frozenLimit = '-0.01'
    },
  ],
  [
    'INV-10 流水',
    (world) => {
      world.limitFlows.all().at(-1)!.flowAmount = '1.00'
    },
  ],
  [
    'INV-10 流水',
    (world) => {
      the(world.limits, (row) => row.limitType === 'ISSUE').totalLimit = '200000000.00'
    },
  ],
  [
    'INV-11',
    (world) => {
      the(world.limits, (row) => row.distributedLimit !== '0.00').distributedLimit = '0.01'
    },
  ],
  [
    'INV-12',
    (world) => {
      the(world.limits, (row) => row.limitType === 'ISSUE').usedLimit = '0.01'
    },
  ],
  [
    'INV-12',
    (world) => {
      the(world.limitDistributions, (row) => row.distributeStatus === 'PENDING_REVIEW').distributeAmount =
        '0.01'
    },
  ],
  [
    'INV-12 资金方额度',
    (world) => {
      const row = the(world.limits, (one) => one.limitType === 'FINANCE')
      row.frozenLimit = '0.01'
    },
  ],
  [
    'INV-12 保函额度',
    (world) => {
      the(world.guarantees, (row) => row.guaranteeStatus === 'EFFECTIVE').guaranteeStatus = 'RELEASED'
    },
  ],
  [
    'INV-12 反向保理额度',
    (world) => {
      the(world.limits, (row) => row.limitType === 'RF').usedLimit = '0.01'
    },
  ],
  [
    'INV-21 银行流水号',
    (world) => {
      again(world.receipts, the(world.receipts))
    },
  ],
  [
    'INV-21 导入',
    (world) => {
      const row = the(world.absPayables, (one) => one.payableStatus === 'CONFIRMED')
      row.importHash = 'same'
      again(world.absPayables, row)
    },
  ],
  [
    '回单',
    (world) => {
      the(world.receipts, (row) => row.receiptType === 'RF_REPAY').receiptAmount = '0.01'
    },
  ],
  [
    '回单',
    (world) => {
      again(
        world.receipts,
        the(world.receipts, (row) => row.receiptType === 'LEND'),
        { bankSerialNo: 'B1' },
      )
    },
  ],
  [
    '回单',
    (world) => {
      const row = the(world.receipts, (one) => one.receiptType === 'GUARANTEE')
      world.receipts.delete(row.receiptNo)
    },
  ],
  [
    '记账',
    (world) => {
      const row = the(world.bookings, (one) => one.event === 'T-APM-06')
      again(world.bookings, row)
    },
  ],
  [
    '记账',
    (world) => {
      world.bookings.delete(the(world.bookings, (one) => one.event === 'T-GCL-06').bookingNo)
    },
  ],
  [
    '平台账单',
    (world) => {
      the(world.bills).billTaxAmount = '0.01'
    },
  ],
  [
    '平台账单',
    (world) => {
      const row = the(world.bills, (one) => one.bizNo !== undefined && one.feeType !== 'CERT_FEE')
      again(world.bills, row)
    },
  ],
  [
    '定价不重叠',
    (world) => {
      again(
        world.priceSchemes,
        the(world.priceSchemes, (row) => row.priceStatus === 'EFFECTIVE'),
      )
    },
  ],
  [
    '定价的有效期',
    (world) => {
      the(world.priceSchemes, (row) => row.priceStatus === 'EFFECTIVE').priceExpireDate = '2020-01-01'
    },
  ],
]
