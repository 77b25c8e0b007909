/** Readings of one page opening; times in milliseconds from the start of navigation. */
export interface Figures {
  fcp: number
  lcp: number
  /** The useful content is painted */
  ready: number
  /** Total of the long tasks over 50 ms, until the page is quiet */
  longTasks: number
  /** Scripts transferred before the content appears, KiB as transferred */
  jsBefore: number
  /** Requests answered before the content appears, the page itself included */
  requestsBefore: number
  /** Requests until the page is quiet, those prefetched when idle included */
  requests: number
  /** Heap after garbage collection, MiB */
  heap: number
  cls: number
}

/** Readings of page switches: from pressing the mouse button to the first row of that page, milliseconds. */
export interface Switches {
  first: number
  later: number
}

/** The figures of one measurement; each kind of page has some of them. */
export type Sample = Partial<Figures & Switches>
export type FigureName = keyof Figures | keyof Switches

/** Median, minimum and maximum; all NaN when nothing was measured. */
interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Median (of an even number, the mean of the middle two), minimum and maximum of several measurements. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** Median and range of this figure over the measurements. */
export const figureOf = (samples: readonly Sample[], name: FigureName): Spread =>
  spreadOf(samples.flatMap((sample) => sample[name] ?? []))
