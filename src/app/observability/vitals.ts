// 本页的 web vitals，用浏览器自己的测量。同名的库做同样的事，要多 2 KiB。

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number
}

type Vitals = Partial<Record<'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP', number>>

const watch = (type: string, see: (entries: PerformanceEntry[]) => void, more: object = {}): void => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return
  new PerformanceObserver((list) => see(list.getEntries())).observe({ type, buffered: true, ...more })
}

/** 布局偏移：一组相隔不过一秒、全长不过五秒的偏移之和，取最大的一组。 */
export const worstShift = (
  shifts: readonly { readonly value: number; readonly startTime: number }[],
): number => {
  let worst = 0
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { value, startTime } of shifts) {
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0
      first = startTime
    }
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** 开始测量；返回读数（毫秒，CLS 没有单位）。 */
export const measureVitals = (): (() => Vitals) => {
  const seen: { lcp?: number; fcp?: number; inp?: number } = {}
  const shifts: LayoutShift[] = []
  watch('paint', (entries) => {
    seen.fcp = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? seen.fcp
  })
  watch('largest-contentful-paint', (entries) => {
    seen.lcp = entries.at(-1)?.startTime
  })
  watch('layout-shift', (entries) => {
    shifts.push(...(entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput))
  })
  watch(
    'event',
    (entries) => {
      for (const { duration, interactionId } of entries as Interaction[])
        if (interactionId) seen.inp = Math.max(seen.inp ?? 0, duration)
    },
    { durationThreshold: 40 },
  )
  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const readings: [string, number | undefined][] = [
      ['TTFB', navigation?.responseStart],
      ['FCP', seen.fcp],
      ['LCP', seen.lcp],
      ['CLS', worstShift(shifts)],
      ['INP', seen.inp],
    ]
    return Object.fromEntries(
      readings
        .filter((reading): reading is [string, number] => reading[1] !== undefined)
        .map(([name, value]) => [name, name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)]),
    )
  }
}
