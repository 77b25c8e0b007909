// 融资的文件：起草、预签、签署、下载。要素与条款由各族写。
import type { FinanceDocument } from '#api/generated/corp/model/index.ts'
import type { ProtocolRow } from '../account/protocol/rows.ts'
import { signProtocolRow, voidProtocol } from '../account/protocol/sign.ts'
import { present } from '../kernel/actions.ts'
import type { Actor } from '../kernel/document.ts'
import { type DocumentElement, documentHtml } from '../kernel/documentHtml.ts'
import { BusinessError, notFound } from '../kernel/errors.ts'
import { linesPdf } from '../kernel/files/linesPdf.ts'
import type { World } from '../kernel/World.ts'
import { dictLabel } from '../portal/dictionary/dictionaries.ts'

export type Clause = readonly [title: string, text: string]

type Draft = {
  corpId: string
  protocolType: 'FINANCE_APPLY' | 'FACTORING' | 'TRANSFER_NOTICE'
  partyNames: string[]
  bizNo: string
  elements: readonly DocumentElement[]
  clauses: readonly Clause[]
}

/** 起草一份文件，待签；生成时就已签的由 part 说明。 */
export const draftDocument = (
  world: World,
  { corpId, protocolType, partyNames, bizNo, elements, clauses }: Draft,
  part: Partial<ProtocolRow> = {},
): ProtocolRow => {
  const protocolName = dictLabel('PROTOCOL_TYPE', protocolType)
  return world.protocols.put({
    protocolNo: world.ids.next('PT', world.today()),
    corpId,
    protocolName,
    protocolType,
    protocolStatus: 'WAIT_SIGN',
    partyNames,
    agreementSignTempId: '',
    htmlContent: documentHtml(protocolName, elements, clauses),
    bizNo,
    ...part,
  })
}

/** 一笔融资的全部文件，从早到晚。 */
export const documentsOf = (world: World, bizNo: string): ProtocolRow[] =>
  world.protocols.where((row) => row.bizNo === bizNo)

const signedOf = (world: World, bizNo: string, protocolType: Draft['protocolType']): ProtocolRow[] =>
  documentsOf(world, bizNo).filter(
    (row) => row.protocolType === protocolType && row.protocolStatus !== 'WAIT_SIGN',
  )

/** 付款的一方可看的：已签的债权转让通知书。 */
export const noticesOf = (world: World, bizNo: string): ProtocolRow[] =>
  signedOf(world, bizNo, 'TRANSFER_NOTICE')

/** 有没有已签的保理合同。 */
export const hasContract = (world: World, bizNo: string): boolean =>
  signedOf(world, bizNo, 'FACTORING').length > 0

/** 还没有签的，从早到晚。 */
export const unsignedOf = (world: World, bizNo: string): ProtocolRow[] =>
  documentsOf(world, bizNo).filter((row) => row.protocolStatus === 'WAIT_SIGN')

/** 文件的一行：不含正文。 */
export const documentView = (row: ProtocolRow): FinanceDocument =>
  present({
    protocolNo: row.protocolNo,
    protocolName: row.protocolName,
    protocolType: row.protocolType,
    protocolStatus: row.protocolStatus,
    signTime: row.signTime,
  })

/** 文件与正文。 */
export const documentText = (row: ProtocolRow) => ({ ...documentView(row), htmlContent: row.htmlContent })

/** 预签：待签文件换上新的签署临时号，旧号随之失效；答待签的文件与要逐项核对的要素。 */
export const presign = (world: World, bizNo: string, elementData: DocumentElement[]) => {
  const rows = unsignedOf(world, bizNo)
  const agreementSignTempId = `SIGN-${world.random.hex(24)}`
  for (const row of rows) row.agreementSignTempId = agreementSignTempId
  return { agreementSignTempId, documents: rows.map(documentText), elementData }
}

/** 签署：临时号须是最近一次预签的；记下存证摘要（INV-17）。 */
export const signDocuments = (
  world: World,
  bizNo: string,
  agreementSignTempId: string,
  actor: Actor,
): void => {
  const rows = unsignedOf(world, bizNo)
  const fits = rows.every((row) => row.agreementSignTempId === agreementSignTempId)
  if (rows.length === 0 || agreementSignTempId === '' || !fits) {
    throw new BusinessError('AGREEMENT_INVALID', '合同已失效，请重新打开后签署')
  }
  for (const row of rows) signProtocolRow(world, row, actor)
}

/** 融资终止：未签与已签的合同一并终止，申请书留存。 */
export const voidDocuments = (world: World, bizNo: string): void => {
  for (const row of documentsOf(world, bizNo)) {
    if (row.protocolType !== 'FINANCE_APPLY') voidProtocol(world, row)
  }
}

/** 可看的一份文件：融资的一方看全部，付款的一方只看已签的转让通知书。 */
export const needDocument = (
  world: World,
  { bizNo, protocolNo, isOwn, label }: { bizNo: string; protocolNo: string; isOwn: boolean; label: string },
): ProtocolRow => {
  const readable = isOwn ? documentsOf(world, bizNo) : noticesOf(world, bizNo)
  const found = readable.find((row) => row.protocolNo === protocolNo)
  if (!found) throw notFound(label)
  return found
}

/** 下载已签署的文件，PDF。 */
export const downloadDocument = (row: ProtocolRow, elements: readonly DocumentElement[]) => {
  if (row.protocolStatus === 'WAIT_SIGN') throw new BusinessError('NOT_SIGNED', '文件尚未签署，不能下载')
  return {
    fileName: `${row.protocolName}_${row.bizNo}.pdf`,
    contentType: 'application/pdf',
    bytes: linesPdf(row.protocolName, [
      ...elements.map(({ key, value }) => `${key}：${value}`),
      `签署方：${row.partyNames.join('、')}`,
      `签署时间：${row.signTime?.slice(0, 19).replace('T', ' ') ?? '未签署'}`,
    ]),
  }
}
