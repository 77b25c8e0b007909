// 转让须满足的条件（T-TRF-02，INV-08、INV-14），与撤回、撤销的条件。
import { add, compare, formatMoney, isMoney, isPositive, subtract, yuan } from '#domain/money.ts'
import { samePerson } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { receiverProblem } from '../issue/rules.ts'
import { isWhole } from '../voucher/book.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'

// MAX_LINES 与 RISKY_LINES 有意与 src/domain/transferSplit.ts 各写一遍：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。

/** 平台允许的最大转让层级与每次、每张凭证的拆分上限（INV-08）。 */
export const MAX_LEVEL = 5
export const MAX_LINES = 50
export const MAX_CHILDREN = 500
/** 子持有达到这个数就提示风险（INV-08）。 */
const RISKY_CHILDREN = 100
const RISKY_LINES = 20

/** 持有所在的凭证不能再流转的原因：持有状态不对，或已到兑付截止（INV-14）。 */
export const circulationProblem = (world: World, holding: HoldingRow): string | undefined => {
  if (holding.holdingStatus !== 'HELD') {
    return `持有${dictLabel('HOLDING_STATUS', holding.holdingStatus)}，不能办理`
  }
  const voucher = world.vouchers.need(holding.voucherNo)
  if (voucher.voucherStatus !== 'ACTIVE' && voucher.voucherStatus !== 'PART_CASHED') {
    return `凭证${dictLabel('VOUCHER_STATUS', voucher.voucherStatus)}，不能办理`
  }
  return world.today() >= cutOffDate(voucher) ? '距应付日不足1个工作日，已停止办理' : undefined
}

/** 持有被拆分、融资、兑付或冻结过的，不能整笔退回或回收；原因。 */
export const partialProblem = (holding: HoldingRow): string | undefined => {
  const used = (amount: string) => compare(amount, '0.00') > 0
  if (used(holding.frozenAmount)) return '有在途业务，金额已冻结'
  if (used(holding.transferredAmount)) return '已拆分转让'
  if (used(holding.financedAmount)) return '已融资'
  if (used(holding.cashedAmount)) return '已部分兑付'
  return isWhole(holding) ? undefined : '不是完整持有'
}

const childrenOf = (world: World, voucherNo: string): number =>
  world.holdings.where(
    (row) =>
      row.voucherNo === voucherNo && row.parentHoldingNo !== undefined && row.holdingStatus !== 'CLOSED',
  ).length

/** 一笔持有不能转让的原因；能转让时为 undefined。 */
export const transferProblem = (world: World, holding: HoldingRow): string | undefined => {
  const problem = circulationProblem(world, holding)
  if (problem) return problem
  const application = world.issueApplications.get(world.vouchers.need(holding.voucherNo).issueNo)
  if (application?.transferAllowed === false) return '开立方不允许转让该凭证'
  const cap = Math.min(application?.maxTransferLevel ?? MAX_LEVEL, MAX_LEVEL)
  if (holding.transferLevel + 1 > cap) return `已达最大转让层级${cap}`
  if (!isPositive(holding.availableAmount)) return '没有可用金额'
  return childrenOf(world, holding.voucherNo) >= MAX_CHILDREN ? '该凭证的拆分笔数已达上限' : undefined
}

/** G-RECV：受让方须是可用的交易对手，且不是开立方；返回受让方企业。 */
export const needTransferee = (world: World, row: TransferApplicationRow, name: string): CorpRow => {
  const corp = world.corps.find((one) => one.corpName === name)
  if (!corp) throw new BusinessError('G-RECV', '受让方不存在')
  if (corp.corpName === row.issuerName) throw new BusinessError('G-RECV', '受让方不能是开立方')
  const problem = receiverProblem(world, row.corpId, corp)
  if (problem) throw new BusinessError('G-RECV', `${name}：${problem.replace('接收方', '受让方')}`)
  return corp
}

type FullLine = TransferLineRow &
  Required<Pick<TransferLineRow, 'transfereeName' | 'transferAmount' | 'transferPurpose' | 'contractNo'>>

/** 明细逐行填齐：受让方、金额、用途、合同。 */
export const needLines = (row: TransferApplicationRow): FullLine[] => {
  if (row.lines.length === 0) throw new BusinessError('REQUIRED', '请至少填写一行转让明细')
  if (row.lines.length > MAX_LINES) throw new BusinessError('INV-08', `转让明细不超过${MAX_LINES}行`)
  return row.lines.map((line, index) => {
    const at = `第${index + 1}行：`
    const missing = (
      [
        ['transfereeName', '受让方'],
        ['transferAmount', '转让金额'],
        ['transferPurpose', '转让用途'],
        ['contractNo', '合同编号'],
      ] as const
    ).find(([field]) => !line[field]?.trim())
    if (missing) throw new BusinessError('REQUIRED', `${at}请填写${missing[1]}`)
    if (!isMoney(line.transferAmount) || !isPositive(line.transferAmount)) {
      throw new BusinessError('FORMAT', `${at}转让金额须大于0`)
    }
    return line as FullLine
  })
}

/** 合计不超过可用金额，子持有不超过上限。 */
export const needRoom = (world: World, holding: HoldingRow, row: TransferApplicationRow): void => {
  const { transferTotalAmount: total } = row
  if (compare(total, holding.availableAmount) > 0) {
    const short = formatMoney(subtract(total, holding.availableAmount))
    throw new BusinessError('BALANCE', `转让总金额超过可用金额，差额${yuan(short)}`)
  }
  if (childrenOf(world, holding.voucherNo) + row.lines.length > MAX_CHILDREN) {
    throw new BusinessError('INV-08', `每张凭证的拆分笔数不超过${MAX_CHILDREN}`)
  }
}

/** 异常拆分的风险提示（不拦截）；没有则为 undefined。 */
export const splitRisk = (world: World, row: TransferApplicationRow): string | undefined => {
  if (!row.voucherNo) return undefined
  if (childrenOf(world, row.voucherNo) + row.lines.length >= RISKY_CHILDREN) {
    return `该凭证拆分笔数已达${RISKY_CHILDREN}笔以上，请核实交易背景`
  }
  return row.lines.length >= RISKY_LINES ? '拆分明细较多，请核实交易背景' : undefined
}

/** 明细合计。 */
export const totalOf = (lines: readonly TransferLineRow[]): string =>
  lines.reduce((sum, line) => (isMoney(line.transferAmount) ? add(sum, line.transferAmount) : sum), '0.00')

/** T-TRF-08：只撤回本人提交的。 */
export const ownSubmission = guard<TransferApplicationRow>('OWN', (world, row, { user }) =>
  samePerson(world, row.createUserId, user) ? undefined : '只能撤回本人经办的申请',
)

/** T-TRF-09：已签收任一行的不可撤销；对方已在复核签收的，仍可撤销。 */
export const noneSigned = guard<TransferApplicationRow>('T-TRF-09', (_world, row) =>
  row.lines.some((line) => line.transferLineStatus === 'SIGNED') ? '已有受让方签收，不能撤销' : undefined,
)
