import type { guarantee } from '../guarantee.ts'
import type { PagesOf } from './define.ts'

/** 电子保函的页面各由哪个文件给出。 */
export const guaranteePages: PagesOf<typeof guarantee> = {
  warrantee: () => import('#pages/guarantee/warrantee/WarranteeHomePage.tsx'),
  warranteeManageBid: () => import('#pages/guarantee/warrantee/manage/bid/BidPage.tsx'),
  warranteeManageBidAdd: () => import('#pages/guarantee/warrantee/manage/bid/BidAddPage.tsx'),
  warranteeManageBidUpdate: () => import('#pages/guarantee/warrantee/manage/bid/BidUpdatePage.tsx'),
  warranteeManageBidCopy: () => import('#pages/guarantee/warrantee/manage/bid/BidCopyPage.tsx'),
  noBid: () => import('#pages/guarantee/no-bid/NoBidPage.tsx'),
  noBidAdd: () => import('#pages/guarantee/no-bid/NoBidAddPage.tsx'),
  noBidUpdate: () => import('#pages/guarantee/no-bid/NoBidUpdatePage.tsx'),
  noBidCopy: () => import('#pages/guarantee/no-bid/NoBidCopyPage.tsx'),
  revoke: () => import('#pages/guarantee/revoke/RevokePage.tsx'),
  revokeAdd: () => import('#pages/guarantee/revoke/RevokeAddPage.tsx'),
  invoiceManager: () => import('#pages/guarantee/invoice/FeeInvoicePage.tsx'),
  query: () => import('#pages/guarantee/query/IssuedQueryPage.tsx'),
  statisticsDataQuery: () => import('#pages/guarantee/statistics/DataQueryPage.tsx'),
  benefitClaim: () => import('#pages/guarantee/benefit/claim/ClaimPage.tsx'),
  benefitClaimAdd: () => import('#pages/guarantee/benefit/claim/ClaimAddPage.tsx'),
  benefitClaimUpdate: () => import('#pages/guarantee/benefit/claim/ClaimUpdatePage.tsx'),
  benefitQuery: () => import('#pages/guarantee/benefit/query/BenefitQueryPage.tsx'),
}
