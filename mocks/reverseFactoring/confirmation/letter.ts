// 应收账款确认函：T-RCF-05 签署的文件。
import { formatDay } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import { linesPdf } from '../../kernel/linesPdf.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles, storeFile } from '../../portal/file/store.ts'
import type { RfConfirmationRow } from './rows.ts'

/** 生成确认函：债务人名下，债权人可见。 */
export const confirmLetter = (world: World, row: RfConfirmationRow): AttachmentRow => {
  const file = storeFile(world, {
    fileName: `应收账款确认函_${row.confirmNo}.pdf`,
    contentType: 'application/pdf',
    category: 'OTHER',
    corpId: row.debtorCorpId,
    bytes: linesPdf('应收账款确认函', [
      `确权编号：${row.confirmNo}`,
      `应收账款编号：${row.arNo}`,
      `债权人：${row.creditorName}`,
      `债务人：${row.debtorName}`,
      `账款金额：¥${formatMoney(row.arAmount)}`,
      `确权金额：¥${formatMoney(row.confirmAmount)}（${toCapitals(row.confirmAmount)}）`,
      `争议金额：¥${formatMoney(row.disputeAmount)}`,
      `确认付款日：${formatDay(row.confirmPayDate)}`,
      '就确权金额部分，债务人确认债权真实、有效，不以贸易纠纷为由拒绝付款。',
      `签署人：${row.reviewUserName ?? ''}　签署时间：${row.reviewTime?.slice(0, 19).replace('T', ' ') ?? ''}`,
    ]),
  })
  shareFiles(world, [file], row.creditorCorpId)
  return file
}
