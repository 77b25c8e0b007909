// ABS 的文书：付款确认书（T-APB-03），转让协议与保理合同（T-ATR-08 生成、T-ATR-10 签署），转让通知书（T-ATR-10）及其回执
// （T-APB-08 生成、T-PRT-02 签署）。

import { groupAccountNo } from '#domain/accountNo.ts'
import { addDays } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatRate, yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { putProtocol, signProtocolRow, voidProtocol } from '../../account/protocol/sign.ts'
import type { Actor } from '../../kernel/document.ts'
import { type DocumentElement, documentHtml } from '../../kernel/documentHtml.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { needCertificate } from '../../portal/signing/ticket.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import type { AbsTransferApplicationRow } from '../transfer/rows.ts'

/** ABS 协议的类型。 */
export const ABS_PROTOCOL_TYPES: readonly string[] = [
  'ABS_CONFIRM',
  'ABS_TRANSFER',
  'FACTORING',
  'ABS_NOTICE',
  'ABS_RECEIPT',
]

const SIGN_DAYS = 10

/** 没有证书的一步，文书不说有：以短信验证码签署的写明是什么、平台留存了什么。 */
const SMS_SIGNED =
  '本确认书由债务人授权的复核人以短信验证码确认签署；签署人、签署时间与正文摘要由平台留存，双方认可其效力。'

type Clause = readonly [title: string, text: string]

const put = (
  world: World,
  corpId: string,
  protocolType: ProtocolRow['protocolType'],
  parts: Pick<ProtocolRow, 'partyNames' | 'bizNo' | 'protocolStatus'> & {
    elements: readonly DocumentElement[]
    clauses: readonly Clause[]
  },
): ProtocolRow => {
  const { elements, clauses, ...fields } = parts
  const protocolName = dictLabel('PROTOCOL_TYPE', protocolType)
  return putProtocol(world, {
    protocolNo: world.ids.next('PT', world.today()),
    corpId,
    protocolName,
    protocolType,
    agreementSignTempId: '',
    htmlContent: documentHtml(protocolName, elements, clauses),
    ...(fields.protocolStatus === 'WAIT_SIGN' && { tempIdExpireDate: addDays(world.today(), SIGN_DAYS) }),
    ...fields,
  })
}

/** 一个收款账户，写全：文书不写掩码。 */
const payeeElements = (
  account: { accountName: string; bankName: string; accountNo: string } | undefined,
): DocumentElement[] =>
  account
    ? [
        { key: '收款户名', value: account.accountName },
        { key: '开户行', value: account.bankName },
        { key: '收款账号', value: groupAccountNo(account.accountNo) },
      ]
    : []

/** 付款确认书的要素：未转让时付到债权人的收款账户。 */
export const confirmElements = (world: World, row: AbsPayableRow): DocumentElement[] => [
  { key: '付款确认书编号', value: row.payConfirmNo ?? '复核确认后生成' },
  { key: '账款编号', value: row.payableNo },
  { key: '债务人', value: row.debtorName },
  { key: '债权人', value: row.creditorName },
  { key: '合同编号', value: row.contractNo ?? '' },
  { key: '账款金额', value: yuan(row.payableAmount) },
  { key: '金额大写', value: toCapitals(row.payableAmount) },
  { key: '应付日期', value: row.payableDueDate },
  ...payeeElements(row.creditorCorpId ? collectAccountOf(world, row.creditorCorpId) : undefined),
  ...(row.jointDebtorName ? [{ key: '共同债务人/差额补足方', value: row.jointDebtorName }] : []),
]

const confirmClauses = (row: AbsPayableRow): Clause[] => [
  [
    '付款义务',
    `债务人确认其在合同 ${row.contractNo} 项下负有到期无条件付款的义务，金额与日期以本确认书为准。`,
  ],
  ['基础交易', '债务人确认货物、工程或服务已交付并验收，相应发票真实有效，不存在抵销、争议与预付款。'],
  ['付款账户', '到期付至上列收款账户；收到转让通知书的，只付至通知书写明的归集账户。'],
  ['转让', '债务人同意债权人将本账款转让给保理商及专项计划；转让后款项只付至专项计划的归集账户。'],
  ...(row.jointDebtorName
    ? ([['差额补足', `${row.jointDebtorName}对债务人到期未足额支付的部分承担差额补足义务。`]] as const)
    : []),
  ['放弃抗辩', '债务人不以与债权人之间的任何争议对抗受让人。'],
  ['电子签名', SMS_SIGNED],
]

