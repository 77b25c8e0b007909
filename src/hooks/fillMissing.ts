/** 门槛之上的浏览器缺而门户与所用的包用到的：缺哪个补哪个，只有缺最晚的 URL.parse 的浏览器才取来（决定 0043）。 */
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

function transfer(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const whole = structuredClone(this, { transfer: [this] })
  if (length <= whole.byteLength) return whole.slice(0, length)
  const longer = new Uint8Array(length)
  longer.set(new Uint8Array(whole))
  return longer.buffer
}

export const missing = {
  array: {
    toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      // oxlint-disable-next-line unicorn/no-array-sort -- 这就是它
      return [...this].sort(compare)
    },
    toReversed(this: unknown[]) {
      // oxlint-disable-next-line unicorn/no-array-reverse -- 这就是它
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
  // 门户自己不用，pdf.js 要：下面两样
  arrayBuffer: { transfer, transferToFixedLength: transfer },
  promise: {
    withResolvers() {
      let resolve: unknown
      let reject: unknown
      const promise = new Promise((...both) => {
        ;[resolve, reject] = both
      })
      return { promise, resolve, reject }
    },
  },
  url: {
    parse,
    canParse: (url: string | URL, base?: string | URL) => parse(url, base) !== null,
  },
  abortSignal: {
    any(signals: Iterable<AbortSignal>) {
      const joined = new AbortController()
      const all = [...signals]
      const done = all.find(({ aborted }) => aborted)
      if (done) joined.abort(done.reason)
      else
        for (const one of all)
          one.addEventListener('abort', () => joined.abort(one.reason), { once: true, signal: joined.signal })
      return joined.signal
    },
  },
} as const

fill(Array.prototype, missing.array)
fill(ArrayBuffer.prototype, missing.arrayBuffer)
fill(Promise, missing.promise)
fill(URL, missing.url)
fill(AbortSignal, missing.abortSignal)
