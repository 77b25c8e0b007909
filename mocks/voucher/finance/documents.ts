// 融资的文件：融资申请书（T-FIN-03），保理合同与债权转让通知书（T-FIN-07 生成，T-FIN-09 签署）。

import { formatDay } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatRate, yuan } from '#domain/money.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { type Clause, draftDocument } from '../../financing/documents.ts'
import type { DocumentElement } from '../../kernel/documentHtml.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { FinanceApplicationRow } from './rows.ts'

type Kind = 'FINANCE_APPLY' | 'FACTORING' | 'TRANSFER_NOTICE'

/** 合同的要素：签署时逐项核对，也是每份文件的首部；转让通知书给债务人看，不含价格。 */
export const financeElements = (row: FinanceApplicationRow, kind = 'FACTORING'): DocumentElement[] => [
  { key: '融资编号', value: row.financeNo },
  { key: '融资申请方', value: row.applicantName },
  { key: '资金方', value: row.funderName! },
  { key: '债务人（开立方）', value: row.issuerName! },
  { key: '凭证编号', value: row.voucherNo! },
  { key: '融资金额', value: yuan(row.financeAmount) },
  { key: '金额大写', value: toCapitals(row.financeAmount) },
  ...(kind === 'TRANSFER_NOTICE'
    ? []
    : [
        { key: '年利率', value: formatRate(row.annualRate) },
        { key: '申请方承担利息（预计）', value: yuan(row.supplierInterest) },
        { key: '平台服务费', value: yuan(row.serviceFee) },
        { key: '预计到账金额', value: yuan(row.netAmount) },
      ]),
  { key: '起息日（预计）', value: formatDay(row.valueDate) },
  { key: '到期日', value: formatDay(row.maturityDate) },
  { key: '追索类型', value: dictLabel('RECOURSE_TYPE', row.recourseType!) },
]

/** 利息由谁承担：合同里的双方是申请方与资金方，分担利息的却是申请方与债务人，所以写明是谁、各承担多少（F-04）。 */
const whoBears = (row: FinanceApplicationRow): string =>
  row.interestBearer === 'SHARED'
    ? `由申请方与债务人分担，其中债务人承担${formatRate(row.coreBearRatio)}`
    : `由${row.interestBearer === 'CORE' ? '债务人' : '申请方'}承担`

const clausesOf: Readonly<Record<Kind, (row: FinanceApplicationRow) => readonly Clause[]>> = {
  FINANCE_APPLY: (row) => [
    ['申请事项', `申请方以所持凭证 ${row.voucherNo} 项下的应收账款向资金方申请融资。`],
    ['资料真实', `所附资料包 ${row.packageNo} 的合同、发票与履约单据真实、合法，未向其他资金方重复融资。`],
    ['价格确认', '申请方确认本申请所列利率、利息、服务费与预计到账金额，实际起息日以放款日为准。'],
    ['授权', '申请方授权资金方为审核本申请查询有关信息，并在中登网办理应收账款转让登记。'],
  ],
  FACTORING: (row) => [
    ['应收账款转让', '申请方将凭证项下与融资金额等额的应收账款及其从属权利转让给资金方，资金方受让。'],
    [
      '融资发放',
      `资金方在登记完成后将融资款划入申请方账户；利息${dictLabel('INTEREST_MODE', row.interestMode!)}。`,
    ],
    ['利息', `利息按融资金额乘以年利率乘以实际天数除以 ${row.dayBasis} 计算，算头不算尾，${whoBears(row)}。`],
    [
      '追索',
      row.recourseType === 'RECOURSE'
        ? '债务人到期未足额付款的，资金方可以要求申请方回购。'
        : '除应收账款存在瑕疵外，债务人未付款的，资金方不向申请方追索。',
    ],
    ['转让通知', '双方同意以平台电子方式通知债务人，通知到达后转让对债务人生效。'],
    ['登记', '由资金方在中登网办理转让登记，结清或合同解除后注销。'],
    ['电子签名', '以数字证书签署的本合同与书面签章具有同等法律效力。'],
    ['争议解决', '因本合同发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
  ],
  TRANSFER_NOTICE: (row) => [
    [
      '通知事项',
      `${row.applicantName}已将所持凭证 ${row.voucherNo} 项下 ${yuan(row.financeAmount)}债权转让给${row.funderName}。`,
    ],
    [
      '付款',
      `请贵公司于 ${formatDay(row.maturityDate)} 将上述款项支付给${row.funderName}，账户以平台应付清单为准。`,
    ],
    ['其他', '本通知不增加贵公司的义务，贵公司对原债权人的抗辩依凭证的付款承诺办理。'],
  ],
}

const draft = (world: World, row: FinanceApplicationRow, kind: Kind, part?: Partial<ProtocolRow>) =>
  draftDocument(
    world,
    {
      corpId: row.corpId,
      protocolType: kind,
      partyNames: [row.applicantName, kind === 'TRANSFER_NOTICE' ? row.issuerName! : row.funderName!],
      bizNo: row.financeNo,
      elements: financeElements(row, kind),
      clauses: clausesOf[kind](row),
    },
    part,
  )

/** T-FIN-03：复核通过即签署融资申请书。 */
export const applicationLetter = (world: World, row: FinanceApplicationRow, signUserName: string): void => {
  draft(world, row, 'FINANCE_APPLY', {
    protocolStatus: 'EFFECTIVE',
    signUserName,
    signTime: world.now(),
    protocolEffectiveDate: world.today(),
  })
}

/** T-FIN-07：资金方同意，生成保理合同与债权转让通知书。 */
export const draftContract = (world: World, row: FinanceApplicationRow): void => {
  draft(world, row, 'FACTORING')
  draft(world, row, 'TRANSFER_NOTICE')
}
