// 兑付各页测试用的行：平台应答的，由测试按需改动。
import type {
  AheadCashApplication,
  AheadCashHolding,
  CashBatch,
  CashBatchDetail,
  CashItem,
  PaymentProgress,
} from '#api/generated/corp/model/index.ts'

const document = {
  id: '1',
  corpId: 'C1',
  createUserName: '周明远',
  createTime: '2026-11-18T09:30:00+08:00',
  version: 3,
  auditTrail: [],
}

/** 一批待申请的应付清单。 */
export const batchOf = (part: Partial<CashBatch> = {}): CashBatch => ({
  ...document,
  cashNo: 'CS1',
  issuerName: '华岳智造',
  cashDueDate: '2026-11-25',
  postponed: false,
  holdingCount: 2,
  payeeNames: ['江苏恒拓', '北辰银行'],
  cashTotalAmount: '500.00',
  paidAmount: '0.00',
  unpaidAmount: '500.00',
  overdueDays: 0,
  penaltyAmount: '0.00',
  dueToday: false,
  workingDaysLeft: 5,
  cashStatus: 'WAIT_APPLY',
  actions: [{ code: 'APPLY', enabled: true }],
  ...part,
})

/** 一条待付款的明细。 */
export const itemOf = (seq: number, part: Partial<CashItem> = {}): CashItem => ({
  cashItemNo: `CS1-00${seq}`,
  cashNo: 'CS1',
  version: 3,
  voucherNo: 'EV1',
  holdingNo: `EV1-00${seq}`,
  payeeName: `收款方${seq}`,
  payeeAccountNo: `6222****000${seq}`,
  payeeBankName: '交通银行',
  payeeChanged: false,
  cashAmount: '250.00',
  cashDueDate: '2026-11-25',
  penaltyAmount: '0.00',
  cashItemStatus: 'WAIT_PAY',
  cashStatus: 'WAIT_APPLY',
  actions: [],
  auditTrail: [],
  ...part,
})

/** 一批的详情，默认两条明细。 */
export const detailOf = (
  part: Partial<CashBatch> = {},
  items: readonly CashItem[] = [itemOf(1), itemOf(2)],
): CashBatchDetail => ({ ...batchOf(part), items: [...items] })

/** 一笔支付指令的进度。 */
export const progressOf = (part: Partial<PaymentProgress> = {}): PaymentProgress => ({
  documentNo: 'CS1',
  cashNo: 'CS1',
  version: 3,
  payInstructionNo: 'PI1',
  cashDueDate: '2026-11-25',
  cashTotalAmount: '500.00',
  paidAmount: '0.00',
  unpaidAmount: '500.00',
  cashStatus: 'PAYING',
  updateTime: '2026-11-25T09:30:00+08:00',
  actions: [{ code: 'TIMELINE', enabled: true }],
  auditTrail: [],
  ...part,
})

/** 一笔可提前兑付的持有。 */
export const holdingOf = (part: Partial<AheadCashHolding> = {}): AheadCashHolding => ({
  holdingNo: 'EV1-001',
  voucherNo: 'EV1',
  holderName: '江苏恒拓',
  availableAmount: '1000000.00',
  frozenAmount: '0.00',
  promisePayDate: '2027-03-18',
  remainDays: 120,
  latestAheadDate: '2027-03-16',
  enabled: true,
  ...part,
})

/** 一份待审批的提前兑付。 */
export const aheadOf = (part: Partial<AheadCashApplication> = {}): AheadCashApplication => ({
  ...document,
  aheadNo: 'AC1',
  voucherNo: 'EV1',
  holdingNo: 'EV1-001',
  issuerName: '华岳智造',
  holderName: '江苏恒拓',
  aheadAmount: '500000.00',
  aheadDate: '2027-02-01',
  aheadRate: '3.0000',
  aheadDiscount: '1875.00',
  aheadPayAmount: '498125.00',
  promisePayDate: '2027-03-18',
  remainDays: 45,
  payAccountNo: '6257****1751',
  aheadStatus: 'PENDING_REVIEW',
  actions: [{ code: 'REVIEW', enabled: true }],
  ...part,
})
