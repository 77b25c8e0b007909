// 保理融资的文件：保理合同，公开型的还有债权转让通知书（T-RFN-07 生成，T-RFN-09 签署）。

import { groupAccountNo } from '#domain/accountNo.ts'
import { formatDay } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatRate, yuan } from '#domain/money.ts'
import { type Clause, draftDocument } from '../../financing/documents.ts'
import type { DocumentElement } from '../../kernel/documentHtml.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { collectAccountOfFunder } from './offers.ts'
import type { RfFinancingRow } from './rows.ts'

type Kind = 'FACTORING' | 'TRANSFER_NOTICE'

/** 合同的要素：签署时逐项核对，也是每份文件的首部；转让通知书给债务人看，不含价格。 */
export const rfElements = (row: RfFinancingRow, kind = 'FACTORING'): DocumentElement[] => [
  { key: '保理融资编号', value: row.rfFinanceNo },
  { key: '债权人', value: row.creditorName! },
  { key: '债务人', value: row.debtorName! },
  { key: '资金方', value: row.funderName! },
  { key: '应收账款编号', value: row.arNos.join('、') },
  { key: '账款总额', value: yuan(row.arTotal) },
  { key: '到期日', value: formatDay(row.maturityDate) },
  ...(kind === 'TRANSFER_NOTICE'
    ? []
    : [
        { key: '保理方式', value: dictLabel('FACTORING_TYPE', row.factoringType!) },
        { key: '融资金额', value: yuan(row.rfFinanceAmount) },
        { key: '金额大写', value: toCapitals(row.rfFinanceAmount) },
        { key: '年利率', value: formatRate(row.annualRate) },
        {
          key: '融资利息',
          value: `${yuan(row.interestAmount)}（${row.financeDays}天，${dictLabel('INTEREST_MODE', row.interestMode!)}；以实际放款日计）`,
        },
        { key: '保理手续费', value: yuan(row.factoringFee) },
        { key: '预计到账金额', value: yuan(row.netAmount) },
        { key: '收款账号', value: groupAccountNo(row.collectAccountNo ?? '') },
      ]),
]

const recourse = (row: RfFinancingRow): string =>
  row.factoringType === 'OPEN_NO_RECOURSE'
    ? '除应收账款存在瑕疵外，债务人未付款的，资金方不向债权人追索。'
    : '债务人到期未足额付款的，资金方可以要求债权人回购。'

const payeeText = (row: RfFinancingRow): string => {
  const { accountName, bankName, accountNo } = collectAccountOfFunder(row.funderId)
  return `户名 ${accountName}，开户行 ${bankName}，账号 ${groupAccountNo(accountNo)}`
}

const clausesOf: Readonly<Record<Kind, (row: RfFinancingRow) => readonly Clause[]>> = {
  FACTORING: (row) => [
    ['应收账款转让', '债权人将上述应收账款已确权的部分及其从属权利转让给资金方，资金方受让。'],
    [
      '融资发放',
      `资金方按约定将融资款划入债权人账户；利息${dictLabel('INTEREST_MODE', row.interestMode!)}。`,
    ],
    [
      '费用',
      `债权人承担融资利息与保理手续费 ${yuan(row.factoringFee)}（融资金额的 ${formatRate(row.feeRate)}，一次收取），除此之外资金方不另收任何费用。`,
    ],
    ['追索', recourse(row)],
    ['回款与尾款', '债务人的回款先清偿融资本金、到期收取的利息与手续费，余额作为尾款返还债权人。'],
    ['登记', '由资金方在中登网办理转让登记，结清或合同解除后注销。'],
    ['电子签名', '以数字证书签署的本合同与书面签章具有同等法律效力。'],
  ],
  TRANSFER_NOTICE: (row) => [
    ['通知事项', `${row.creditorName}已将上述应收账款转让给${row.funderName}。`],
    [
      '付款',
      `请贵公司于各笔账款到期日将款项付至${row.funderName}的收款账户：${payeeText(row)}；付至其他账户不产生清偿效力。`,
    ],
    ['其他', '本通知不增加贵公司的义务，已确权的部分不得以贸易纠纷为由拒付。'],
  ],
}

const draft = (world: World, row: RfFinancingRow, kind: Kind) =>
  draftDocument(world, {
    corpId: row.corpId,
    protocolType: kind,
    partyNames: [row.creditorName!, kind === 'FACTORING' ? row.funderName! : row.debtorName!],
    bizNo: row.rfFinanceNo,
    elements: rfElements(row, kind),
    clauses: clausesOf[kind](row),
  })

/** T-RFN-07：资金方同意，生成保理合同；公开型的另有债权转让通知书。 */
export const draftRfContract = (world: World, row: RfFinancingRow): void => {
  row.contractProtocolNo = draft(world, row, 'FACTORING').protocolNo
  if (row.factoringType !== 'HIDDEN_RECOURSE') draft(world, row, 'TRANSFER_NOTICE')
}
