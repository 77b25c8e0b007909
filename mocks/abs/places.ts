import type { Place } from '../portal/document/places.ts'

/** ABS的单据各在哪几页。 */
export const places: readonly Place[] = [
  {
    prefix: 'FP',
    entity: 'FinanceDataPackage',
    name: '融资资料包',
    field: 'packageNo',
    list: 'pageFinanceDataPackages',
    paths: ['/abs/finance-data/index/finance?productType=ABS'],
  },
  {
    prefix: 'AP',
    entity: 'AbsPayable',
    name: '应付账款',
    field: 'payableNo',
    list: 'pageAbsPayables',
    paths: ['/abs/core/index/payable-query', '/abs/core/issue/payable'],
  },
  {
    prefix: 'AP',
    entity: 'AbsPayable',
    name: '应收账款',
    field: 'payableNo',
    list: 'pageAbsReceivables',
    paths: ['/abs/chain/index/receivable-query'],
  },
  {
    prefix: 'AT',
    entity: 'AbsTransferApplication',
    name: '应收账款转让申请',
    field: 'absTransferNo',
    list: 'pageAbsTransfers',
    paths: ['/abs/chain/transfer/apply', '/abs/chain/transfer/approve?absTransferStatus='],
  },
  {
    prefix: 'PM',
    entity: 'AbsPayment',
    name: 'ABS 付款',
    field: 'paymentNo',
    list: 'pageAbsPayments',
    paths: ['/abs/core/payment-manage/payment-manage'],
  },
  {
    prefix: 'AA',
    entity: 'AbsAccountChange',
    name: '归集账户变更',
    field: 'changeNo',
    list: 'pageAbsAccountChanges',
    paths: ['/abs/core/payment-manage/payment-manage?view=change'],
  },
]
