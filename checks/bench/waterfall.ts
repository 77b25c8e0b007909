// What happened until the content was there, as text: file by file when it began and arrived, how large, who asked for
// it, and when the main thread was busy.
import type { CDPSession } from '@playwright/test'
import { type Arrival, before, kibBefore, kindOf, type Loading } from './loading.ts'
import { padded, shown } from './report.ts'

/** What asked for an address: address → the file whose script it was, 页面 for the page itself. */
export type Askers = ReadonlyMap<string, string>

const BAR = 44
const KINDS = ['页面', '脚本', '样式', '应答', '其它'] as const

/** An address for people: without host, folder and the digest in the name. */
const shortName = (url: string): string => {
  const { pathname } = new URL(url)
  const name = pathname.replace(/^.*\/assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1')
  return name.replace(/^\/api\/web\/corp\/v1/, '…')
}

interface Frame {
  readonly url: string
}
interface Initiator {
  readonly type: string
  readonly url?: string | undefined
  readonly stack?: { readonly callFrames: readonly Frame[] } | undefined
}

const askerOf = ({ type, url, stack }: Initiator): string => {
  if (type === 'parser') return '页面'
  // the outermost: what is inside it only passes on
  const file = stack?.callFrames.findLast((frame) => frame.url !== '')?.url ?? url
  return file?.startsWith('https:') ? shortName(file) : ''
}

/** Records the initiator of every request from now on. */
export const noteAskers = (cdp: CDPSession): Askers => {
  const askers = new Map<string, string>()
  cdp.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!askers.has(request.url)) askers.set(request.url, askerOf(initiator))
  })
  return askers
}

const barOf = (start: number, end: number, ready: number, sign: string): string => {
  const at = (time: number): number => Math.min(BAR, Math.round((time / ready) * BAR))
  return (' '.repeat(at(start)) + sign.repeat(Math.max(1, at(end) - at(start)))).slice(0, BAR).padEnd(BAR)
}

const line = (start: number, end: number, bar: string, what: string, kib = '', asker = ''): string =>
  `${start.toFixed(0).padStart(6)}–${end.toFixed(0).padEnd(6)}│${bar}│ ${padded(what, 52)}${kib.padStart(8)}  ${asker}`.trimEnd()

const arrivalLine = ({ url, start, end, body }: Arrival, ready: number, askers: Askers): string => {
  const asker = askers.get(url)
  return line(
    start,
    end,
    barOf(start, end, ready, '━'),
    shortName(url),
    (body / 1024).toFixed(1),
    [end > ready ? '（内容之后才到）' : '', asker ? `← ${asker}` : ''].join(''),
  )
}

/** What had been received before the content, by kind: KiB and count. */
const totals = (loading: Loading): string =>
  KINDS.map((kind) => {
    const count = before(loading).filter(({ url }) => kindOf(url) === kind).length
    return `${kind} ${shown(kibBefore(loading, kind))} KiB（${count}）`
  }).join('，')

/** The waterfall of one opening, up to its content. */
export const waterfallOf = (loading: Loading, askers: Askers): string[] => {
  const { arrivals, tasks, ready, fcp } = loading
  const began = arrivals.filter(({ start }) => start < ready)
  const rows = [
    ...began.map((arrival) => ({ start: arrival.start, text: arrivalLine(arrival, ready, askers) })),
    ...tasks
      .filter(([start]) => start < ready)
      .map(([start, end]) => ({
        start,
        text: line(start, end, barOf(start, end, ready, '■'), `■ 主线程忙 ${(end - start).toFixed(0)} ms`),
      })),
  ]
  const head = `${padded('  起–止（ms）', 13)}│${' '.repeat(BAR)}│ ${padded('文件或应答', 52)}  KiB br  谁要的`
  return [
    head,
    ...rows.toSorted((a, b) => a.start - b.start).map(({ text }) => text),
    `首次绘制 ${fcp.toFixed(0)} ms，内容 ${ready.toFixed(0)} ms；之前到了：${totals(loading)}`,
  ]
}
