// 反向保理协议的正文（T-RPR-01）；换版之后多一条（T-RPR-04）。
import type { RfAgreementRow } from './rows.ts'

type Clause = readonly [title: string, text: string]

const CLAUSES: readonly Clause[] = [
  ['合作内容', '资金方就债务人已确权的应收账款，向债权人提供保理融资服务，逐笔审批。'],
  ['确权效力', '债务人对已确权金额承担到期无条件付款义务，不得以贸易纠纷为由拒付；争议部分不在确权之列。'],
  ['回款账户', '债务人到期将账款支付至确权时登记的回款账户；变更账户须债权人、资金方共同书面确认。'],
  ['转让登记', '资金方在放款前于动产融资统一登记公示系统办理应收账款转让登记。'],
  ['不得强制', '核心企业不得强制供应商使用特定资金方，不得以融资为由变相延长付款期限。'],
  ['费用', '除保理合同列明的利息与手续费外，各方不另收任何费用。'],
  ['资料真实', '各方保证所提交的合同、发票与对账单真实、完整，不得就同一应收账款重复融资。'],
  ['争议解决', '因本协议发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
]

const LATER: Clause = [
  '信息通知',
  '账款金额、到期日或贸易背景发生变化的，知悉的一方应在3个工作日内通知其他各方。',
]

/** 新版本相对上一版改了什么：重签时逐条提示。 */
export const REVISION_CHANGES: readonly string[] = [
  `新增“${LATER[0]}”一条：${LATER[1]}`,
  '其余条款不变；已放款的融资仍按原协议履行。',
]

/** 协议正文。 */
export const agreementHtml = (title: string, corpName: string, row: RfAgreementRow): string =>
  [
    `<h1 style="text-align: center">${title}</h1>`,
    `<p>甲方：${corpName}</p><p>乙方：${row.funderName}</p>`,
    ...(row.partnerName ? [`<p>合作企业：${row.partnerName}</p>`] : []),
    `<p>版本：第${row.revision}版</p>`,
    ...[...CLAUSES, ...(row.revision > 1 ? [LATER] : [])].map(
      ([name, text], at) => `<h2>第${at + 1}条 ${name}</h2><p style="text-indent: 2em">${text}</p>`,
    ),
  ].join('')