/** 付款确认书的正文；未确认的也可预览。 */
export const confirmHtml = (world: World, row: AbsPayableRow): string =>
  documentHtml('付款确认书', confirmElements(world, row), confirmClauses(row))

/** T-APB-03：债务人的复核人以短信验证码签署付款确认书，随即生效；返回协议编号。 */
export const confirmLetter = (world: World, row: AbsPayableRow, actor: Actor): string => {
  const letter = put(world, row.corpId, 'ABS_CONFIRM', {
    partyNames: [row.debtorName, row.creditorName],
    bizNo: row.payableNo,
    protocolStatus: 'WAIT_SIGN',
    elements: confirmElements(world, row),
    clauses: confirmClauses(row),
  })
  signProtocolRow(world, letter, actor)
  return letter.protocolNo
}

/** T-APB-05：撤销确认，付款确认书终止。 */
export const voidConfirmLetter = (world: World, row: AbsPayableRow): void => {
  const letter = world.protocols.get(row.confirmProtocolNo)
  if (letter) voidProtocol(world, letter)
}

/** 转让的账款：给双方与债务人看的都有。 */
const subjectElements = (row: AbsTransferApplicationRow): DocumentElement[] => [
  { key: '转让申请编号', value: row.absTransferNo },
  { key: '转让方（债权人）', value: row.creditorName },
  { key: '受让方（保理商）', value: row.factorName },
  { key: '债务人', value: row.debtorName },
  { key: '专项计划', value: row.planName },
  { key: '账款笔数', value: `${row.receivableCount}笔` },
  { key: '账款总额', value: yuan(row.receivableTotal) },
]

/** 转让协议的要素：签署时逐项核对；收款账户写全。 */
const transferElements = (world: World, row: AbsTransferApplicationRow): DocumentElement[] => [
  ...subjectElements(row),
  { key: '折价率（年化）', value: formatRate(row.discountRate) },
  { key: '折价金额', value: yuan(row.discountAmount) },
  { key: '转让价款', value: yuan(row.transferPrice) },
  { key: '金额大写', value: toCapitals(row.transferPrice) },
  ...payeeElements(world.bankAccounts.get(row.collectAccountId)),
]

/** 通知书与回执的要素：债务人付到哪里，不写价款与债权人的账户。 */
const noticeElements = (world: World, row: AbsTransferApplicationRow): DocumentElement[] => {
  const { poolAccountName, poolAccountNo, custodianBank } = world.absPlans.need(row.planNo)
  return [
    ...subjectElements(row),
    ...payeeElements({ accountName: poolAccountName, bankName: custodianBank, accountNo: poolAccountNo }),
  ]
}

/** 签署时逐项核对的：债务人签的回执与看的通知书不含价款。 */
export const elementsOf = (
  world: World,
  row: AbsTransferApplicationRow,
  protocolType: ProtocolRow['protocolType'],
): DocumentElement[] =>
  protocolType === 'ABS_NOTICE' || protocolType === 'ABS_RECEIPT'
    ? noticeElements(world, row)
    : transferElements(world, row)

const listOf = ({ lines }: AbsTransferApplicationRow): string =>
  lines
    .map((line) => `${line.payableNo}（${yuan(line.payableAmount)}，${line.payableDueDate}到期）`)
    .join('；')

