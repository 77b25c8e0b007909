import type { Context } from '../../kernel/Context.ts'

/**
 * 一种有编号的单据：编号的开头（合同、发票用外面的号，没有）、哪个实体、叫什么、编号的字段（也是页面上条件的名字）、
 * 由哪个查询列出、依次试的页面。页面缺省只看一种状态的，地址里写明清空它；写了 view 的直接打开那一份。
 */
type Place = readonly [
  prefix: string,
  entity: string,
  name: string,
  field: string,
  list: string,
  ...paths: string[],
]

const PLACES: readonly Place[] = [
  [
    'IS',
    'IssueApplication',
    '开立申请',
    'issueNo',
    'pageIssueApplications',
    '/credit/core/issue/issue',
    '/credit/core/issue/issue-review?issueStatus=',
    '/credit/core/issue/final-approve?issueStatus=',
  ],
  ['EV', 'Voucher', '电子凭证', 'voucherNo', 'pageVouchers', '/credit/core/product/index'],
  [
    'EV',
    'SignTask',
    '凭证签收',
    'voucherNo',
    'pageSignTasks',
    '/credit/chain/confirm/confirm-apply',
    '/credit/chain/confirm/confirm-approve?awaitingReview=',
  ],
  [
    'TP',
    'ThirdIssueApplication',
    '第三方开立申请',
    'thirdNo',
    'pageThirdIssueApplications',
    '/credit/core/third/operator',
    '/credit/core/third/director?thirdStatus=',
  ],
  [
    'WD',
    'WithdrawApplication',
    '开立撤回申请',
    'withdrawNo',
    'pageWithdrawApplications',
    '/credit/core/issue/issue-black?view=detail',
    '/credit/core/issue/issue-black-review?withdrawStatus=',
  ],
  [
    'TR',
    'TransferApplication',
    '转让申请',
    'transferNo',
    'pageTransferApplications',
    '/credit/chain/transfer/apply',
    '/credit/chain/transfer/split-approve?transferStatus=',
  ],
  [
    'RT',
    'ReturnApplication',
    '退回申请',
    'returnNo',
    'pageReturnApplications',
    '/credit/chain/return/apply',
    '/credit/chain/return/approve?returnStatus=',
  ],
  [
    'RY',
    'RecycleApplication',
    '回收申请',
    'recycleNo',
    'pageRecycleApplications',
    '/credit/core/recycle/apply',
    '/credit/core/recycle/approve?recycleStatus=',
  ],
  ['CS', 'CashBatch', '兑付批次', 'cashNo', 'pageCashItems', '/credit/core/cash/cash-query'],
  [
    'AC',
    'AheadCashApplication',
    '提前兑付申请',
    'aheadNo',
    'pageAheadCashApplications',
    '/credit/core/cash/ahead-cash-apply',
    '/credit/core/cash/ahead-cash-approve?aheadStatus=',
  ],
  [
    'FN',
    'FinanceApplication',
    '融资申请',
    'financeNo',
    'pageFinanceApplications',
    '/credit/core/finance/query',
  ],
  [
    'SW',
    'SwitchFunderApplication',
    '更换资金方申请',
    'switchNo',
    'pageSwitchFunderApplications',
    '/credit/core/finance/switch-finance',
  ],
  [
    'SU',
    'SignupApplication',
    '资金方签约',
    'signupNo',
    'pageSignups',
    '/credit/core/finance/signup-query?view=detail',
  ],
  [
    'FP',
    'FinanceDataPackage',
    '融资资料包',
    'packageNo',
    'pageFinanceDataPackages',
    '/credit/finance-data/manage?productType=CREDIT',
  ],
  [
    'FP',
    'FinanceDataPackage',
    '融资资料包',
    'packageNo',
    'pageFinanceDataPackages',
    '/abs/finance-data/index/finance?productType=ABS',
  ],
  [
    'AP',
    'AbsPayable',
    '应付账款',
    'payableNo',
    'pageAbsPayables',
    '/abs/core/index/payable-query',
    '/abs/core/issue/payable',
  ],
  ['AP', 'AbsPayable', '应收账款', 'payableNo', 'pageAbsReceivables', '/abs/chain/index/receivable-query'],
  [
    'AT',
    'AbsTransferApplication',
    '应收账款转让申请',
    'absTransferNo',
    'pageAbsTransfers',
    '/abs/chain/transfer/apply',
    '/abs/chain/transfer/approve?absTransferStatus=',
  ],
  ['PM', 'AbsPayment', 'ABS 付款', 'paymentNo', 'pageAbsPayments', '/abs/core/payment-manage/payment-manage'],
  [
    'AA',
    'AbsAccountChange',
    '归集账户变更',
    'changeNo',
    'pageAbsAccountChanges',
    '/abs/core/payment-manage/payment-manage?view=change',
  ],
  [
    'AR',
    'RfAccount',
    '应收账款',
    'arNo',
    'pageRfAccounts',
    '/reverse_factoring/account/account-manage',
    '/reverse_factoring/debtor/ar/manage',
  ],
  [
    'CF',
    'RfConfirmation',
    '应收账款确权',
    'confirmNo',
    'pageRfConfirmations',
    '/reverse_factoring/debtor-confirmation-right/index',
  ],
  [
    'RF',
    'RfFinancing',
    '保理融资',
    'rfFinanceNo',
    'pageRfFinancings',
    '/reverse_factoring/financing/financing-manage',
  ],
  ['RK', 'RfRiskEvent', '融资风险', 'riskNo', 'pageRfRisks', '/reverse_factoring/financing/financing-risk'],
  [
    'RM',
    'RfRecommend',
    '供应商推荐',
    'recommendNo',
    'pageRfRecommends',
    '/reverse_factoring/recommend-management/index',
  ],
  [
    'ST',
    'RfStatement',
    '对账单',
    'statementNo',
    'pageRfStatements',
    '/reverse_factoring/creditor/receipt/statement/manage',
    '/reverse_factoring/debtor/receipt/statement/manage',
  ],
  [
    'PT',
    'RfAgreement',
    '反向保理协议',
    'protocolNo',
    'pageRfProtocols',
    '/reverse_factoring/protocol/protocol-manage',
  ],
  [
    '',
    'TradeContract',
    '贸易合同',
    'contractNo',
    'pageRfContracts',
    '/reverse_factoring/creditor/receipt/contract/manage',
    '/reverse_factoring/debtor/receipt/contract/manage',
  ],
  [
    '',
    'Invoice',
    '发票',
    'invoiceNo',
    'pageRfInvoices',
    '/reverse_factoring/creditor/receipt/invoice/manage',
    '/reverse_factoring/debtor/receipt/invoice/manage',
  ],
  [
    'GB',
    'Guarantee',
    '投标保函申请',
    'guaranteeApplyNo',
    'pageGuarantees',
    '/guarantee/warrantee/manage/bid/index?guaranteeGroup=BID',
  ],
  [
    'GN',
    'Guarantee',
    '非投标保函申请',
    'guaranteeApplyNo',
    'pageGuarantees',
    '/guarantee/no-bid/index?guaranteeGroup=NO_BID',
  ],
  ['GU', 'Guarantee', '电子保函', 'guaranteeNo', 'pageIssuedGuarantees', '/guarantee/query/index'],
  ['GC', 'GuaranteeClaim', '保函索赔', 'claimNo', 'pageGuaranteeClaims', '/guarantee/benefit/claim/index'],
  ['GR', 'GuaranteeRevoke', '保函撤销申请', 'revokeNo', 'pageGuaranteeRevokes', '/guarantee/revoke/index'],
  [
    'GI',
    'GuaranteeInvoice',
    '保函费发票',
    'feeInvoiceNo',
    'pageGuaranteeInvoices',
    '/guarantee/invoice/manager',
  ],
  [
    'LD',
    'LimitDistribution',
    '额度分配',
    'distributeNo',
    'pageLimitDistributions',
    '/my/limit/distribute-query',
  ],
  ['BL', 'PlatformBill', '平台账单', 'billNo', 'pagePlatformBills', '/my/bill'],
  ['FB', 'FunderBill', '金融机构账单', 'funderBillNo', 'pageFunderBills', '/my/finance'],
  ['RC', 'Receipt', '电子回单', 'receiptNo', 'pageReceipts', '/my/account/receipt'],
  ['NC', 'NameChange', '企业更名申请', 'nameChangeNo', 'pageNameChanges', '/my/enterprise-info/name-change'],
  ['PR', 'PriceScheme', '定价方案', 'priceNo', 'pagePriceSchemes', '/my/price/main'],
  ['PT', 'Protocol', '协议', 'protocolNo', 'pageProtocols', '/my/protocol/index'],
]

