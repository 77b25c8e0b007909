import type { Selectors, Stored } from './site.ts'

/** 页面里记下的；时间从导航开始。 */
interface Watched {
  lcp: number
  cls: number
  longTasks: number
  ready: number
  /** 上一次有动静的时刻：画了更大的、到了一个文件、结束了一个长任务 */
  lastActive: number
  /** 这次切换：按下鼠标到内容画出，毫秒；还没有为 0 */
  switched: number
  find: (selector: string) => Element | undefined
  expect: (ready: Selectors) => void
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var bench: Watched | undefined
}

/** 在页面里先于一切执行（整个送进去，不可引用外面的）：放好会话，然后看着。 */
export function watch({ ready, storage }: { ready: Selectors; storage: Stored }): void {
  if (globalThis.top !== globalThis.self || location.protocol !== 'https:') return
  for (const home of ['localStorage', 'sessionStorage'] as const)
    for (const [name, value] of Object.entries(storage[home] ?? {}))
      if (globalThis[home].getItem(name) === null) globalThis[home].setItem(name, value)
  performance.setResourceTimingBufferSize(5000)

  const find = (selector: string): Element | undefined => {
    const [css = '', text] = selector.split('>>text=')
    return [...document.querySelectorAll(css)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && (text === undefined || (element.textContent ?? '').includes(text))
    })
  }
  /** When the frame that shows them all has been painted. */
  const painted = (wanted: Selectors, then: () => void): void => {
    requestAnimationFrame(() => {
      if (!wanted.every(find)) {
        painted(wanted, then)
        return
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', then)
        port1.start()
        port2.postMessage(0)
      })
    })
  }

  const seen: Watched = {
    lcp: 0,
    cls: 0,
    longTasks: 0,
    ready: 0,
    lastActive: 0,
    switched: 0,
    find,
    expect: (wanted) => {
      seen.switched = 0
      const onPress = ({ timeStamp }: Event) =>
        painted(wanted, () => (seen.switched = performance.now() - timeStamp))
      addEventListener('mousedown', onPress, { capture: true, once: true })
    },
  }
  globalThis.bench = seen

  type Entry = PerformanceEntry & { hadRecentInput?: boolean; value?: number }
  const onEach = (type: string, each: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry)
    }).observe({ type, buffered: true })
  const active = ({ startTime, duration }: Entry): void => {
    seen.lastActive = Math.max(seen.lastActive, startTime + duration)
  }
  onEach('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    active(entry)
  })
  onEach('longtask', (entry) => {
    seen.longTasks += entry.duration
    active(entry)
  })
  onEach('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0
  })
  onEach('resource', active)
  painted(ready, () => (seen.ready = performance.now()))
}
