import { section } from './define.ts'

const partners = section('my', '交易对手')
const accountCentre = section('my', '账户中心')
const enterprise = section('my', '企业信息')
const fees = section('my', '费用')
const accounts = section('my', '账户')
const protocols = section('my', '协议')
const limits = section('my', '额度')
const pricing = section('my', '定价')
const messages = section('my', '消息')

/** 账户中心：个人、企业、账单、账户、额度、定价、消息。 */
export const my = {
  counterparties: partners('/supplier/index', '交易对手管理', {
    load: () => import('#pages/supplier/SupplierPage.tsx'),
  }),
  personInfo: accountCentre('/my/person-info/index', '个人信息', {
    alwaysAllowed: true,
    load: () => import('#pages/my/person-info/PersonInfoPage.tsx'),
  }),
  enterpriseInfoNameChange: enterprise('/my/enterprise-info/name-change', '企业更名', {
    load: () => import('#pages/my/enterprise-info/name-change/NameChangePage.tsx'),
  }),
  enterpriseInfoRealname: enterprise('/my/enterprise-info/realname', '实名信息', {
    load: () => import('#pages/my/enterprise-info/realname/RealnamePage.tsx'),
  }),
  enterpriseInfoInvoiceInfo: enterprise('/my/enterprise-info/invoice-info', '开票信息', {
    load: () => import('#pages/my/enterprise-info/invoice-info/InvoiceInfoPage.tsx'),
  }),
  enterpriseInfoInfo: enterprise('/my/enterprise-info/info', '企业信息', {
    load: () => import('#pages/my/enterprise-info/info/CorpInfoPage.tsx'),
  }),
  enterpriseInfoUserList: enterprise('/my/enterprise-info/user/list', '用户角色管理', {
    load: () => import('#pages/my/enterprise-info/user/UserListPage.tsx'),
  }),
  enterpriseInfoUkeyList: enterprise('/my/enterprise-info/ukey/list', '企业证书管理', {
    load: () => import('#pages/my/enterprise-info/ukey/UkeyListPage.tsx'),
  }),
  bill: fees('/my/bill', '平台账单', { load: () => import('#pages/my/bill/BillPage.tsx') }),
  finance: fees('/my/finance', '金融机构账单', {
    load: () => import('#pages/my/finance/FunderBillPage.tsx'),
  }),
  info: accounts('/my/info', '银行账户管理', {
    load: () => import('#pages/my/info/BankAccountPage.tsx'),
  }),
  infoUpdate: accounts('/my/info-update', '银行账户维护', {
    hidden: true,
    load: () => import('#pages/my/info-update/BankAccountUpdatePage.tsx'),
  }),
  supplier: partners('/my/supplier/index', '交易对手', {
    load: () => import('#pages/my/supplier/MySupplierPage.tsx'),
  }),
  accountReceipt: accounts('/my/account/receipt', '电子回单', {
    load: () => import('#pages/my/account/ReceiptPage.tsx'),
  }),
  protocol: protocols('/my/protocol/index', '协议管理', {
    load: () => import('#pages/my/protocol/ProtocolPage.tsx'),
  }),
  limitQuery: limits('/my/limit/query', '额度查询', {
    load: () => import('#pages/my/limit/LimitQueryPage.tsx'),
  }),
  limitDistributeQuery: limits('/my/limit/distribute-query', '额度分配查询', {
    load: () => import('#pages/my/limit/LimitDistributeQueryPage.tsx'),
  }),
  limitDistribute: limits('/my/limit/distribute', '额度分配', {
    hidden: true,
    load: () => import('#pages/my/limit/LimitDistributePage.tsx'),
  }),
  limitApprove: limits('/my/limit/approve', '额度审批', {
    load: () => import('#pages/my/limit/LimitApprovePage.tsx'),
  }),
  limitDetail: limits('/my/limit/detail', '额度明细', {
    load: () => import('#pages/my/limit/LimitDetailPage.tsx'),
  }),
  limitQueryManage: limits('/my/limit/query-manage', '额度管理查询', {
    load: () => import('#pages/my/limit/LimitQueryManagePage.tsx'),
  }),
  priceMain: pricing('/my/price/main', '定价管理', {
    load: () => import('#pages/my/price/PricePage.tsx'),
  }),
  priceConfig: pricing('/my/price/config', '定价配置', {
    hidden: true,
    load: () => import('#pages/my/price/PriceConfigPage.tsx'),
  }),
  message: messages('/my/message/index', '消息中心', {
    hidden: true,
    load: () => import('#pages/my/message/MessagePage.tsx'),
  }),
}
