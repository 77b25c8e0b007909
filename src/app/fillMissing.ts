import { isTooOld } from './tooOld.ts'

/** 门槛之上的浏览器缺而门户与所用的包用到的：缺哪个补哪个，只有缺最晚的 URL.parse 的浏览器才取来（docs/decisions/0043）。 */
const fill = (on: object, missing: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(missing))
    if (!Object.hasOwn(on, name))
      Object.defineProperty(on, name, { value, writable: true, configurable: true })
}

const parse = (url: string | URL, base?: string | URL): URL | null => {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

export const missing = {
  array: {
    toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
    toReversed(this: unknown[]) {
      return [...this].reverse()
    },
    toSpliced(this: unknown[], ...change: [start: number, count: number, ...items: unknown[]]) {
      const copy = [...this]
      copy.splice(...change)
      return copy
    },
    with(this: unknown[], index: number, value: unknown) {
      const whole = Math.trunc(index) || 0
      const at = whole < 0 ? this.length + whole : whole
      if (at < 0 || at >= this.length) throw new RangeError('Invalid index')
      const copy = [...this]
      copy[at] = value
      return copy
    },
  },
  url: {
    parse,
    canParse: (url: string | URL, base?: string | URL) => parse(url, base) !== null,
  },
  abortSignal: {
    any(signals: Iterable<AbortSignal>) {
      const any = new AbortController()
      const all = [...signals]
      const done = all.find(({ aborted }) => aborted)
      if (done) any.abort(done.reason)
      else
        for (const one of all)
          one.addEventListener('abort', () => any.abort(one.reason), { once: true, signal: any.signal })
      return any.signal
    },
  },
} as const

fill(Array.prototype, missing.array)
fill(URL, missing.url)
fill(AbortSignal, missing.abortSignal)

// 比门槛还旧的正被首屏预取表带去 browsers.html：不启动，免得先闪一下错误
if (isTooOld()) await new Promise(() => {})
