import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import type { SplitNode } from '#business/pictures/splitTreeLayout.ts'
import { sum } from '#domain/money.ts'
import { remainingOf } from '#domain/transferSplit.ts'

interface SplitLine {
  transfereeName?: string
  transferAmount?: string
  transferLineStatus?: string
}

interface SplitSource {
  /** 转让方 */
  holder: string
  /** 拆分之前的可用金额 */
  amount: string
  lines: readonly SplitLine[]
}

const GONE: readonly (string | undefined)[] = ['REFUSED', 'EXPIRED', 'CANCELLED']

/** 仍算数的明细：被拒签、失效、撤销的金额已回到转让方。 */
const liveLines = (lines: readonly SplitLine[]) =>
  lines.filter((line) => line.transferAmount && !GONE.includes(line.transferLineStatus))

/** 拆分之后转让方留存的金额；填多了为负。 */
export const keptAmount = ({ amount, lines }: Pick<SplitSource, 'amount' | 'lines'>): string =>
  remainingOf(
    amount,
    liveLines(lines).map((line) => line.transferAmount),
  )

/**
 * 拆分预览的各点：根是转让方拆分之前的金额，其后是各行明细与转让方留存的，合起来等于根（INV-03）。
 * @param label 明细状态 → 文字；还没有状态的是 本次转让
 */
export const splitNodes = (
  { holder, amount, lines }: SplitSource,
  label: (status: string) => string,
): SplitNode[] => [
  { id: 'before', holder, amount, state: '拆分前可用' },
  ...liveLines(lines).map((line, index) => ({
    id: `line-${index}`,
    parentId: 'before',
    holder: line.transfereeName ?? '',
    amount: line.transferAmount ?? '0.00',
    state: line.transferLineStatus ? label(line.transferLineStatus) : '本次转让',
  })),
  { id: 'kept', parentId: 'before', holder, amount: keptAmount({ amount, lines }), state: '留存可用' },
]

/**
 * 一份申请拆分之前的可用金额（元）：还没提交的就是可用金额，提交后加回本次占去的；已关闭、撤销的没有。
 */
export const amountBefore = ({
  transferStatus,
  availableAmount,
  lines,
}: Pick<TransferApplication, 'transferStatus' | 'availableAmount' | 'lines'>): string | undefined => {
  if (!availableAmount || transferStatus === 'CLOSED' || transferStatus === 'CANCELLED') return undefined
  if (transferStatus === 'DRAFT' || transferStatus === 'REJECTED') return availableAmount
  return sum([availableAmount, ...liveLines(lines).map((line) => line.transferAmount ?? '0.00')])
}
