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
  counterparties: partners('/supplier/index', '交易对手管理'),
  personInfo: accountCentre('/my/person-info/index', '个人信息', { alwaysAllowed: true }),
  enterpriseInfoNameChange: enterprise('/my/enterprise-info/name-change', '企业更名'),
  enterpriseInfoRealname: enterprise('/my/enterprise-info/realname', '实名信息'),
  enterpriseInfoInvoiceInfo: enterprise('/my/enterprise-info/invoice-info', '开票信息'),
  enterpriseInfoInfo: enterprise('/my/enterprise-info/info', '企业信息'),
  enterpriseInfoUserList: enterprise('/my/enterprise-info/user/list', '用户角色管理'),
  enterpriseInfoUkeyList: enterprise('/my/enterprise-info/ukey/list', '企业证书管理'),
  bill: fees('/my/bill', '平台账单'),
  finance: fees('/my/finance', '金融机构账单'),
  info: accounts('/my/info', '银行账户管理'),
  infoUpdate: accounts('/my/info-update', '银行账户维护', { hidden: true, list: '/my/info' }),
  supplier: partners('/my/supplier/index', '交易对手'),
  accountReceipt: accounts('/my/account/receipt', '电子回单'),
  protocol: protocols('/my/protocol/index', '协议管理'),
  limitQuery: limits('/my/limit/query', '额度查询'),
  limitDistributeQuery: limits('/my/limit/distribute-query', '额度分配查询'),
  limitDistribute: limits('/my/limit/distribute', '额度分配', {
    hidden: true,
    list: '/my/limit/distribute-query',
  }),
  limitApprove: limits('/my/limit/approve', '额度审批', { onPhone: true }),
  limitDetail: limits('/my/limit/detail', '额度明细'),
  limitQueryManage: limits('/my/limit/query-manage', '额度管理查询'),
  priceMain: pricing('/my/price/main', '定价管理'),
  priceConfig: pricing('/my/price/config', '定价配置', { hidden: true, list: '/my/price/main' }),
  message: messages('/my/message/index', '消息中心', { hidden: true, onPhone: true }),
}
