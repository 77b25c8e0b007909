import type { CorpRow } from '../../kernel/rows.ts'

/** 平台，也是平台各协议的另一方。 */
export const PLATFORM_NAME = '北辰数字科技有限公司'

const CLAUSES = [
  ['账户与证书', '甲方应妥善保管登录账户与数字证书；以其证书签署的电子文件，与书面签章具有同等效力。'],
  ['真实性承诺', '甲方承诺所提交的合同、发票及其他资料真实、完整、合法，不重复融资，不虚构交易。'],
  ['费用', '平台服务费按双方另行确认的定价方案收取，变更时提前10个工作日公告。'],
  ['信息使用', '甲方同意乙方在办理业务所必需的范围内向资金方、登记机构提供甲方资料。'],
  ['暂停与终止', '甲方出现逾期付款、资料失实或监管要求的情形时，乙方可以暂停甲方的新增业务。'],
  ['争议解决', '因本协议发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
] as const

/** 协议的正文，长度与真的相仿：要翻到底才算读完。 */
export const agreementText = (
  title: string,
  first: string,
  purpose: string,
  second: string = PLATFORM_NAME,
): string => {
  const list = [['业务说明', purpose] as const, ...CLAUSES].map(
    ([name, text], at) => `<h2>第${at + 1}条 ${name}</h2><p>${text}</p>`,
  )
  return `<h1>${title}</h1><p>甲方：${first}</p><p>乙方：${second}</p>${list.join('')}`
}

/** 企业开通产品的协议。 */
export const productAgreementText = ({ corpName }: CorpRow, productName: string): string =>
  agreementText(
    `${productName}业务开通协议`,
    corpName,
    `甲方申请开通${productName}业务，由乙方提供信息登记、流转与查询等服务，乙方不承担付款责任。`,
  )
