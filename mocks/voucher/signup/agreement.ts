// 签约的协议：资金方通过时生成（T-SUP-07），T-SUP-09 签署。
import { formatRate } from '#domain/money.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { voidProtocol } from '../../account/protocol/sign.ts'
import { renewTempIds } from '../../account/protocol/tempId.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { SignupRow } from './rows.ts'

type Clause = readonly [title: string, text: string]

/** 协议的要素：签署时逐项核对。 */
export const signupElements = (world: World, row: SignupRow): { key: string; value: string }[] => {
  const product = world.funderProducts.need(row.funderProductNo)
  return [
    { key: '签约编号', value: row.signupNo },
    { key: '申请企业', value: row.corpName },
    { key: '统一社会信用代码', value: world.corps.need(row.corpId).uscc },
    { key: '资金方', value: row.funderName },
    { key: '融资产品', value: product.funderProductName },
    { key: '年利率', value: formatRate(product.annualRate) },
    { key: '追索类型', value: dictLabel('RECOURSE_TYPE', product.recourseType) },
    { key: '合作期限', value: `${product.signupYears}年，自签署之日起` },
  ]
}

const COOPERATION: readonly Clause[] = [
  ['合作内容', '资金方在合作期限内，受理企业以所持应收账款电子凭证提出的融资申请，逐笔审批。'],
  ['独立审批', '本协议不构成资金方的放款承诺；每笔融资的金额、利率与期限以届时签署的融资合同为准。'],
  ['资料真实', '企业保证所提交的资料真实、完整、有效，资料变更的应在10个工作日内更新。'],
  ['收款账户', '融资款划入企业在签约时登记的收款账户，变更账户须经企业复核并重新验证。'],
  ['不重复融资', '企业不得以同一应收账款向两家以上资金方融资；资金方在放款前办理转让登记。'],
  ['费用', '除融资合同列明的利息与平台服务费外，资金方不另收任何费用。'],
  ['合作终止', '合作期限届满自动终止；没有在途融资的，任何一方可以提前解约；在途融资不受影响。'],
  ['争议解决', '因本协议发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
]
const AUTHORISATION: readonly Clause[] = [
  ['授权事项', '企业授权资金方为审核准入与融资申请，查询企业的征信、税务与发票信息。'],
  ['授权范围', '查询结果仅用于本合作项下的审批与贷后管理，不得提供给第三方，法律另有规定的除外。'],
  ['授权期限', '自签署之日起至合作终止且在途融资全部结清之日止。'],
  ['个人信息', '涉及法定代表人、实际控制人、受益所有人的个人信息，以其本人的单独同意为前提，可随时撤回。'],
]

const html = (title: string, row: SignupRow, clauses: readonly Clause[]): string =>
  [
    `<h1 style="text-align: center">${title}</h1>`,
    `<p>甲方：${row.corpName}</p><p>乙方：${row.funderName}</p>`,
    ...clauses.map(
      ([name, text], at) => `<h2>第${at + 1}条 ${name}</h2><p style="text-indent: 2em">${text}</p>`,
    ),
  ].join('')

/** 一份签约的全部协议，从早到晚。 */
export const agreementsOf = (world: World, signupNo: string): ProtocolRow[] =>
  world.protocols.where((row) => row.bizNo === signupNo && row.protocolStatus !== 'TERMINATED')

/** 其中待企业签署的。 */
export const unsignedOf = (world: World, signupNo: string): ProtocolRow[] =>
  agreementsOf(world, signupNo).filter(({ protocolStatus }) => protocolStatus === 'WAIT_SIGN')

/** T-SUP-07：生成合作协议与授权书，待企业签署；上一次合作留下的先终止。 */
export const draftAgreements = (world: World, row: SignupRow): void => {
  for (const old of agreementsOf(world, row.signupNo)) voidProtocol(world, old)
  const put = (
    protocolType: ProtocolRow['protocolType'],
    protocolName: string,
    clauses: readonly Clause[],
  ): ProtocolRow =>
    world.protocols.put({
      protocolNo: world.ids.next('PT', world.today()),
      corpId: row.corpId,
      protocolName,
      protocolType,
      protocolStatus: 'WAIT_SIGN',
      partyNames: [row.corpName, row.funderName],
      agreementSignTempId: '',
      htmlContent: html(protocolName, row, clauses),
      bizNo: row.signupNo,
    })
  renewTempIds(world, [
    put('FACTORING', '凭证融资业务合作协议', COOPERATION),
    put('AUTH_QUERY', dictLabel('PROTOCOL_TYPE', 'AUTH_QUERY'), AUTHORISATION),
  ])
}
