// 应收账款确认函：T-RCF-05 签署的文件。
import { groupAccountNo } from '#domain/accountNo.ts'
import { formatDay } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles, storeFile } from '../../portal/file/store.ts'
import { payeeOf } from '../receivable/payee.ts'
import type { RfConfirmationRow } from './rows.ts'

const letterFile = (
  world: World,
  row: RfConfirmationRow,
  fileName: string,
  signed: string,
): AttachmentRow => {
  const account = world.rfAccounts.need(row.arNo)
  const payee = payeeOf(world, account)
  return storeFile(world, {
    fileName,
    contentType: 'application/pdf',
    category: 'OTHER',
    corpId: row.debtorCorpId,
    bytes: linesPdf('应收账款确认函', [
      `确权编号：${row.confirmNo}`,
      `应收账款编号：${row.arNo}`,
      `债权人：${row.creditorName}`,
      `债务人：${row.debtorName}`,
      `合同编号：${account.contractNo ?? ''}`,
      ...account.invoiceNos.map((invoiceNo, at) => `${at === 0 ? '发票号码：' : '　　　　　'}${invoiceNo}`),
      `账款金额：¥${formatMoney(row.arAmount)}`,
      `确权金额：¥${formatMoney(row.confirmAmount)}（${toCapitals(row.confirmAmount)}）`,
      `争议金额：¥${formatMoney(row.disputeAmount)}`,
      ...(row.disputeReason ? [`争议原因：${row.disputeReason}`] : []),
      `账款到期日：${formatDay(row.arDueDate)}　宽限期：${account.graceDays}天`,
      `确认付款日：${formatDay(row.confirmPayDate)}`,
      `收款户名：${payee?.accountName ?? ''}`,
      `开户行：${payee?.bankName ?? ''}`,
      `收款账号：${groupAccountNo(payee?.accountNo ?? '')}`,
      '债务人到期付至上述账户；收到债权转让通知书的，付至通知书写明的账户。',
      '就确权金额部分，债务人确认债权真实、有效，不以贸易纠纷为由拒绝付款。',
      '本函由债务人的复核人以短信验证码确认签署，签署人、时间与正文摘要由平台留存。',
      signed,
    ]),
  })
}

/** 生成确认函：债务人名下，债权人可见。 */
export const confirmLetter = (world: World, row: RfConfirmationRow): AttachmentRow => {
  const signed = `签署人：${row.reviewUserName ?? ''}　签署时间：${row.reviewTime?.slice(0, 19).replace('T', ' ') ?? ''}`
  const file = letterFile(world, row, `应收账款确认函_${row.confirmNo}.pdf`, signed)
  shareFiles(world, [file], row.creditorCorpId)
  return file
}

/** 审核人签署之前看的稿子：意见改过就重新起草；拒绝确权的不签。 */
export const letterDraft = (world: World, row: RfConfirmationRow): AttachmentRow | undefined => {
  if (row.confirmStatus !== 'PENDING_AUDIT' || row.confirmResult === 'REFUSE') return undefined
  if (row.letterDraft?.version !== row.version) {
    const fileName = `应收账款确认函_${row.confirmNo}_待签署.pdf`
    row.letterDraft = { version: row.version, file: letterFile(world, row, fileName, '签署人：待签署') }
  }
  return row.letterDraft.file
}
