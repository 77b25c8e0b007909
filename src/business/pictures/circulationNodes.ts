import type { SplitNode } from './splitTreeLayout.ts'

/** 图上用到的一笔持有；凭证详情与流转记录里的都是。 */
interface CirculatingHolding {
  holdingNo: string
  parentHoldingNo?: string
  holderName: string
  holdAmount: string
  holdingStatus: string
  /** 是否本企业的持有 */
  isOwn?: boolean
}

interface Circulation {
  issuerName: string
  faceAmount: string
  holdings: readonly CirculatingHolding[]
}

const ISSUER = 'issuer'

/**
 * 流转图的各点：开立方为根，其后是各笔持有；上级不在所给之内的（只看得见自己一支时）接在开立方之后。
 * @param label 持有状态 → 文字
 */
export const circulationNodes = (
  { issuerName, faceAmount, holdings }: Circulation,
  label: (status: string) => string,
): SplitNode[] => {
  const known = new Set(holdings.map((node) => node.holdingNo))
  return [
    { id: ISSUER, holder: issuerName, amount: faceAmount, state: '开立方' },
    ...holdings.map(({ holdingNo, parentHoldingNo = '', holderName, holdAmount, holdingStatus, isOwn }) => ({
      id: holdingNo,
      parentId: known.has(parentHoldingNo) ? parentHoldingNo : ISSUER,
      holder: holderName,
      amount: holdAmount,
      state: isOwn ? `本企业 ${label(holdingStatus)}` : label(holdingStatus),
    })),
  ]
}
