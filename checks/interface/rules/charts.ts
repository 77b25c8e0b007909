import type { Finding } from '../Finding.ts'
import { isSeen, px, seen, textNodes } from './dom.ts'

/** 比这窄的是图标。 */
const NARROWEST = 160
const FILLED = 0.9
const STEP = 8

const monthOf = (label: string): number | undefined => {
  const [, year, month] = /^(?:20)?(\d{2})[-/年](\d{1,2})月?$/.exec(label.trim()) ?? []
  return year && month ? Number(year) * 12 + Number(month) : undefined
}

/** 一串月份里缺了哪几处；不都是月份的不算月份轴。 */
export function missingMonths(labels: readonly string[]): string[] {
  const months = labels.map(monthOf)
  if (months.length < 2 || months.some((month) => month === undefined)) return []
  return labels.flatMap((label, at) => {
    const [before, now] = [months[at - 1], months[at]]
    return before !== undefined && now !== undefined && now - before !== 1
      ? [`${labels[at - 1]} → ${label}`]
      : []
  })
}

/** 图所在的一块：小节或卡片。 */
const cardOf = (plot: Element): Element =>
  plot.closest('section, article, [role="region"], [role="tabpanel"]') ?? document.body

/** 同一行上什么也没有的宽度：图可以占而没有占的。 */
function emptyBeside(plot: Element, card: Element): number {
  const box = plot.getBoundingClientRect()
  const outer = card.getBoundingClientRect()
  const style = getComputedStyle(card)
  const left = outer.left + (Number.parseFloat(style.paddingLeft) || 0)
  const right = outer.right - (Number.parseFloat(style.paddingRight) || 0)
  const y = box.top + box.height / 2
  if (y < 0 || y > innerHeight) return 0
  let empty = 0
  for (let x = left + STEP / 2; x < right; x += STEP) {
    if (x >= box.left && x <= box.right) continue
    const there = document.elementFromPoint(x, y)
    if (there && there.contains(plot)) empty += STEP
  }
  return empty
}

const tableOf = (plot: Element): HTMLTableElement | null => {
  for (
    let node: Element | null = plot.parentElement;
    node && node.tagName !== 'MAIN';
    node = node.parentElement
  ) {
    const table = node.querySelector('table')
    if (table) return table
    if (node.matches('figure, section, article')) return null
  }
  return null
}

function faultsOf(plot: Element): string[] {
  plot.scrollIntoView({ block: 'center' })
  const { width } = plot.getBoundingClientRect()
  const empty = emptyBeside(plot, cardOf(plot))
  const table = tableOf(plot)
  const names = table
    ? [...table.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '')
    : textNodes(plot).map(({ data }) => data)
  const missing = missingMonths(names)
  return [
    ...(width / (width + empty) < FILLED ? [`宽 ${px(width)}，旁边空着 ${px(empty)}`] : []),
    ...(table ? [] : ['没有同样内容的表']),
    ...(missing.length > 0 ? [`月份不连续 ${missing.slice(0, 3).join('、')}`] : []),
  ]
}

const nameOf = (plot: Element): string => {
  const figure = plot.closest('figure')
  const named = figure?.getAttribute('aria-label') ?? tableOf(plot)?.getAttribute('aria-label')
  return named ?? cardOf(plot).querySelector('h2, h3, figcaption')?.textContent ?? '图'
}

/** 6.3 图：占满卡片，月份不缺，另有同样内容的表。 */
export function measureCharts(): Finding[] {
  const plots = seen('main svg').filter(
    (plot) =>
      plot.getBoundingClientRect().width >= NARROWEST && plot.querySelector('rect, polyline, path, circle'),
  )
  // 空态的插画不是图；拆分的树有多宽由级次定
  const charts = plots.filter(
    (plot) => !plot.closest('.arco-empty, a, button, [role="tree"]') && isSeen(plot),
  )
  const found = charts.flatMap((plot) => faultsOf(plot).map((what) => `${nameOf(plot)}：${what}`))
  scrollTo(0, 0)
  return found.map((what) => ({ rule: '6.3', what }))
}
