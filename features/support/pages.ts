// Title → path of every page, for steps that open a page which is not on the menu at hand.
// A title that two families share is written 族/标题, for example 电子凭证/融资申请.

const PATHS: Readonly<Record<string, string>> = {
  // 门户
  加载页: '/',
  工作台: '/workbench',
  公告列表: '/announcement-list',
  公告详情: '/announcement-detail',
  帮助中心: '/help/index',
  流转记录: '/transfer-record',
  无权限: '/error-page/403',
  授权提示: '/error-page/authorized',
  请联系管理员开通产品: '/error-page/contact-manager-open-product',
  页面不存在: '/error-page/404',
  登录: '/login',

  // 注册
  企业注册: '/register/register',
  注册成功: '/register/register-success',
  重置密码: '/register/reset-password',
  人脸识别成功: '/register/face-success',
  人脸识别失败: '/register/face-fail',
  企业认证: '/register/identify/index',
  '实名认证(软证书)': '/register/identify/soft-key',
  '实名认证(营业执照与账户)': '/register/identify/license-account',

  // 账户中心
  交易对手管理: '/supplier/index',
  个人信息: '/my/person-info/index',
  企业更名: '/my/enterprise-info/name-change',
  实名信息: '/my/enterprise-info/realname',
  开票信息: '/my/enterprise-info/invoice-info',
  企业信息: '/my/enterprise-info/info',
  用户角色管理: '/my/enterprise-info/user/list',
  企业证书管理: '/my/enterprise-info/ukey/list',
  平台账单: '/my/bill',
  金融机构账单: '/my/finance',
  银行账户管理: '/my/info',
  银行账户维护: '/my/info-update',
  交易对手: '/my/supplier/index',
  电子回单: '/my/account/receipt',
  '账户中心/协议管理': '/my/protocol/index',
  额度查询: '/my/limit/query',
  额度分配查询: '/my/limit/distribute-query',
  额度分配: '/my/limit/distribute',
  额度审批: '/my/limit/approve',
  额度明细: '/my/limit/detail',
  额度管理查询: '/my/limit/query-manage',
  定价管理: '/my/price/main',
  定价配置: '/my/price/config',
  消息中心: '/my/message/index',

  // 电子凭证
  '开立与兑付首页(经办)': '/credit/core/index/operator',
  '开立与兑付首页(复核)': '/credit/core/index/director',
  '开立与兑付首页(查询)': '/credit/core/index/query',
  终审首页: '/credit/core/index/final',
  凭证开立申请: '/credit/core/issue/issue',
  凭证开立复核: '/credit/core/issue/issue-review',
  开立撤回申请: '/credit/core/issue/issue-black',
  开立撤回复核: '/credit/core/issue/issue-black-review',
  开立终审: '/credit/core/issue/final-approve',
  兑付申请: '/credit/core/cash/cash-apply',
  兑付登记: '/credit/core/cash/cash-check',
  兑付审批: '/credit/core/cash/cash-approve',
  兑付查询: '/credit/core/cash/cash-query',
  付款进度查询: '/credit/core/cash/payment-progress-query',
  提前兑付申请: '/credit/core/cash/ahead-cash-apply',
  提前兑付审批: '/credit/core/cash/ahead-cash-approve',
  回收申请: '/credit/core/recycle/apply',
  回收复核: '/credit/core/recycle/approve',
  凭证信息查询: '/credit/core/product/index',
  供应商融资查询: '/credit/core/supplier/finance-query',
  供应商融资详情: '/credit/core/supplier/finance-detail',
  额度占用详情: '/credit/core/supplier/limit-detail',
  第三方平台开立申请: '/credit/core/third/operator',
  第三方平台开立复核: '/credit/core/third/director',
  第三方平台开立统计: '/credit/core/third/third-issue',
  '签收与融资首页(经办)': '/credit/chain/index/operator',
  '签收与融资首页(复核)': '/credit/chain/index/director',
  '签收与融资首页(查询)': '/credit/chain/index/query',
  凭证签收申请: '/credit/chain/confirm/confirm-apply',
  凭证签收复核: '/credit/chain/confirm/confirm-approve',
  凭证退回申请: '/credit/chain/return/apply',
  凭证退回复核: '/credit/chain/return/approve',
  凭证转让申请: '/credit/chain/transfer/apply',
  拆分转让复核: '/credit/chain/transfer/split-approve',
  '电子凭证/融资申请': '/credit/core/finance/apply',
  融资复核: '/credit/core/finance/approve',
  融资查询: '/credit/core/finance/query',
  企业补充信息维护: '/credit/core/finance/firm-info-modify',
  资金方签约查询: '/credit/core/finance/signup-query',
  资金方签约申请: '/credit/core/finance/signup-apply',
  更换资金方: '/credit/core/finance/switch-finance',
  签收融资申请: '/credit/chain/finance/apply',
  签收融资复核: '/credit/chain/finance/approve',
  融资详情: '/credit/chain/finance/detail',
  '电子凭证/融资资料管理': '/credit/finance-data/manage',
  '电子凭证/新建融资资料': '/credit/finance-data/create',
  '电子凭证/融资资料详情': '/credit/finance-data/detail',
  '电子凭证/上传授权书': '/credit/finance-data/upload/auth',
  '电子凭证/上传合同': '/credit/finance-data/upload/contract',
  '电子凭证/上传发票': '/credit/finance-data/upload/invoice',
  '电子凭证/上传其他资料': '/credit/finance-data/upload/other',
  '电子凭证/资料提交成功': '/credit/finance-data/upload/success',
  协议签署: '/credit/sign-html',

  // ABS
  应付账款查询: '/abs/core/index/payable-query',
  应付账款确认: '/abs/core/issue/payable',
  应收账款查询: '/abs/chain/index/receivable-query',
  转让申请: '/abs/chain/transfer/apply',
  转让申请详情: '/abs/chain/transfer/apply-detail',
  转让复核: '/abs/chain/transfer/approve',
  转让复核详情: '/abs/chain/transfer/approve-detail',
  'ABS/融资资料管理': '/abs/finance-data/index/finance',
  'ABS/新建融资资料': '/abs/finance-data/create/finance',
  'ABS/上传授权书': '/abs/finance-data/upload/auth',
  'ABS/上传合同': '/abs/finance-data/upload/contract',
  'ABS/上传发票': '/abs/finance-data/upload/invoice',
  上传履约凭证: '/abs/finance-data/upload/default',
  'ABS/上传其他资料': '/abs/finance-data/upload/other',
  'ABS/融资资料详情': '/abs/finance-data/detail',
  'ABS/资料提交成功': '/abs/finance-data/upload/success',
  '协议管理(核心)': '/abs/core/index/file',
  '协议管理(链上)': '/abs/chain/index/file',
  付款管理: '/abs/core/payment-manage/payment-manage',
  付款登记: '/abs/core/payment-manage/payment-register',
  付款进度: '/abs/core/payment-manage/payment-progress',
  核对进度: '/abs/core/payment-manage/check-progress',
  本企业业务概览: '/abs/core/report-center/company-business-overview',
  成员企业业务概览: '/abs/core/report-center/member-business-overview',
  储架明细: '/abs/core/report-center/storage-detail',
  产品明细: '/abs/core/report-center/product-detail',
  资产明细: '/abs/core/report-center/asset-detail',

  // 反向保理
  去融资: '/reverse_factoring/financing/go-financing',
  '反向保理/融资申请': '/reverse_factoring/financing/apply-financing',
  融资审核: '/reverse_factoring/financing/audit-financing',
  融资审核列表: '/reverse_factoring/financing/financing-audit-list',
  融资管理: '/reverse_factoring/financing/financing-manage',
  融资风险: '/reverse_factoring/financing/financing-risk',
  查看融资申请: '/reverse_factoring/financing/view-apply',
  应收账款管理: '/reverse_factoring/account/account-manage',
  查看应收账款: '/reverse_factoring/account/account-operation/view',
  '反向保理/协议管理': '/reverse_factoring/protocol/protocol-manage',
  查看协议: '/reverse_factoring/protocol/protocol-sign/view',
  '合同管理(债权人)': '/reverse_factoring/creditor/receipt/contract/manage',
  '发票管理(债权人)': '/reverse_factoring/creditor/receipt/invoice/manage',
  '对账单管理(债权人)': '/reverse_factoring/creditor/receipt/statement/manage',
  '应付账款管理(债务人)': '/reverse_factoring/debtor/ar/manage',
  查看应付账款: '/reverse_factoring/debtor/account-operation/view',
  '合同管理(债务人)': '/reverse_factoring/debtor/receipt/contract/manage',
  '发票管理(债务人)': '/reverse_factoring/debtor/receipt/invoice/manage',
  '对账单管理(债务人)': '/reverse_factoring/debtor/receipt/statement/manage',
  推荐管理: '/reverse_factoring/recommend-management/index',
  债务人确权: '/reverse_factoring/debtor-confirmation-right/index',
  确权明细: '/reverse_factoring/debtor-confirmation-right/debtor-detail',
  '查看应收账款(确权)': '/reverse_factoring/debtor-confirmation-right/account-operation/view',
  确权办理: '/reverse_factoring/debtor-confirmation-right/right-confirmation',
  确权审核: '/reverse_factoring/authority-audit/index',
  确权审核明细: '/reverse_factoring/authority-audit/debtor-detail',
  '查看应收账款(审核)': '/reverse_factoring/authority-audit/account-operation/view',
  确权审核办理: '/reverse_factoring/authority-audit/right-confirmation',

  // 电子保函
  '保函首页(申请人)': '/guarantee/warrantee/index',
  投标保函管理: '/guarantee/warrantee/manage/bid/index',
  新增投标保函: '/guarantee/warrantee/manage/bid/add',
  修改投标保函: '/guarantee/warrantee/manage/bid/update',
  复制投标保函: '/guarantee/warrantee/manage/bid/copy',
  非投标保函管理: '/guarantee/no-bid/index',
  新增非投标保函: '/guarantee/no-bid/add',
  修改非投标保函: '/guarantee/no-bid/update',
  复制非投标保函: '/guarantee/no-bid/copy',
  保函撤销管理: '/guarantee/revoke/index',
  保函撤销申请: '/guarantee/revoke/add',
  保函发票管理: '/guarantee/invoice/manager',
  保函查询: '/guarantee/query/index',
  保函数据统计: '/guarantee/statistics/data-query',
  索赔管理: '/guarantee/benefit/claim/index',
  新增索赔: '/guarantee/benefit/claim/add',
  修改索赔: '/guarantee/benefit/claim/update',
  受益人保函查询: '/guarantee/benefit/query/index',
}

