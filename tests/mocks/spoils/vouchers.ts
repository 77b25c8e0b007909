import type { Spoil } from './Spoil.ts'
import { again, the } from './Spoil.ts'

const line = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const

export const vouchers: readonly Spoil[] = [
  [
    'INV-01',
    (world) => {
      const row = the(world.issueApplications, (one) => one.reviewUserId !== undefined)
      row.reviewUserId = row.createUserId
    },
  ],
  [
    'INV-02',
    (world) => {
      the(world.guarantees).auditTrail.push({
        ...line,
        time: '2020-01-01T00:00:00+08:00',
        event: '早于上一步',
      })
    },
  ],
  [
    'INV-02',
    (world) => {
      the(world.bills).auditTrail.push({
        ...line,
        time: '2099-01-01T00:00:00+08:00',
        event: '还没有发生',
      })
    },
  ],
  [
    'INV-03',
    (world) => {
      the(world.vouchers, (one) => one.voucherStatus === 'ACTIVE').cashedTotal = '0.01'
    },
  ],
  [
    'INV-04',
    (world) => {
      the(world.holdings, (one) => one.transferredAmount !== '0.00').transferredAmount = '0.01'
    },
    'circulating',
  ],
  [
    'INV-05',
    (world) => {
      the(world.holdings, (one) => one.holdingStatus === 'HELD').returnedAmount = '0.01'
    },
  ],
  [
    'INV-05',
    (world) => {
      const row = the(world.holdings, (one) => one.holdingStatus === 'HELD')
      Object.assign(row, { frozenAmount: '-0.01', transferredAmount: '0.01' })
    },
  ],
  [
    'INV-05 冻结',
    (world) => {
      const row = the(world.transferApplications, (one) => one.transferStatus === 'PART_DONE')
      row.lines.find((one) => one.transferLineStatus === 'WAIT_SIGN')!.transferLineStatus = 'EXPIRED'
    },
    'circulating',
  ],
  [
    'INV-05 冻结',
    (world) => {
      the(world.financeApplications, (one) => one.financeStatus === 'PENDING_REVIEW').financeStatus =
        'CANCELLED'
    },
    'financing',
  ],
  [
    'INV-06',
    (world) => {
      the(world.vouchers, (one) => one.voucherStatus === 'ACTIVE').voucherStatus = 'CASHED'
    },
  ],
  [
    'INV-08',
    (world) => {
      the(world.vouchers).currentMaxLevel = 6
    },
  ],
  [
    'INV-13',
    (world) => {
      // 已付清的逾期过也已了结
      const { issueNo } = the(world.vouchers, (row) => row.voucherStatus === 'ACTIVE')
      const issue = world.issueApplications.need(issueNo)
      const overdue = { ...line, time: '2026-12-01T00:00:00+08:00', event: '应付日24:00未足额' }
      world.vouchers.need(issue.voucherNo!).auditTrail.push(overdue)
      issue.auditTrail.push({ ...line, time: '2026-12-02T09:00:00+08:00', event: '提交复核' })
    },
  ],
  [
    'INV-14',
    (world) => {
      const row = the(world.transferApplications, (one) => one.transferStatus === 'PART_DONE')
      world.vouchers.need(row.voucherNo!).promisePayDate = world.today()
    },
    'circulating',
  ],
  [
    'INV-15',
    (world) => {
      the(world.cashBatches).items[0]!.cashAmount = '0.01'
    },
    'circulating',
  ],
  [
    'INV-15',
    (world) => {
      the(world.cashBatches).paidAmount = '0.01'
    },
    'circulating',
  ],
  [
    'INV-16',
    (world) => {
      const { payerCorpId, payerAccountNo } = the(world.receipts, (one) => one.receiptType === 'LEND')
      the(world.receipts, (one) => one.payerCorpId !== payerCorpId).payerAccountNo = payerAccountNo
    },
  ],
  [
    'INV-17 凭证',
    (world) => {
      the(world.vouchers, (row) => row.voucherStatus === 'ACTIVE').promisePayDate = '2027-12-31'
    },
  ],
  [
    'INV-17 协议',
    (world) => {
      the(world.protocols, (row) => row.evidenceHash !== undefined).evidenceHash = '0'.repeat(64)
    },
  ],
  [
    'INV-17 协议',
    (world) => {
      the(world.protocols, (row) => row.evidenceHash !== undefined).htmlContent += ' '
    },
  ],
  [
    '拆分笔数',
    (world) => {
      the(world.vouchers).splitCount += 1
    },
  ],
  [
    'INV-21 三方',
    (world) => {
      again(world.thirdIssueApplications, the(world.thirdIssueApplications))
    },
  ],
  [
    '三方随开立',
    (world) => {
      the(world.thirdIssueApplications, (one) => one.thirdStatus === 'ISSUED').thirdStatus = 'PENDING_FINAL'
    },
  ],
]
