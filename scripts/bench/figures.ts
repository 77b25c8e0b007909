/** 一次打开页面的读数；时间为毫秒，从导航开始。 */
export interface Figures {
  fcp: number
  lcp: number
  /** 有用的内容画出来 */
  ready: number
  /** 超过 50 ms 的长任务合计，到页面安静为止 */
  longTasks: number
  /** 内容出现之前传来的脚本，KiB，传输时的大小 */
  jsBefore: number
  /** 内容出现之前答完的请求，含页面自己 */
  requestsBefore: number
  /** 到页面安静为止的请求，含空闲时预取的 */
  requests: number
  /** 收过垃圾之后的堆，MiB */
  heap: number
  cls: number
}

/** 切换页面的读数：从按下鼠标到那一页的第一行，毫秒。 */
export interface Switches {
  first: number
  later: number
}

/** 一次测量得到的数，各种页面各有几项。 */
export type Sample = Partial<Figures & Switches>
export type FigureName = keyof Figures | keyof Switches

/** 中位数与最小、最大；一次也没有量到时全是 NaN。 */
interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** 几次测量的中位数（偶数次取中间两个的平均）、最小与最大。 */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** 各次测量里这一项的中位数与范围。 */
export const figureOf = (samples: readonly Sample[], name: FigureName): Spread =>
  spreadOf(samples.flatMap((sample) => sample[name] ?? []))