const agreementClauses = (row: AbsTransferApplicationRow): Clause[] => [
  ['转让标的', `转让方将下列应收账款及其从属权利转让给受让方：${listOf(row)}。`],
  [
    '转让价款',
    `按折价率 ${formatRate(row.discountRate)} 与实际天数除以 360 逐笔计算，合计 ${yuan(row.transferPrice)}，入池后付至转让方的收款账户。`,
  ],
  ['真实性', '转让方保证基础交易真实、账款未转让或质押给他人，所附资料真实完整。'],
  ['赎回', '经认定为不合格资产的，转让方应按转让价款赎回。'],
  ['登记', '受让方在中登网办理应收账款转让登记。'],
  ['争议解决', '因本协议发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
]

const factoringClauses = (row: AbsTransferApplicationRow): Clause[] => [
  ['保理服务', `保理商受让上述应收账款，并作为原始权益人向${row.planName}转让。`],
  ['无追索', '除应收账款存在瑕疵或属不合格资产外，债务人到期未付款的，保理商不向转让方追索。'],
  ['费用', '除上列折价外，保理商不另向转让方收取手续费或其他费用。'],
  ['转让通知', '双方同意以平台电子方式通知债务人，通知到达后转让对债务人生效。'],
  ['电子签名', '以数字证书签署的本合同与书面签章具有同等法律效力。'],
]

/** T-ATR-08：保理商审核通过，生成应收账款转让协议与保理合同，待转让方签署。 */
export const draftAgreements = (world: World, row: AbsTransferApplicationRow): void => {
  const parts = {
    partyNames: [row.creditorName, row.factorName],
    bizNo: row.absTransferNo,
    protocolStatus: 'WAIT_SIGN',
    elements: transferElements(world, row),
  } as const
  row.protocolNos = [
    put(world, row.corpId, 'ABS_TRANSFER', {
      ...parts,
      partyNames: [...parts.partyNames],
      clauses: agreementClauses(row),
    }),
    put(world, row.corpId, 'FACTORING', {
      ...parts,
      partyNames: [...parts.partyNames],
      clauses: factoringClauses(row),
    }),
  ].map((one) => one.protocolNo)
}

/** 一份申请待签的协议。 */
export const unsignedOf = (world: World, bizNo: string | undefined): ProtocolRow[] =>
  world.protocols.where((one) => one.bizNo === bizNo && one.protocolStatus === 'WAIT_SIGN')

const groupByDebtor = (
  world: World,
  row: AbsTransferApplicationRow,
): [corpId: string, debtorName: string][] => [
  ...new Map(
    row.lines.map((line) => {
      const { corpId, debtorName } = world.absPayables.need(line.payableNo)
      return [corpId, debtorName] as const
    }),
  ),
]

const noticeClauses = (row: AbsTransferApplicationRow): Clause[] => [
  [
    '通知事项',
    `${row.creditorName}已将下列应收账款转让给${row.factorName}并进入${row.planName}：${listOf(row)}。`,
  ],
  ['付款', '请贵公司于各笔账款的应付日期，将款项付至上列归集账户；付至其他账户不产生清偿效力。'],
]

/** T-ATR-10：转让通知书送达每一家债务人。 */
export const sendNotices = (world: World, row: AbsTransferApplicationRow): void => {
  for (const [corpId, debtorName] of groupByDebtor(world, row)) {
    const notice = put(world, corpId, 'ABS_NOTICE', {
      partyNames: [row.creditorName, debtorName],
      bizNo: row.absTransferNo,
      protocolStatus: 'EFFECTIVE',
      elements: noticeElements(world, row),
      clauses: noticeClauses(row),
    })
    Object.assign(notice, { signTime: world.now(), protocolEffectiveDate: world.today() })
  }
}

/** T-APB-08：入池后请债务人签署转让通知回执。 */
export const draftReceipts = (world: World, row: AbsTransferApplicationRow): void => {
  for (const [corpId, debtorName] of groupByDebtor(world, row)) {
    put(world, corpId, 'ABS_RECEIPT', {
      partyNames: [debtorName, row.creditorName],
      bizNo: row.absTransferNo,
      protocolStatus: 'WAIT_SIGN',
      elements: noticeElements(world, row),
      clauses: [
        ['回执', `${debtorName}已收到上述转让通知，确认账款金额与应付日期无误，将按通知付至归集账户。`],
      ],
    })
  }
}

/** 以本人的证书签过这份协议的，签署生效（MC-6）。 */
export const signAll = (
  world: World,
  rows: readonly ProtocolRow[],
  businessKey: string,
  actor: Actor,
): void => {
  needCertificate(world, actor.user, businessKey, rows)
  for (const row of rows) signProtocolRow(world, row, actor)
}

/** 申请终止或资产出池：未签与已签的协议一并终止。 */
export const voidAgreements = (world: World, absTransferNo: string): void => {
  for (const row of world.protocols.where((one) => one.bizNo === absTransferNo)) voidProtocol(world, row)
}
