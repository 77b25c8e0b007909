import type { Context } from '../../kernel/Context.ts'

/** 一种单据看得到的页面：页面上的条件名，与依次试的路径。 */
type Place = readonly [condition: string, ...paths: string[]]

/** 编号的前缀 → 在哪些页面；本人打得开的第一个算数。 */
const PLACES: Readonly<Record<string, Place>> = {
  IS: [
    'issueNo',
    '/credit/core/issue/issue',
    '/credit/core/issue/issue-review',
    '/credit/core/issue/final-approve',
  ],
  EV: [
    'voucherNo',
    '/credit/core/product/index',
    '/credit/chain/confirm/confirm-apply',
    '/credit/chain/confirm/confirm-approve',
  ],
  TP: ['thirdNo', '/credit/core/third/operator', '/credit/core/third/director'],
  WD: ['withdrawNo', '/credit/core/issue/issue-black-review'],
  TR: ['transferNo', '/credit/chain/transfer/apply', '/credit/chain/transfer/split-approve'],
  RT: ['returnNo', '/credit/chain/return/apply', '/credit/chain/return/approve'],
  RY: ['recycleNo', '/credit/core/recycle/apply', '/credit/core/recycle/approve'],
  CS: [
    'cashNo',
    '/credit/core/cash/cash-query',
    '/credit/core/cash/cash-apply',
    '/credit/core/cash/cash-approve',
  ],
  AC: ['aheadNo', '/credit/core/cash/ahead-cash-apply', '/credit/core/cash/ahead-cash-approve'],
  FN: [
    'financeNo',
    '/credit/core/finance/query',
    '/credit/core/finance/approve',
    '/credit/chain/finance/approve',
  ],
  SW: ['switchNo', '/credit/core/finance/switch-finance'],
  AP: [
    'payableNo',
    '/abs/core/index/payable-query',
    '/abs/core/issue/payable',
    '/abs/chain/index/receivable-query',
  ],
  AT: ['absTransferNo', '/abs/chain/transfer/apply', '/abs/chain/transfer/approve'],
  PM: ['paymentNo', '/abs/core/payment-manage/payment-register', '/abs/core/payment-manage/check-progress'],
  CF: [
    'confirmNo',
    '/reverse_factoring/debtor-confirmation-right/index',
    '/reverse_factoring/authority-audit/index',
  ],
  RF: [
    'rfFinanceNo',
    '/reverse_factoring/financing/financing-manage',
    '/reverse_factoring/financing/financing-audit-list',
  ],
  RK: ['riskNo', '/reverse_factoring/financing/financing-risk'],
  RM: ['recommendNo', '/reverse_factoring/recommend-management/index'],
  GU: ['guaranteeNo', '/guarantee/query/index', '/guarantee/benefit/query/index'],
  GC: ['claimNo', '/guarantee/benefit/claim/index'],
  GR: ['revokeNo', '/guarantee/revoke/index'],
  GI: ['feeInvoiceNo', '/guarantee/invoice/manager'],
  LD: ['distributeNo', '/my/limit/distribute-query', '/my/limit/approve'],
  BL: ['billNo', '/my/bill'],
  RC: ['receiptNo', '/my/account/receipt'],
  NC: ['nameChangeNo', '/my/enterprise-info/name-change'],
  PR: ['priceNo', '/my/price/main'],
  PT: ['protocolNo', '/my/protocol/index'],
}

/** 有编号可找的前缀。 */
export const isPlaced = (documentNo: string): boolean => documentNo.slice(0, 2) in PLACES

/** 这份单据所在页面的地址，带着查出它的条件；本人一个也打不开的没有。 */
export const placeOf = (ctx: Context, documentNo: string): string | undefined => {
  const [condition, ...paths] = PLACES[documentNo.slice(0, 2)] ?? []
  const path = paths.find((one) => ctx.isGranted([one]))
  return path && `${path}?${condition}=${documentNo}`
}
