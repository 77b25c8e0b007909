import type { Place } from '../portal/document/places.ts'

/** 保函的单据各在哪几页。 */
export const places: readonly Place[] = [
  {
    prefix: 'GB',
    entity: 'Guarantee',
    name: '投标保函申请',
    field: 'guaranteeApplyNo',
    list: 'pageGuarantees',
    paths: ['/guarantee/warrantee/manage/bid/index?guaranteeGroup=BID'],
  },
  {
    prefix: 'GN',
    entity: 'Guarantee',
    name: '非投标保函申请',
    field: 'guaranteeApplyNo',
    list: 'pageGuarantees',
    paths: ['/guarantee/no-bid/index?guaranteeGroup=NO_BID'],
  },
  {
    prefix: 'GU',
    entity: 'Guarantee',
    name: '电子保函',
    field: 'guaranteeNo',
    list: 'pageIssuedGuarantees',
    paths: ['/guarantee/query/index'],
  },
  {
    prefix: 'GC',
    entity: 'GuaranteeClaim',
    name: '保函索赔',
    field: 'claimNo',
    list: 'pageGuaranteeClaims',
    paths: ['/guarantee/benefit/claim/index'],
  },
  {
    prefix: 'GR',
    entity: 'GuaranteeRevoke',
    name: '保函撤销申请',
    field: 'revokeNo',
    list: 'pageGuaranteeRevokes',
    paths: ['/guarantee/revoke/index'],
  },
  {
    prefix: 'GI',
    entity: 'GuaranteeInvoice',
    name: '保函费发票',
    field: 'feeInvoiceNo',
    list: 'pageGuaranteeInvoices',
    paths: ['/guarantee/invoice/manager'],
  },
]
