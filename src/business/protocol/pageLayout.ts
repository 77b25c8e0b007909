/** 一页在 1 倍时的大小（PDF 点）。 */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** 一页在阅读区里的位置（像素，自内容顶端起）。 */
export interface PageBox extends PageSize {
  readonly top: number
}

interface Viewed {
  readonly top: number
  readonly height: number
}

export const GAP = 12
const RENDER_SCALE = 2.5
/** 同时画着的页数上限；加上 pdf.js 量字用的一张，500 页也不超过 5 张画布。 */
export const MAX_LIVE = 4
const MAX_SIDE = 16_384
// 各浏览器中最小的面积上限（Safari）；超过时画布是空白，且不报错
const MAX_AREA = 16_777_216

/** 渲染倍数：2.5，大页按画布上限缩小（PDF-04、P06）。 */
export function renderScale({ width, height }: PageSize): number {
  return Math.min(RENDER_SCALE, Math.sqrt(MAX_AREA / (width * height)), MAX_SIDE / width, MAX_SIDE / height)
}

/** 各页自上而下的位置；每页都占满给定的宽。 */
export function pageBoxes(sizes: readonly PageSize[], width: number): PageBox[] {
  let top = GAP
  return sizes.map((size) => {
    const height = Math.max(1, Math.round((size.height / size.width) * width))
    const box = { top, width, height }
    top += height + GAP
    return box
  })
}

/** 看得见的首末页（从 0 起）；没有页得 [0, -1]。 */
export function visiblePages(boxes: readonly PageBox[], view: Viewed): [first: number, last: number] {
  const first = boxes.findIndex((box) => box.top + box.height > view.top)
  if (first < 0) return [Math.max(0, boxes.length - 1), boxes.length - 1]
  let last = first
  while (last + 1 < boxes.length && boxes[last + 1]!.top < view.top + view.height) last += 1
  return [first, last]
}

/** 要画的页：看得见的与前后相邻的，不超过 MAX_LIVE；装不下时末页优先。 */
export function livePages([first, last]: readonly [number, number], count: number): number[] {
  const end = Math.min(count, last + 2)
  const start = Math.max(0, first - 1)
  const all = Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
  if (all.length <= MAX_LIVE) return all
  if (last === count - 1) return all.slice(-MAX_LIVE)
  const shift = Math.max(0, Math.floor((first + last) / 2) - Math.floor(MAX_LIVE / 2) - start)
  return all.slice(shift).slice(0, MAX_LIVE)
}

/** 正在看的页：占阅读区中线的那一页。 */
export function currentPage(boxes: readonly PageBox[], view: Viewed): number {
  const middle = view.top + view.height / 2
  const after = boxes.findIndex((box) => box.top > middle)
  return Math.max(0, (after < 0 ? boxes.length : after) - 1)
}

/** 末页的底边是否已在阅读区内；差 2 像素以内算到底（缩放后的小数）。 */
export function isEndInView(boxes: readonly PageBox[], view: Viewed): boolean {
  const last = boxes.at(-1)
  if (!last || view.height <= 0) return false
  const bottom = last.top + last.height
  return bottom <= view.top + view.height + 2 && bottom > view.top
}
