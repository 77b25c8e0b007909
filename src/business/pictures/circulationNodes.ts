import { currentAmountOf } from '#domain/currentAmount.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import type { SplitNode } from './splitTreeLayout.ts'

/** 图上用到的一笔持有；凭证详情与流转记录里的都是。 */
interface CirculatingHolding {
  holdingNo: string
  parentHoldingNo?: string
  holderName: string
  transferLevel: number
  availableAmount: string
  frozenAmount: string
  holdingStatus: string
  /** 是否本企业的持有 */
  isOwn?: boolean
}

interface Circulation {
  issuerName: string
  outstandingAmount: string
  holdings: readonly CirculatingHolding[]
}

const ISSUER = 'issuer'

/**
 * 流转图的各点：开立方为根，金额是存续的，其后是各笔持有，金额是当前持有，加得起来；上级不在所给之内的（只看得见自己一支时）接在开立方之后。
 * @param label 持有状态 → 文字
 */
export const circulationNodes = (
  { issuerName, outstandingAmount, holdings }: Circulation,
  label: (status: string) => string,
): SplitNode[] => {
  const known = new Set(holdings.map((node) => node.holdingNo))
  return [
    { id: ISSUER, holder: issuerName, amount: outstandingAmount, state: '开立方', rank: '--' },
    ...holdings.map((row) => ({
      id: row.holdingNo,
      parentId: known.has(row.parentHoldingNo ?? '') ? row.parentHoldingNo! : ISSUER,
      holder: row.holderName || NO_VALUE,
      amount: currentAmountOf(row),
      state: row.isOwn ? `本企业 ${label(row.holdingStatus)}` : label(row.holdingStatus),
      rank: String(row.transferLevel),
    })),
  ]
}
