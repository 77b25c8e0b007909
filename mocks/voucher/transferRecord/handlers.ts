import type { TransferNode } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/transfer-records/transfer-records.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/corp/transfer-records/transfer-records.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import { circulationTrail } from '../voucher/trail.ts'

/** 一支上的持有：给定的、它们的来源，以及由给定的分出的全部。 */
const branchOf = (all: readonly HoldingRow[], roots: readonly HoldingRow[]): HoldingRow[] => {
  const kept = new Set<string>()
  const byNo = new Map(all.map((one) => [one.holdingNo, one]))
  for (const root of roots)
    for (let at: HoldingRow | undefined = root; at; at = byNo.get(at.parentHoldingNo ?? ''))
      kept.add(at.holdingNo)
  const grown = new Set(roots.map((one) => one.holdingNo))
  for (const one of all) {
    if (!grown.has(one.parentHoldingNo ?? '')) continue
    grown.add(one.holdingNo)
    kept.add(one.holdingNo)
  }
  return all.filter((one) => kept.has(one.holdingNo))
}

const inOrder = (rows: readonly HoldingRow[]): HoldingRow[] =>
  rows.toSorted((a, b) => a.transferLevel - b.transferLevel || a.holdingNo.localeCompare(b.holdingNo))

/** 与自己相邻的名称，转让双方都知道；其余掩码。 */
const nodeOf =
  (own: ReadonlySet<string>, known: ReadonlySet<string>) =>
  (row: HoldingRow): TransferNode => ({
    holdingNo: row.holdingNo,
    ...(row.parentHoldingNo && { parentHoldingNo: row.parentHoldingNo }),
    holderName: known.has(row.holderName) ? row.holderName : maskText(row.holderName),
    fromCorpName: known.has(row.fromCorpName) ? row.fromCorpName : maskText(row.fromCorpName),
    isOwn: own.has(row.holdingNo),
    transferLevel: row.transferLevel,
    holdAmount: row.holdAmount,
    availableAmount: row.availableAmount,
    frozenAmount: row.frozenAmount,
    ...(row.acquireDate && { acquireDate: row.acquireDate }),
    holdingSource: row.holdingSource,
    holdingStatus: row.holdingStatus,
  })

export default defineTag<typeof msw, typeof calls>({ msw })({
  // 登录后总可以访问：取决于凭证是谁的，不取决于菜单。不是自己的就当不存在。
  loadTransferRecord(ctx, { voucherNo, holdingNo }) {
    const { world, corp } = ctx
    const wanted = world.holdings.get(holdingNo)
    const voucher = world.vouchers.get(wanted?.voucherNo ?? voucherNo)
    if (!voucher || (holdingNo && !wanted)) return null
    const all = inOrder(world.holdings.where((one) => one.voucherNo === voucher.voucherNo))
    const mine = all.filter((one) => one.corpId === corp.corpId)
    const wholeTree = voucher.corpId === corp.corpId
    if (!wholeTree && mine.length === 0) return null
    const visible = wholeTree ? all : branchOf(all, mine)
    if (wanted && !visible.includes(wanted)) return null
    const shown = wanted ? branchOf(visible, [wanted]) : visible
    const own = new Set(mine.map((one) => one.holdingNo))
    const children = all.filter((one) => own.has(one.parentHoldingNo ?? ''))
    const known = new Set([
      corp.corpName,
      voucher.issuerName,
      ...(wholeTree ? all : [...mine, ...children]).flatMap((one) => [one.holderName, one.fromCorpName]),
    ])
    return {
      voucherNo: voucher.voucherNo,
      issuerName: voucher.issuerName,
      receiverName: known.has(voucher.receiverName) ? voucher.receiverName : maskText(voucher.receiverName),
      faceAmount: voucher.faceAmount,
      outstandingAmount: voucher.outstandingAmount,
      issueDate: voucher.issueDate,
      promisePayDate: voucher.promisePayDate,
      voucherStatus: voucher.voucherStatus,
      currentMaxLevel: voucher.currentMaxLevel,
      ...(voucher.chainHash && { chainHash: voucher.chainHash }),
      wholeTree: wholeTree && !wanted,
      holdings: shown.map(nodeOf(own, known)),
      auditTrail: circulationTrail(world, voucher, shown).filter(
        (row) => wholeTree || !row.corpName || known.has(row.corpName),
      ),
    }
  },
})
