/**
 * What is read when a page is opened, or when pages are switched (the last two): its words in the report, and its unit.
 * Times from the start of navigation; of a switch from pressing the mouse button to the first row.
 */
export const FIGURES = {
  fcp: ['首次绘制', 'ms'],
  lcp: ['最大内容绘制', 'ms'],
  ready: ['有用的内容', 'ms'],
  // of those over 50 ms, until the page is quiet
  longTasks: ['长任务合计', 'ms'],
  // what had arrived, at the speed of the line
  lineBefore: ['内容之前，线路要走', 'ms'],
  tasksBefore: ['内容之前，长任务', 'ms'],
  jsBefore: ['内容之前的脚本（br）', 'KiB'],
  // the page itself included
  requestsBefore: ['内容之前的请求', ''],
  requests: ['全部请求（含空闲时预取）', ''],
  heap: ['收过垃圾的堆', 'MiB'],
  cls: ['布局移动', ''],
  first: ['首次切换（工作台 → 列表）', 'ms'],
  later: ['以后的切换（列表 → 列表）', 'ms'],
} as const

export type FigureName = keyof typeof FIGURES

/** The figures of one measurement; each kind of page has some of them. */
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
