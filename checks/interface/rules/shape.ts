import type { Finding, Looking } from '../Finding.ts'
import { contentArea, cutParts, isSeen, ownText, px, quote, seen, textNodes } from './dom.ts'

/** 上下两节之间至少多少；矮窗口也一样。 */
const BETWEEN = 24
/** 卡片之间。 */
const CARDS = 16
/** 标题到第一节；矮窗口留给行。 */
const UNDER_TITLE = { tall: 16, short: 8 } as const

const nameOf = (section: Element): string => ownText(section.querySelector('h2') ?? section).slice(0, 20)

/** 7.2：标题与第一节、上下两节之间的空。 */
export function measureRhythm({ height }: Looking): Finding[] {
  const main = contentArea()
  const found: Finding[] = []
  const title = seen('h1', main)[0]
  const head = title?.closest('header')
  const first = head?.nextElementSibling
  if (head && first && isSeen(first)) {
    const gap = first.getBoundingClientRect().top - head.getBoundingClientRect().bottom
    const least = height <= 700 ? UNDER_TITLE.short : UNDER_TITLE.tall
    if (gap < least - 1) found.push({ rule: '7.2', what: `标题到内容只有 ${px(gap)}` })
  }
  for (const section of seen('section:has(> div > h2)', main)) {
    const before = section.previousElementSibling
    if (!before || !isSeen(before)) continue
    const [above, box] = [before.getBoundingClientRect(), section.getBoundingClientRect()]
    // 并排的不是上下两节
    if (above.bottom > box.top + 1 || above.left > box.right || above.right < box.left) continue
    const isCard = getComputedStyle(section).borderTopWidth !== '0px'
    const gap = box.top - above.bottom
    if (gap < (isCard ? CARDS : BETWEEN) - 1)
      found.push({ rule: '7.2', what: `${quote(nameOf(section))}离上一节只有 ${px(gap)}` })
  }
  return found
}

/** 差多少像素算没有对齐：一两像素是取整，再远是另一栏。 */
const OFF = { least: 1.5, most: 60 } as const

/** 一排左缘里，几乎对齐而没有对齐的一对。 */
function offEdges(nodes: readonly HTMLElement[]): string | undefined {
  const edges = nodes
    .map((node) => ({ left: node.getBoundingClientRect().left, text: ownText(node) }))
    .toSorted((a, b) => a.left - b.left)
  for (const [at, edge] of edges.entries()) {
    const next = edges[at + 1]
    const off = next ? next.left - edge.left : 0
    if (next && off > OFF.least && off < OFF.most)
      return `${quote(edge.text)}与${quote(next.text)}差 ${px(off)}`
  }
  return undefined
}

/** 7.4：一页里，名称的左缘一样，控件的、值的也一样。 */
export function measureEdges(): Finding[] {
  const main = contentArea()
  const rows = [
    ['名称', '.arco-form-layout-horizontal .arco-form-label-item'],
    ['控件', '.arco-form-layout-horizontal .arco-form-item-wrapper'],
    ['名称', '[role="term"]'],
    ['值', '[role="definition"]'],
  ] as const
  return rows.flatMap(([what, selector]): Finding[] => {
    const off = offEdges(seen(selector, main))
    return off ? [{ rule: '7.4', what: `${what}的左缘不齐：${off}` }] : []
  })
}

const WIDEST = 1280
const LONGEST = { days: 160, date: 200, code: 320, name: 480 } as const

