import { section } from './define.ts'

const applications = section('guarantee', '保函申请')
const revocations = section('guarantee', '保函撤销')
const invoices = section('guarantee', '保函发票')
const queries = section('guarantee', '保函查询')
const statistics = section('guarantee', '统计')
const beneficiary = section('guarantee', '受益人')

// 从哪个列表来
const ofBids = { list: '/guarantee/warrantee/manage/bid/index' } as const
const ofNoBids = { list: '/guarantee/no-bid/index' } as const
const ofClaims = { list: '/guarantee/benefit/claim/index' } as const

/** 电子保函：申请、撤销、发票、查询、统计、受益人索赔。 */
export const guarantee = {
  warrantee: applications('/guarantee/warrantee/index', '保函首页(申请人)'),
  warranteeManageBid: applications('/guarantee/warrantee/manage/bid/index', '投标保函管理', {
    onPhone: true,
  }),
  warranteeManageBidAdd: applications('/guarantee/warrantee/manage/bid/add', '新增投标保函', ofBids),
  warranteeManageBidUpdate: applications('/guarantee/warrantee/manage/bid/update', '修改投标保函', ofBids),
  warranteeManageBidCopy: applications('/guarantee/warrantee/manage/bid/copy', '复制投标保函', ofBids),
  noBid: applications('/guarantee/no-bid/index', '非投标保函管理', { onPhone: true }),
  noBidAdd: applications('/guarantee/no-bid/add', '新增非投标保函', ofNoBids),
  noBidUpdate: applications('/guarantee/no-bid/update', '修改非投标保函', ofNoBids),
  noBidCopy: applications('/guarantee/no-bid/copy', '复制非投标保函', ofNoBids),
  revoke: revocations('/guarantee/revoke/index', '保函撤销管理', { onPhone: true }),
  revokeAdd: revocations('/guarantee/revoke/add', '保函撤销申请', { list: '/guarantee/revoke/index' }),
  invoiceManager: invoices('/guarantee/invoice/manager', '保函发票管理'),
  query: queries('/guarantee/query/index', '保函查询'),
  statisticsDataQuery: statistics('/guarantee/statistics/data-query', '保函数据统计'),
  benefitClaim: beneficiary('/guarantee/benefit/claim/index', '索赔管理', { onPhone: true }),
  benefitClaimAdd: beneficiary('/guarantee/benefit/claim/add', '新增索赔', ofClaims),
  benefitClaimUpdate: beneficiary('/guarantee/benefit/claim/update', '修改索赔', ofClaims),
  benefitQuery: beneficiary('/guarantee/benefit/query/index', '受益人保函查询'),
}
