import type { my } from '../my.ts'
import type { PagesOf } from './define.ts'

/** 账户中心的页面各由哪个文件给出。 */
export const myPages: PagesOf<typeof my> = {
  counterparties: () => import('#pages/supplier/SupplierPage.tsx'),
  personInfo: () => import('#pages/my/person-info/PersonInfoPage.tsx'),
  enterpriseInfoNameChange: () => import('#pages/my/enterprise-info/name-change/NameChangePage.tsx'),
  enterpriseInfoRealname: () => import('#pages/my/enterprise-info/realname/RealnamePage.tsx'),
  enterpriseInfoInvoiceInfo: () => import('#pages/my/enterprise-info/invoice-info/InvoiceInfoPage.tsx'),
  enterpriseInfoInfo: () => import('#pages/my/enterprise-info/info/CorpInfoPage.tsx'),
  enterpriseInfoUserList: () => import('#pages/my/enterprise-info/user/UserListPage.tsx'),
  enterpriseInfoUkeyList: () => import('#pages/my/enterprise-info/ukey/UkeyListPage.tsx'),
  bill: () => import('#pages/my/bill/BillPage.tsx'),
  finance: () => import('#pages/my/finance/FunderBillPage.tsx'),
  info: () => import('#pages/my/info/BankAccountPage.tsx'),
  infoUpdate: () => import('#pages/my/info-update/BankAccountUpdatePage.tsx'),
  supplier: () => import('#pages/my/supplier/MySupplierPage.tsx'),
  accountReceipt: () => import('#pages/my/account/ReceiptPage.tsx'),
  protocol: () => import('#pages/my/protocol/ProtocolPage.tsx'),
  limitQuery: () => import('#pages/my/limit/LimitQueryPage.tsx'),
  limitDistributeQuery: () => import('#pages/my/limit/LimitDistributeQueryPage.tsx'),
  limitDistribute: () => import('#pages/my/limit/LimitDistributePage.tsx'),
  limitApprove: () => import('#pages/my/limit/LimitApprovePage.tsx'),
  limitDetail: () => import('#pages/my/limit/LimitDetailPage.tsx'),
  limitQueryManage: () => import('#pages/my/limit/LimitQueryManagePage.tsx'),
  priceMain: () => import('#pages/my/price/PricePage.tsx'),
  priceConfig: () => import('#pages/my/price/PriceConfigPage.tsx'),
  message: () => import('#pages/my/message/MessagePage.tsx'),
}
