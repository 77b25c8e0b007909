import type { Finding } from '../Finding.ts'
import { quote } from './dom.ts'

const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['未换算的时刻', /\d{4}-\d{2}-\d{2}T\d{2}[:\d+.Z]*/],
  ['没有千分位的金额', /(?<![\d,.A-Za-z-])\d{4,}\.\d{2}(?![\d.])/],
  ['没有千分位的金额', /(?<![\d,.A-Za-z-])\d{4,}(\.\d+)?\s?元/],
  ['代码', /(?<![A-Za-z0-9_-])[A-Z]{2,}(_[A-Z0-9]+)+(?![A-Za-z0-9])/],
  ['行业代码', /(?<![A-Za-z0-9])[A-T]\d{4}(?![A-Za-z0-9])/],
]
/** 整段就是一个大写单词的也是代码；这些是名字。 */
const NAMES = /^(CFCA|OFD|PDF|XLSX|JPEG|HTML|UKEY|CNAPS|ESG)$/

/** 一段文字里不该给人看的：原样的时刻、金额、代码。 */
export function faultsIn(text: string): string[] {
  const found = FAULTS.flatMap(([name, pattern]) => {
    const hit = pattern.exec(text)?.[0]
    return hit ? [`${name} ${quote(hit)}`] : []
  })
  const whole = text.trim()
  return /^[A-Z]{5,}$/.test(whole) && !NAMES.test(whole) ? [...found, `代码 ${quote(whole)}`] : found
}

/** 只在这些属性里的文字也会给人看到。 */
const SPOKEN = ['title', 'data-tooltip', 'aria-description']

/** 页面上的文字，一个元素一段；提示里的也算。 */
function shownTexts(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((node) => {
    if (node.closest('script, style, noscript, [hidden], svg style')) return []
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
    const text = own.map((child) => child.textContent ?? '').join('')
    return [text, ...SPOKEN.map((name) => node.getAttribute(name) ?? '')].filter((one) => one.trim() !== '')
  })
}

const CONTEXT = 24

/** 4.3 文字：时刻、金额、代码都写成人读的样子。 */
export function measureWords(): Finding[] {
  const found = new Map<string, string>()
  for (const text of shownTexts(document.body))
    for (const fault of faultsIn(text)) {
      // 同一种毛病、同样的前文说一次：一列里五十个一样的是一处
      const kind = `${fault.split(' ')[0]}${text.replaceAll(/\d/g, '0').slice(0, CONTEXT)}`
      if (!found.has(kind))
        found.set(kind, fault.includes(quote(text)) ? fault : `${fault} 在 ${quote(text)}`)
    }
  return [...found.values()].map((what) => ({ rule: '4.3', what }))
}
