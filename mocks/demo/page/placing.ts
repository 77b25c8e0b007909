/** 一块地方，视口里的像素。 */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>
type Spot = Pick<Box, 'left' | 'top'>

const GAP = 14
/** 右边留出在线客服的窄条。 */
const MARGIN = 28

const shared = (fromA: number, sizeA: number, fromB: number, sizeB: number): number =>
  Math.max(0, Math.min(fromA + sizeA, fromB + sizeB) - Math.max(fromA, fromB))

/** 两块地方重叠的面积。 */
const overlap = (one: Box, other: Box): number =>
  shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height)

const within = (value: number, size: number, whole: number): number =>
  Math.max(8, Math.min(value, whole - size - 8))

/**
 * 卡片放在哪里：不压住所指的，尽量也不压住它所在的表；先右边与下面，那里是看过的，上面有菜单、条件与按钮。没有所指的，
 * 在右边正中。
 */
export const placeCard = (view: Size, card: Size, target?: Box, around?: Box): Spot => {
  const right = Math.max(8, view.width - card.width - MARGIN)
  const bottom = Math.max(8, view.height - card.height - GAP)
  if (!target) return { left: right, top: within((view.height - card.height) / 2, card.height, view.height) }
  const targetRight = target.left + target.width
  // 窄的靠左对齐，不盖住菜单；宽的靠右，左边几列是编号与状态
  const aligned = target.width < card.width ? target.left : targetRight - card.width
  const alignedLeft = Math.min(right, within(aligned, card.width, view.width))
  const middle = within(target.top + target.height / 2 - card.height / 2, card.height, view.height)
  const first: Spot[] = [
    { left: targetRight + GAP, top: middle },
    { left: alignedLeft, top: target.top + target.height + GAP },
    { left: right, top: bottom },
  ]
  const then: Spot[] = [
    { left: alignedLeft, top: target.top - card.height - GAP },
    { left: target.left - card.width - GAP, top: middle },
    { left: right, top: 8 },
    { left: 8, top: bottom },
    { left: 8, top: 8 },
  ]
  const isFree = (spot: Spot): boolean =>
    spot.left >= 8 &&
    spot.top >= 8 &&
    spot.left + card.width <= view.width - 8 &&
    spot.top + card.height <= view.height - 8 &&
    overlap({ ...spot, ...card }, target) === 0
  const cost = (spot: Spot): number => (around ? overlap({ ...spot, ...card }, around) : 0)
  const best = first.filter(isFree).toSorted((one, other) => cost(one) - cost(other))[0] ?? then.find(isFree)
  return best ?? { left: right, top: bottom }
}
