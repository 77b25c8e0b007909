import type { Place } from './places.ts'

/** 账户中心的单据各在哪几页。 */
export const ACCOUNT_PLACES: readonly Place[] = [
  {
    prefix: 'LD',
    entity: 'LimitDistribution',
    name: '额度分配',
    field: 'distributeNo',
    list: 'pageLimitDistributions',
    paths: ['/my/limit/distribute-query'],
  },
  {
    prefix: 'BL',
    entity: 'PlatformBill',
    name: '平台账单',
    field: 'billNo',
    list: 'pagePlatformBills',
    paths: ['/my/bill'],
  },
  {
    prefix: 'FB',
    entity: 'FunderBill',
    name: '金融机构账单',
    field: 'funderBillNo',
    list: 'pageFunderBills',
    paths: ['/my/finance'],
  },
  {
    prefix: 'RC',
    entity: 'Receipt',
    name: '电子回单',
    field: 'receiptNo',
    list: 'pageReceipts',
    paths: ['/my/account/receipt'],
  },
  {
    prefix: 'NC',
    entity: 'NameChange',
    name: '企业更名申请',
    field: 'nameChangeNo',
    list: 'pageNameChanges',
    paths: ['/my/enterprise-info/name-change'],
  },
  {
    prefix: 'PR',
    entity: 'PriceScheme',
    name: '定价方案',
    field: 'priceNo',
    list: 'pagePriceSchemes',
    paths: ['/my/price/main'],
  },
  {
    prefix: 'PT',
    entity: 'Protocol',
    name: '协议',
    field: 'protocolNo',
    list: 'pageProtocols',
    paths: ['/my/protocol/index'],
  },
]
