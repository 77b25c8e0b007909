// What was received while a page opened, when, and what the main thread did meanwhile: collected in the page, evaluated here.
import type { Sample } from './figures.ts'

/** A file or an answer received over the network; times from the start of navigation. */
export interface Arrival {
  readonly url: string
  readonly start: number
  readonly end: number
  /** Bytes as sent, without and with headers */
  readonly body: number
  readonly sent: number
}

/** One opening of a page. */
export interface Loading {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** When the content was painted */
  readonly ready: number
  /** The page first, then by start time; requests served from the cache are left out */
  readonly arrivals: readonly Arrival[]
  /** Tasks of the main thread over 50 ms */
  readonly tasks: readonly (readonly [start: number, end: number])[]
}

/** Evaluated in the page (see watch.ts). */
export const READ_LOADING = `(() => {
  const { lcp, cls, tasks, ready } = bench
  const arrivals = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ name, startTime, responseEnd, encodedBodySize, transferSize }) =>
      ({ url: name, start: startTime, end: responseEnd, body: encodedBodySize, sent: transferSize }))
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  return { fcp, lcp, cls, ready, tasks, arrivals }
})()`

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Whether it is JavaScript, CSS, the page, or an answer of the backend. */
export const kindOf = (url: string): '脚本' | '样式' | '页面' | '应答' | '其它' => {
  const { pathname } = new URL(url)
  if (/\.m?js$/.test(pathname)) return '脚本'
  if (pathname.endsWith('.css')) return '样式'
  if (/^\/(api|uaa)\//.test(pathname)) return '应答'
  return /\.\w+$/.test(pathname) ? '其它' : '页面'
}

/** What had been received when the content was painted. */
export const before = ({ arrivals, ready }: Loading): Arrival[] => arrivals.filter(({ end }) => end <= ready)

/** KiB of this kind received before the content. */
export const kibBefore = (loading: Loading, kind: ReturnType<typeof kindOf>): number =>
  sum(before(loading).flatMap(({ url, body }) => (kindOf(url) === kind ? body : []))) / 1024

/** The figures of this opening over a line with that many bytes per millisecond (undefined: unthrottled). */
export const figuresFrom = (loading: Loading, speed: number | undefined): Sample => ({
  fcp: loading.fcp,
  lcp: loading.lcp,
  ready: loading.ready,
  longTasks: sum(loading.tasks.map(([start, end]) => end - start)),
  lineBefore: speed === undefined ? 0 : sum(before(loading).map(({ sent }) => sent)) / speed,
  tasksBefore: sum(loading.tasks.map(([start, end]) => Math.max(0, Math.min(end, loading.ready) - start))),
  jsBefore: kibBefore(loading, '脚本'),
  requestsBefore: before(loading).length,
  requests: loading.arrivals.length,
  cls: loading.cls,
})
