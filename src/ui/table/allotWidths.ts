/** 一列量得的宽度与它能让到的宽度，像素，含内边距。 */
export interface Measured {
  /** 表头与这一页最长的值一行放下要多宽 */
  natural: number
  /** 表头在（元）之前折行、值仍一行放下要多宽 */
  folded: number
  /** 最窄：名称一类可折成两行；金额、日期、标签、编号与 folded 相同 */
  least: number
  /** 余下的宽度归它 */
  grows: boolean
  pin: 'left' | 'right' | 'none'
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** 把 spare（可为负）按各列的余地分给 takers，返回新的宽度。 */
function share(widths: readonly number[], takers: readonly number[], spare: number, room: readonly number[]) {
  const total = sum(takers.map((at) => room[at] ?? 0))
  if (total === 0) return [...widths]
  return widths.map((width, at) => (takers.includes(at) ? width + (spare * (room[at] ?? 0)) / total : width))
}

/**
 * 各列的宽度（interface 1.1、1.4）：放得下时按内容，余下的归文字列；放不下时先折表头，再把文字列折成两行；
 * 还放不下才横向滚动，此时让右侧固定列恰好压在列的边界上：金额与日期不会露半个。
 * @param available 表看得见的宽度，已减去选择框
 */
export function allotWidths(columns: readonly Measured[], available: number): number[] {
  const all = columns.map((_, at) => at)
  const natural = columns.map((column) => column.natural)
  const spare = available - sum(natural)
  const growing = all.filter((at) => columns[at]?.grows)
  if (spare >= 0) {
    const takers = growing.length > 0 ? growing : all.filter((at) => columns[at]?.pin !== 'right')
    return share(natural, takers, spare, natural)
  }
  const folded = columns.map((column) => Math.min(column.folded, column.natural))
  const least = columns.map((column, at) => Math.min(column.least, folded[at] ?? 0))
  const between = (wide: readonly number[], narrow: readonly number[]) =>
    share(
      wide,
      all,
      available - sum(wide),
      wide.map((width, at) => width - (narrow[at] ?? 0)),
    )
  if (available >= sum(folded)) return between(natural, folded)
  if (available >= sum(least)) return between(folded, least)
  return fitToEdge(columns, least, available)
}

/** 要横向滚动：露得全的几列连同固定列恰好占满看得见的宽度，其余按最窄排在后面。 */
function fitToEdge(columns: readonly Measured[], least: readonly number[], available: number): number[] {
  const all = columns.map((_, at) => at)
  const pinned = all.filter((at) => columns[at]?.pin !== 'none')
  let left = available - sum(pinned.map((at) => least[at] ?? 0))
  const inView = [...pinned]
  for (const at of all.filter((one) => !pinned.includes(one))) {
    if ((least[at] ?? 0) > left) break
    left -= least[at] ?? 0
    inView.push(at)
  }
  const free = inView.filter((at) => columns[at]?.pin !== 'right')
  const growing = free.filter((at) => columns[at]?.grows)
  return left > 0 ? share(least, growing.length > 0 ? growing : free, left, least) : [...least]
}