/** 这一份叫什么、编号是多少：同一种实体按编号的开头分（投标与非投标）；不列在任何一页的没有。 */
export const namedOf = (entity: string, row: object): { name: string; documentNo: string } | undefined => {
  const fields = row as Readonly<Record<string, unknown>>
  for (const [prefix, one, name, field] of PLACES) {
    const documentNo = fields[field]
    if (one === entity && typeof documentNo === 'string' && documentNo.startsWith(prefix))
      return { name, documentNo }
  }
  return undefined
}

/** 一种单据、本人看得到它的那一页。 */
export interface Spot {
  readonly prefix: string
  readonly entity: string
  readonly name: string
  readonly field: string
  readonly list: string
  readonly path: string
  /** 页面自己的条件 */
  readonly given: URLSearchParams
}

/** 各种单据在本人打得开的第一页；一页也打不开的没有。 */
export const spotsOf = (ctx: Context): Spot[] =>
  PLACES.flatMap(([prefix, entity, name, field, list, ...paths]) => {
    const found = paths.find((one) => ctx.isGranted([one.split('?')[0]!]))
    if (!found) return []
    const [path = '', search] = found.split('?')
    return [{ prefix, entity, name, field, list, path, given: new URLSearchParams(search) }]
  })

/** 这份单据所在页面的地址，带着查出它的条件。 */
export const addressOf = ({ path, given, field }: Spot, documentNo: string): string =>
  `${path}?${new URLSearchParams([...given, [field, documentNo]])}`

/** 编号是这样开头的单据所在页面的地址；本人一个也打不开的没有。 */
export const placeOf = (ctx: Context, documentNo: string): string | undefined => {
  const spot = spotsOf(ctx).find(({ prefix }) => prefix !== '' && documentNo.startsWith(prefix))
  return spot && addressOf(spot, documentNo)
}
