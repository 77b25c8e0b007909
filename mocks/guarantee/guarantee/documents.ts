// 保函的文件：开立申请书（T-GUA-03），开立协议（T-GUA-08 生成、T-GUA-09 签署），正本（T-GUA-11）。
import { formatDay, formatInstant } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatRate, yuan } from '#domain/money.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { markSigned, voidProtocol } from '../../account/protocol/sign.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { shareFiles, storeFile } from '../../portal/file/store.ts'
import type { GuaranteeRow } from './rows.ts'

type Element = { key: string; value: string }
type Clause = readonly [title: string, text: string]

const AGREEMENT = '保函开立协议'

const background = (row: GuaranteeRow): Element[] =>
  row.guaranteeType === 'BID'
    ? [
        { key: '招标项目', value: `${row.tenderProjectName}（${row.tenderNo}）` },
        { key: '开标时间', value: formatInstant(row.bidOpenTime, 'minute') },
      ]
    : [{ key: '基础合同', value: row.guaranteeContractNo! }]

/** 保函的要素：签约时逐项核对，也是每份文件的首部。 */
export const guaranteeElements = (row: GuaranteeRow): Element[] => [
  { key: '保函申请编号', value: row.guaranteeApplyNo },
  { key: '保函类型', value: dictLabel('GUARANTEE_TYPE', row.guaranteeType) },
  { key: '保函形式', value: dictLabel('GUARANTEE_FORM', row.guaranteeForm!) },
  { key: '申请人', value: row.guarantorName },
  { key: '受益人', value: row.beneficiaryName! },
  { key: '开立机构', value: row.issuerOrgName! },
  ...background(row),
  { key: '保函金额', value: yuan(row.guaranteeAmount) },
  { key: '金额大写', value: toCapitals(row.guaranteeAmount) },
  {
    key: '保函期限',
    value: `${formatDay(row.guaranteeEffectiveDate)}至${formatDay(row.guaranteeExpireDate)}`,
  },
  { key: '保函费', value: `${yuan(row.guaranteeFee)}（年费率${formatRate(row.guaranteeFeeRate)}）` },
]

const APPLICATION: readonly Clause[] = [
  ['申请事项', '申请人请求开立机构按所列要素向受益人开立保函。'],
  ['资料真实', '所附招标文件、合同等资料真实、完整、有效。'],
  ['授权', '申请人授权开立机构为审核本申请查询有关信息。'],
]

