// 融资的文件：融资申请书（T-FIN-03），保理合同与债权转让通知书（T-FIN-07 生成，T-FIN-09 签署）。
import { toCapitals } from '#domain/capitals.ts'
import { formatDay } from '#domain/calendar.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { FinanceApplicationRow } from './rows.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import type { World } from '../../kernel/World.ts'
import { type DocumentElement, documentHtml } from '../../kernel/documentHtml.ts'

type Kind = 'FINANCE_APPLY' | 'FACTORING' | 'TRANSFER_NOTICE'
type Clause = readonly [title: string, text: string]

/** 合同的要素：签署时逐项核对，也是每份文件的首部。 */
export const financeElements = (row: FinanceApplicationRow): DocumentElement[] => [
  { key: '融资编号', value: row.financeNo },
  { key: '融资申请方', value: row.applicantName },
  { key: '资金方', value: row.funderName! },
  { key: '债务人（开立方）', value: row.issuerName! },
  { key: '凭证编号', value: row.voucherNo! },
  { key: '融资金额', value: `${formatMoney(row.financeAmount)}元` },
  { key: '金额大写', value: toCapitals(row.financeAmount) },
  { key: '年利率', value: formatRate(row.annualRate) },
  { key: '起息日（预计）', value: formatDay(row.valueDate) },
  { key: '到期日', value: formatDay(row.maturityDate) },
  { key: '追索类型', value: dictLabel('RECOURSE_TYPE', row.recourseType!) },
]

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
    [
      '利息',
      `利息按融资金额乘以年利率乘以实际天数除以 ${row.dayBasis} 计算，算头不算尾，由${dictLabel('INTEREST_BEARER', row.interestBearer!).replace('承担', '')}承担。`,
    ],
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
      `${row.applicantName}已将所持凭证 ${row.voucherNo} 项下 ${formatMoney(row.financeAmount)} 元债权转让给${row.funderName}。`,
    ],
    [
      '付款',
      `请贵公司于 ${formatDay(row.maturityDate)} 将上述款项支付给${row.funderName}，账户以平台应付清单为准。`,
    ],
    ['其他', '本通知不增加贵公司的义务，贵公司对原债权人的抗辩依凭证的付款承诺办理。'],
  ],
}

const titleOf = (kind: Kind): string => dictLabel('PROTOCOL_TYPE', kind)

/** 文件的纯文字行，供下载。 */
export const financeDocumentLines = (row: FinanceApplicationRow, protocol: ProtocolRow): string[] => [
  ...financeElements(row).map(({ key, value }) => `${key}：${value}`),
  `签署方：${protocol.partyNames.join('、')}`,
  `签署时间：${protocol.signTime?.slice(0, 19).replace('T', ' ') ?? '未签署'}`,
]

const put = (world: World, row: FinanceApplicationRow, kind: Kind, part: Partial<ProtocolRow>): ProtocolRow =>
  world.protocols.put({
    protocolNo: world.ids.next('PT', world.today()),
    corpId: row.corpId,
    protocolName: titleOf(kind),
    protocolType: kind,
    protocolStatus: 'WAIT_SIGN',
    partyNames: [row.applicantName, kind === 'TRANSFER_NOTICE' ? row.issuerName! : row.funderName!],
    agreementSignTempId: '',
    htmlContent: documentHtml(titleOf(kind), financeElements(row), clausesOf[kind](row)),
    bizNo: row.financeNo,
    ...part,
  })

/** 一笔融资的全部文件，从早到晚。 */
export const documentsOf = (world: World, financeNo: string): ProtocolRow[] =>
  world.protocols.where((row) => row.bizNo === financeNo)

/** T-FIN-03：复核通过即签署融资申请书。 */
export const applicationLetter = (world: World, row: FinanceApplicationRow, signUserName: string): void => {
  put(world, row, 'FINANCE_APPLY', {
    protocolStatus: 'EFFECTIVE',
    signUserName,
    signTime: world.now(),
    protocolEffectiveDate: world.today(),
  })
}

/** T-FIN-07：资金方同意，生成保理合同与债权转让通知书。 */
export const draftContract = (world: World, row: FinanceApplicationRow): void => {
  put(world, row, 'FACTORING', {})
  put(world, row, 'TRANSFER_NOTICE', {})
}

const unsigned = (world: World, financeNo: string): ProtocolRow[] =>
  documentsOf(world, financeNo).filter((row) => row.protocolStatus === 'WAIT_SIGN')

/** 预签：待签文件换上新的签署临时号，旧号随之失效。 */
export const presignContract = (
  world: World,
  row: FinanceApplicationRow,
): { agreementSignTempId: string; documents: ProtocolRow[] } => {
  const documents = unsigned(world, row.financeNo)
  const agreementSignTempId = `SIGN-${world.random.hex(24)}`
  for (const document of documents) document.agreementSignTempId = agreementSignTempId
  return { agreementSignTempId, documents }
}

/** 签署：临时号须是最近一次预签的。 */
export const signDocuments = (
  world: World,
  row: FinanceApplicationRow,
  agreementSignTempId: string,
  signUserName: string,
): void => {
  const documents = unsigned(world, row.financeNo)
  const valid =
    documents.length > 0 &&
    documents.every(
      (one) => one.agreementSignTempId !== '' && one.agreementSignTempId === agreementSignTempId,
    )
  if (!valid) throw new BusinessError('AGREEMENT_INVALID', '合同已失效，请重新打开后签署')
  for (const document of documents) {
    Object.assign(document, {
      protocolStatus: 'EFFECTIVE',
      signTime: world.now(),
      signUserName,
      protocolEffectiveDate: world.today(),
    })
  }
}

/** 融资终止：未签与已签的合同一并终止，申请书留存。 */
export const voidDocuments = (world: World, row: FinanceApplicationRow): void => {
  for (const document of documentsOf(world, row.financeNo)) {
    if (document.protocolType !== 'FINANCE_APPLY') document.protocolStatus = 'TERMINATED'
  }
}
