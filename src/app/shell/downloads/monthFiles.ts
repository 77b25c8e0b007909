import { exportLimitFlows } from '#api/generated/corp/limit-flows/limit-flows.ts'
import { downloadBillMonth } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { downloadReceiptMonth } from '#api/generated/corp/receipts/receipts.ts'
import { exportVouchers } from '#api/generated/corp/vouchers/vouchers.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import type { Transfer } from '#hooks/useDownload.ts'

/** 按月的一种文件。 */
export interface MonthFile {
  readonly code: string
  readonly name: string
  /** 看得到它的页面：打不开的人没有这一种 */
  readonly path: string
  readonly load: (month: string, transfer: Transfer) => Promise<Blob>
}

const ALL = { pageNo: 1, pageSize: 10 }

/** 一个月的第一天与最后一天。 */
const daysOf = (month: string): readonly [string, string] => {
  const first = `${month}-01`
  return [first, addDays(addMonths(first, 1), -1)]
}

/** 月度文件：各在自己的页面上也能单独下载。 */
export const MONTH_FILES: readonly MonthFile[] = [
  {
    code: 'VOUCHER',
    name: '当月开立的凭证',
    path: '/credit/core/product/index',
    load: (month, transfer) => {
      const [issueDateFrom, issueDateTo] = daysOf(month)
      return exportVouchers({ pageCond: ALL, issueDateFrom, issueDateTo }, transfer)
    },
  },
  {
    code: 'RECEIPT',
    name: '电子回单（含记账清单）',
    path: '/my/account/receipt',
    load: (month, transfer) => downloadReceiptMonth({ month }, transfer),
  },
  {
    code: 'BILL',
    name: '平台费用对账单',
    path: '/my/bill',
    load: (month, transfer) => downloadBillMonth({ month }, transfer),
  },
  {
    code: 'LIMIT',
    name: '额度流水',
    path: '/my/limit/detail',
    load: (month, transfer) => {
      const [flowTimeFrom, flowTimeTo] = daysOf(month)
      return exportLimitFlows({ pageCond: ALL, flowTimeFrom, flowTimeTo }, transfer)
    },
  },
]