const agreementOf = (row: GuaranteeRow): readonly Clause[] => [
  ['保函开立', '开立机构在申请人缴清保函费后，按所列要素以电子方式开立保函并送达受益人。'],
  [
    '付款责任',
    row.guaranteeForm === 'INDEPENDENT'
      ? '受益人在保函有效期内提交相符单据的，开立机构见索即付，不审查基础交易。'
      : '债务人不履行基础合同义务的，开立机构在保函金额内承担连带责任。',
  ],
  ['追偿', '开立机构赔付后，申请人应在收到通知之日起三个工作日内偿还赔付款项。'],
  ['保函费', `保函费${yuan(row.guaranteeFee)}，由申请人在签约后一次缴清；最低费用${yuan(row.minFee)}不退。`],
  ['撤销', '投标保函在开标前可由申请人撤销；其余情形须受益人同意或退回保函。'],
  ['电子签名', '以数字证书签署的本协议与书面签章具有同等法律效力。'],
  ['争议解决', '因本协议发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
]

const letterOf = (row: GuaranteeRow): readonly Clause[] => [
  ['保证', `应申请人请求，我方就上列事项向受益人开立本保函，金额不超过${yuan(row.guaranteeAmount)}。`],
  [
    '索赔',
    row.guaranteeForm === 'INDEPENDENT'
      ? '在有效期内收到受益人签署的索赔书后五个工作日内，我方审单相符即付款。'
      : '在有效期内收到受益人的索赔书及违约证明后，我方在保证责任范围内付款。',
  ],
  ['有效期', `本保函有效期至${formatDay(row.guaranteeExpireDate)}止，逾期失效，无需退回。`],
]

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const htmlOf = (title: string, row: GuaranteeRow, clauses: readonly Clause[]): string => {
  const table = guaranteeElements(row)
    .map(
      ({ key, value }) =>
        `<tr><th style="text-align: left; width: 160px">${key}</th><td>${escape(value)}</td></tr>`,
    )
    .join('')
  const text = clauses
    .map(
      ([name, body], at) => `<h2>第${at + 1}条 ${name}</h2><p style="text-indent: 2em">${escape(body)}</p>`,
    )
    .join('')
  return `<h1 style="text-align: center">${title}</h1><table style="width: 100%">${table}</table>${text}`
}

const put = (
  world: World,
  row: GuaranteeRow,
  [protocolType, protocolName]: readonly [type: ProtocolRow['protocolType'], name: string],
  clauses: readonly Clause[],
  part: Partial<ProtocolRow> = {},
): ProtocolRow =>
  world.protocols.put({
    protocolNo: world.ids.next('PT', world.today()),
    corpId: row.corpId,
    protocolName,
    protocolType,
    protocolStatus: 'WAIT_SIGN',
    partyNames: [row.guarantorName, row.issuerOrgName!],
    agreementSignTempId: '',
    htmlContent: htmlOf(protocolName, row, clauses),
    bizNo: row.guaranteeApplyNo,
    ...part,
  })

const signed = (world: World, signUserName: string): Partial<ProtocolRow> => ({
  protocolStatus: 'EFFECTIVE',
  signUserName,
  signTime: world.now(),
  protocolEffectiveDate: world.today(),
})

/** 一份保函的全部文件，从早到晚。 */
export const documentsOf = (world: World, guaranteeApplyNo: string): ProtocolRow[] =>
  world.protocols.where((row) => row.bizNo === guaranteeApplyNo)

/** T-GUA-03：复核通过即签署保函开立申请书。 */
export const applicationLetter = (world: World, row: GuaranteeRow, signUserName: string): void => {
  const name = dictLabel('PROTOCOL_TYPE', 'GUARANTEE_APPLY')
  put(world, row, ['GUARANTEE_APPLY', name], APPLICATION, signed(world, signUserName))
}

/** T-GUA-08：机构同意，生成保函开立协议待签。 */
export const draftAgreement = (world: World, row: GuaranteeRow): void => {
  row.protocolNo = put(world, row, ['GUARANTEE_APPLY', AGREEMENT], agreementOf(row)).protocolNo
}

/** 预签：协议换上新的签署临时号，旧号随之失效。 */
export const presignAgreement = (world: World, row: GuaranteeRow): ProtocolRow => {
  const agreement = world.protocols.need(row.protocolNo!)
  agreement.agreementSignTempId = `SIGN-${world.random.hex(24)}`
  return agreement
}

/** T-GUA-09：签署；临时号须是最近一次预签的。 */
export const signAgreement = (
  world: World,
  row: GuaranteeRow,
  agreementSignTempId: string,
  signUserName: string,
): void => {
  const agreement = world.protocols.need(row.protocolNo!)
  const valid = agreement.agreementSignTempId !== '' && agreement.agreementSignTempId === agreementSignTempId
  if (!valid) throw new BusinessError('AGREEMENT_INVALID', '协议已失效，请重新打开后签署')
  markSigned(world, agreement, signUserName)
}

/** 没有开立成：协议终止，申请书留存。 */
export const voidAgreement = (world: World, row: GuaranteeRow): void => {
  const agreement = world.protocols.get(row.protocolNo)
  if (agreement) voidProtocol(world, agreement)
}

/** T-GUA-11：保函正本，申请人与受益人都可下载、验真。 */
export const issueLetter = (world: World, row: GuaranteeRow): void => {
  const name = dictLabel('PROTOCOL_TYPE', 'GUARANTEE_LETTER')
  put(world, row, ['GUARANTEE_LETTER', name], letterOf(row), {
    ...signed(world, row.issuerOrgName!),
    partyNames: [row.issuerOrgName!, row.beneficiaryName!],
    protocolExpireDate: row.guaranteeExpireDate!,
  })
  const title = dictLabel('GUARANTEE_TYPE', row.guaranteeType)
  const lines = [
    { key: '保函编号', value: row.guaranteeNo! },
    { key: '验真码', value: row.antiFakeCode! },
    ...guaranteeElements(row),
  ].map(({ key, value }) => `${key}：${value}`)
  row.guaranteeFile = storeFile(world, {
    fileName: `${title}_${row.guaranteeNo}.pdf`,
    contentType: 'application/pdf',
    category: 'GUARANTEE',
    corpId: row.corpId,
    bytes: linesPdf(title, lines),
  })
  if (row.beneficiaryCorpId) shareFiles(world, [row.guaranteeFile], row.beneficiaryCorpId)
}
