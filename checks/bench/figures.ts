/**
 * The readings of opening a page, or of switching pages (the last two): their labels in the report, and their units.
 * Times from the start of navigation; for a switch, from pressing the mouse button to the first row.
 */
export const FIGURES = {
  fcp: ['首次绘制', 'ms'],
  lcp: ['最大内容绘制', 'ms'],
  ready: ['有用的内容', 'ms'],
  // the excess over 50 ms, until the page is idle
  longTasks: ['长任务合计', 'ms'],
  // bytes received, at the speed of the line
  lineBefore: ['内容之前，线路要走', 'ms'],
  tasksBefore: ['内容之前，长任务', 'ms'],
  jsBefore: ['内容之前的脚本（br）', 'KiB'],
  // including the page itself
  requestsBefore: ['内容之前的请求', ''],
  requests: ['全部请求（含空闲时预取）', ''],
  heap: ['收过垃圾的堆', 'MiB'],
  cls: ['布局移动', ''],
  first: ['首次切换（工作台 → 列表）', 'ms'],
  later: ['以后的切换（列表 → 列表）', 'ms'],
} as const

export type FigureName = keyof typeof FIGURES

/** The figures of one measurement; each kind of page has a subset. */
export type Sample = Partial<Record<FigureName, number>>

/** Median (of an even number, the mean of the middle two), minimum and maximum; all NaN when nothing was measured. */
export const spreadOf = (values: readonly number[]): { median: number; min: number; max: number } => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** Median and range of this figure over the measurements. */
export const figureOf = (samples: readonly Sample[], name: FigureName): ReturnType<typeof spreadOf> =>
  spreadOf(samples.flatMap((sample) => sample[name] ?? []))
