import { type CDPSession, chromium, type Page } from '@playwright/test'

/** 一次打开页面的读数；时间为毫秒，从导航开始。 */
export interface Visit {
  /** 首次绘制 */
  readonly fcp: number
  /** 有用的内容（第一行数据）出现 */
  readonly ready: number
  /** 超过 50 ms 的长任务合计 */
  readonly longTasks: number
  readonly cls: number
  /** 收过垃圾之后的堆，MiB */
  readonly heap: number
  readonly requests: number
  readonly transferred: number
}

// 在页面里先于一切执行：记下长任务、布局移动，以及内容何时出现
const watch = (selector: string) => `{
  const seen = { longTasks: 0, cls: 0, ready: 0 }; globalThis.__bench = seen
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.longTasks += e.duration })
    .observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value })
    .observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)})) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}`

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const throttle = async (cdp: CDPSession, slow: boolean) => {
  await cdp.send(
    'Network.emulateNetworkConditions',
    slow ? SLOW : { ...SLOW, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  )
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 })
}

const read = async (page: Page, cdp: CDPSession): Promise<Visit> => {
  await page.waitForFunction('globalThis.__bench.ready > 0', undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const figures = await page.evaluate<Omit<Visit, 'heap'>>(`(() => {
    const files = performance.getEntriesByType('resource')
    return { ...globalThis.__bench, requests: files.length + 1,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      transferred: files.reduce((sum, file) => sum + file.transferSize, 0) / 1024 }
  })()`)
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return { ...figures, heap: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20 }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** 各项分别取中位数。 */
export const medians = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    Object.keys(visits[0]!).map((name) => [name, median(visits.map((visit) => visit[name as keyof Visit]))]),
  ) as unknown as Visit

interface Target {
  readonly url: string
  /** 有用的内容 */
  readonly ready: string
  /** 先在不限速时登录的地址 */
  readonly signIn?: string
}

/** 打开浏览器，返回：冷、热地打开一页，以及在两页之间切换的毫秒数。 */
export const openBench = async (executablePath: string) => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })

  const prepared = async ({ ready, signIn }: Target) => {
    const context = await browser.newContext({
      viewport: { width: 1480, height: 860 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    if (signIn) {
      await page.goto(signIn)
      await page.waitForSelector('h1')
    }
    await page.addInitScript({ content: watch(ready) })
    return { context, page, cdp }
  }

  return {
    /** 冷（清空缓存）与热（紧接着再开一次）。 */
    async visit(target: Target): Promise<{ cold: Visit; warm: Visit }> {
      const { context, page, cdp } = await prepared(target)
      await cdp.send('Network.clearBrowserCache')
      await throttle(cdp, true)
      await page.goto(target.url)
      const cold = await read(page, cdp)
      await page.goto(target.url)
      const warm = await read(page, cdp)
      await context.close()
      return { cold, warm }
    },

    /** 代码已在手时，从点击菜单到那一页的内容出现（4 倍慢的处理器）。 */
    async routeSwitch(
      target: Target,
      there: [link: string, heading: string],
      back: [string, string],
    ): Promise<number> {
      const { context, page, cdp } = await prepared(target)
      await page.goto(target.url)
      await page.waitForSelector(target.ready)
      await throttle(cdp, true)
      const times: number[] = []
      for (const [link, heading] of [there, back, there, back, there, back]) {
        await page.getByRole('link', { name: link, exact: true }).first().hover()
        times.push(
          await page.evaluate<number>(`new Promise((done) => {
            const started = performance.now()
            const look = () => document.querySelector('h1')?.textContent === ${JSON.stringify(heading)} &&
              document.querySelector(${JSON.stringify(target.ready)}) ? done(performance.now() - started) : requestAnimationFrame(look)
            ;[...document.querySelectorAll('nav a')].find((a) => a.textContent === ${JSON.stringify(link)}).click()
            requestAnimationFrame(look)
          })`),
        )
      }
      await context.close()
      return median(times.slice(2))
    },

    close: () => browser.close(),
  }
}
