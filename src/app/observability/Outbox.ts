/** 一条报告：类型与内容；内容相同的合成一条，只加次数。 */
export interface ReportItem {
  readonly type: 'error' | 'call' | 'vital' | 'csp'
  readonly [field: string]: unknown
}

type Counted = ReportItem & { readonly count: number }

interface OutboxOptions {
  /** 站内的收集地址 */
  readonly address: string
  /** 每批都带的：构建、契约、环境、页面 */
  readonly envelope: () => object
  /** 送出一批；得 false 为浏览器不收 */
  readonly send?: (address: string, body: string) => boolean
}

const EVERY = 10_000
const LARGEST_BATCH = 40
/** 一次打开页面至多这么多种：出了死循环也不淹没收集端。 */
const MOST = 200

// 页面可能正在关闭：sendBeacon 还能发出去，fetch 不能
const beacon = (address: string, body: string): boolean =>
  navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' })) ?? false

/** 攒一批再送：十秒一次、攒够四十条，或页面要离开时。送不出去就算了，绝不打扰人。 */
export class Outbox {
  readonly #options: OutboxOptions
  #waiting = new Map<string, Counted>()
  #total = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  add(item: ReportItem): void {
    const key = JSON.stringify(item)
    const same = this.#waiting.get(key)
    if (!same && this.#total >= MOST) return
    if (!same) this.#total += 1
    this.#waiting.set(key, { ...item, count: (same?.count ?? 0) + 1 })
    if (this.#waiting.size >= LARGEST_BATCH) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), EVERY)
  }

  /** 现在就送。 */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.size === 0) return
    const items = [...this.#waiting.values()]
    this.#waiting = new Map()
    const body = JSON.stringify({ ...this.#options.envelope(), items })
    try {
      ;(this.#options.send ?? beacon)(this.#options.address, body)
    } catch {
      // 收集不成不是用户的事
    }
  }
}
