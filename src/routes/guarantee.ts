import { section } from './define.ts'

const applications = section('guarantee', '保函申请')
const revocations = section('guarantee', '保函撤销')
const invoices = section('guarantee', '保函发票')
const queries = section('guarantee', '保函查询')
const statistics = section('guarantee', '统计')
const beneficiary = section('guarantee', '受益人')

/** 电子保函：申请、撤销、发票、查询、统计、受益人索赔。 */
export const guarantee = {
  warrantee: applications('/guarantee/warrantee/index', '保函首页(申请人)', {
    load: () => import('#pages/guarantee/warrantee/WarranteeHomePage.tsx'),
  }),
  warranteeManageBid: applications('/guarantee/warrantee/manage/bid/index', '投标保函管理', {
    load: () => import('#pages/guarantee/warrantee/manage/bid/BidPage.tsx'),
  }),
  warranteeManageBidAdd: applications('/guarantee/warrantee/manage/bid/add', '新增投标保函', {
    load: () => import('#pages/guarantee/warrantee/manage/bid/BidAddPage.tsx'),
  }),
  warranteeManageBidUpdate: applications('/guarantee/warrantee/manage/bid/update', '修改投标保函', {
    load: () => import('#pages/guarantee/warrantee/manage/bid/BidUpdatePage.tsx'),
  }),
  warranteeManageBidCopy: applications('/guarantee/warrantee/manage/bid/copy', '复制投标保函', {
    load: () => import('#pages/guarantee/warrantee/manage/bid/BidCopyPage.tsx'),
  }),
  noBid: applications('/guarantee/no-bid/index', '非投标保函管理', {
    load: () => import('#pages/guarantee/no-bid/NoBidPage.tsx'),
  }),
  noBidAdd: applications('/guarantee/no-bid/add', '新增非投标保函', {
    load: () => import('#pages/guarantee/no-bid/NoBidAddPage.tsx'),
  }),
  noBidUpdate: applications('/guarantee/no-bid/update', '修改非投标保函', {
    load: () => import('#pages/guarantee/no-bid/NoBidUpdatePage.tsx'),
  }),
  noBidCopy: applications('/guarantee/no-bid/copy', '复制非投标保函', {
    load: () => import('#pages/guarantee/no-bid/NoBidCopyPage.tsx'),
  }),
  revoke: revocations('/guarantee/revoke/index', '保函撤销管理', {
    load: () => import('#pages/guarantee/revoke/RevokePage.tsx'),
  }),
  revokeAdd: revocations('/guarantee/revoke/add', '保函撤销申请', {
    load: () => import('#pages/guarantee/revoke/RevokeAddPage.tsx'),
  }),
  invoiceManager: invoices('/guarantee/invoice/manager', '保函发票管理', {
    load: () => import('#pages/guarantee/invoice/FeeInvoicePage.tsx'),
  }),
  query: queries('/guarantee/query/index', '保函查询', {
    load: () => import('#pages/guarantee/query/IssuedQueryPage.tsx'),
  }),
  statisticsDataQuery: statistics('/guarantee/statistics/data-query', '保函数据统计', {
    load: () => import('#pages/guarantee/statistics/DataQueryPage.tsx'),
  }),
  benefitClaim: beneficiary('/guarantee/benefit/claim/index', '索赔管理', {
    load: () => import('#pages/guarantee/benefit/claim/ClaimPage.tsx'),
  }),
  benefitClaimAdd: beneficiary('/guarantee/benefit/claim/add', '新增索赔', {
    load: () => import('#pages/guarantee/benefit/claim/ClaimAddPage.tsx'),
  }),
  benefitClaimUpdate: beneficiary('/guarantee/benefit/claim/update', '修改索赔', {
    load: () => import('#pages/guarantee/benefit/claim/ClaimUpdatePage.tsx'),
  }),
  benefitQuery: beneficiary('/guarantee/benefit/query/index', '受益人保函查询', {
    load: () => import('#pages/guarantee/benefit/query/BenefitQueryPage.tsx'),
  }),
}
