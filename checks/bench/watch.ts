import type { Selectors } from './pages.ts'

/** What the page records; times from the start of navigation. */
interface Watched {
  lcp: number
  cls: number
  /** Tasks over 50 ms: start and end */
  tasks: [start: number, end: number][]
  ready: number
  /** Last moment of activity: something larger painted, a file arrived, a long task ended */
  lastActive: number
  /** This switch: from pressing the mouse button to the content painted, milliseconds; 0 while not yet */
  switched: number
  find: (selector: string) => Element | undefined
  expect: (ready: Selectors) => void
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var bench: Watched | undefined
}

/**
 * Runs in the page before everything else (sent as a whole, so it cannot refer to anything outside): puts the session
 * in place, then watches.
 */
export function watch({ ready, session }: { ready: Selectors; session: Record<string, string> }): void {
  if (globalThis.top !== globalThis.self || location.protocol !== 'https:') return
  for (const [name, value] of Object.entries(session))
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value)
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
    tasks: [],
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
    seen.tasks.push([entry.startTime, entry.startTime + entry.duration])
    active(entry)
  })
  onEach('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0
  })
  onEach('resource', active)
  painted(ready, () => (seen.ready = performance.now()))
}