/** 页面标题 → /cv3 之下的地址（相对，供 baseUrl 拼接）；没有这个标题时列出相近的。 */
export function pathOf(title: string): string {
  const path = PATHS[title]
  if (path !== undefined) return `.${path}`
  const tail = title.slice(-2)
  const near = Object.keys(PATHS).filter((known) => known.includes(title) || known.includes(tail))
  throw new Error(`没有标题为“${title}”的页面；相近的有：${near.slice(0, 8).join('、') || '无'}`)
}

/** 这个地址（/cv3/ 之下）的页面在场景里的标题。 */
export const titlesAt = (path: string): string[] =>
  Object.keys(PATHS).filter((title) => PATHS[title] === path)

const FAMILIES: Readonly<Record<string, string>> = {
  电子凭证: '/credit/',
  ABS: '/abs/',
  反向保理: '/reverse_factoring/',
  电子保函: '/guarantee/',
  账户中心: '/my/',
}

/** 一个产品族所有页面的标题。 */
export function titlesOf(family: string): string[] {
  const folder = FAMILIES[family]
  if (folder === undefined) throw new Error(`没有“${family}”这一族；有：${Object.keys(FAMILIES).join('、')}`)
  return Object.keys(PATHS).filter((title) => PATHS[title]?.startsWith(folder))
}

/** 页面标题去掉产品族前缀。 */
export const headingOf = (title: string): string => title.slice(title.indexOf('/') + 1)