/** 7.5：控件的宽说出要填多长；填表与看单据到 1280 为止。 */
export function measureWidths(): Finding[] {
  const main = contentArea()
  const found: Finding[] = []
  for (const [fits, most] of Object.entries(LONGEST))
    for (const field of seen(`[data-fits="${fits}"]`, main)) {
      const control = field.querySelector('.arco-form-item-control-children > *')
      const width = control?.getBoundingClientRect().width ?? 0
      if (width > most + 1) found.push({ rule: '7.5', what: `${quote(ownText(field))}宽 ${px(width)}` })
    }
  for (const form of seen('form:not([role="search"]), [role="group"]:has([role="term"])', main)) {
    // 宽屏的表单里还有旁边的一栏：量填的那一栏
    const { width } = (form.matches('form') ? form.firstElementChild! : form).getBoundingClientRect()
    if (width > WIDEST + 1)
      found.push({ rule: '7.5', what: `${quote(form.getAttribute('aria-label') ?? '')}宽 ${px(width)}` })
  }
  return found
}

const REGIONS = 'form, section, aside, header, fieldset, dialog, [role="dialog"], article, main'

/** 7.6：一处只有一个实心的按钮，就是下一步。 */
export function measureFilled(): Finding[] {
  const regions = new Map<Element, HTMLElement[]>()
  for (const button of seen('.arco-btn-primary:not(.arco-btn-text):not(.arco-btn-outline)', contentArea())) {
    if (button.matches(':disabled, [aria-disabled="true"]')) continue
    const region = button.closest(REGIONS) ?? document.body
    regions.set(region, [...(regions.get(region) ?? []), button])
  }
  return [...regions.values()]
    .filter((buttons) => buttons.length > 1)
    .map((buttons) => ({
      rule: '7.6',
      what: `一处 ${buttons.length} 个实心的按钮：${buttons.map((button) => quote(ownText(button))).join('')}`,
    }))
}

/** 变量写的颜色，成为算出来的写法：#1554e0 是 rgb(21, 84, 224)。 */
function colourIn(node: Element, variable: string): string {
  const hex = getComputedStyle(node).getPropertyValue(variable).trim()
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

/** 品牌色的字写在这些里：点得到的，与选中的一项。 */
const BRANDED =
  'a, button, summary, [role="button"], [role="tab"], [role="option"], [aria-current], [aria-selected="true"]'

/** 7.7：品牌色的字点得到；红、琥珀说的是什么由眼睛看。 */
export function measureBrand(): Finding[] {
  const main = contentArea()
  const brand = colourIn(main, '--brand')
  return textNodes(main).flatMap(({ data, parentElement: node }): Finding[] =>
    node && isSeen(node) && getComputedStyle(node).color === brand && !node.closest(BRANDED)
      ? [{ rule: '7.7', what: `点不到的字是品牌色：${quote(data)}` }]
      : [],
  )
}

/** 7.8：页眉（工作台是它自己的一条）在每一页同一处，里面没有切断的；颜色由运营方配置，由眼睛看。 */
export function measureHeader({ width }: Looking): Finding[] {
  const header = seen('.shell-header, .shell-bar')[0]
  if (!header) return [{ rule: '7.8', what: '没有页眉' }]
  const box = header.getBoundingClientRect()
  return [
    ...(box.left !== 0 || box.top !== 0 || box.width < width - 20
      ? [`页眉在 ${px(box.left)}、${px(box.top)}，宽 ${px(box.width)}`]
      : []),
    ...cutParts(header).map((part) => `页眉里切断了${quote(ownText(part))}`),
  ].map((what) => ({ rule: '7.8', what }))
}

/** 与别的内容在一起的空块至多多高。 */
const EMPTY = 96

/** 7.9：旁边有内容的空块不高。 */
export function measureEmptyBlocks(): Finding[] {
  return seen('section', contentArea()).flatMap((section): Finding[] => {
    const empty = seen('[data-empty]', section)[0]
    const beside = [...(section.parentElement?.children ?? [])].some(
      (one) =>
        one !== section && one.tagName === 'SECTION' && isSeen(one) && !one.querySelector('[data-empty]'),
    )
    const high = empty?.getBoundingClientRect().height ?? 0
    return beside && high > EMPTY + 1
      ? [{ rule: '7.9', what: `${quote(nameOf(section))}空着，高 ${px(high)}` }]
      : []
  })
}
