import { button, h, mountShadow, sheet } from './dom.ts'
import { type Box, placeCard } from './placing.ts'
import { baseStyle } from './styles.ts'

const style = sheet(`
.card{position:fixed;z-index:9000;width:min(416px,calc(100vw - 24px));max-height:calc(100vh - 16px);overflow:auto;padding:14px 18px;border:1px solid var(--line);border-top:3px solid var(--brand);border-radius:8px;background:#fff;box-shadow:0 8px 32px rgb(14 42 92/28%);transition:left .2s,top .2s}
.card:focus{outline:none}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px;color:var(--faint);font-size:12px}
.head button{padding:0 8px;font-size:12px}
h2{margin:2px 0 4px;font-size:17px}
.who{margin-top:8px;padding:6px 10px;border-radius:4px;background:var(--bg);font-size:12px;color:var(--soft)}
.who b{color:var(--ink);font-size:13px}
.row{display:flex;align-items:center;justify-content:flex-end;flex-wrap:wrap;gap:8px;margin-top:10px}
.row .plain{margin-right:auto;padding-left:0}
.others{display:flex;flex-wrap:wrap;align-items:center;gap:2px;margin-right:auto}
.others button{padding:2px 5px;color:var(--brand);font-size:13px}
.row .others .plain{margin:0}
.ring{position:fixed;z-index:8999;border:3px solid var(--brand);border-radius:6px;box-shadow:0 0 0 4px rgb(22 93 255/22%);pointer-events:none}
.tab{position:fixed;z-index:9000;left:108px;bottom:8px;height:32px;padding:0 10px;border-color:var(--brand);border-radius:16px;color:var(--brand);box-shadow:0 2px 10px rgb(14 42 92/25%)}
@media (prefers-reduced-motion:reduce){.card{transition:none}}
@media (forced-colors:active){.ring{border-color:Highlight;forced-color-adjust:none}}
`)

/** 卡片上写的与能点的。 */
interface CardContent {
  readonly heading: string
  readonly step: string
  /** 收起之后的小标签上写的 */
  readonly short: string
  readonly title: string
  readonly text: string
  readonly who: readonly [name: string, rest: string]
  readonly back?: (() => void) | undefined
  readonly next: readonly [label: string, act: () => void]
  readonly skip?: (() => void) | undefined
  /** 页面走到了别处：回到这一站 */
  readonly comeBack: () => void
  /** 末站才有：别的导览 */
  readonly others: readonly (readonly [label: string, act: () => void])[]
}

/** 站在页面上的卡片与圈。 */
export interface Card {
  /** 圈住它，卡片让开；没有就不圈。人走到了别处，卡片收成小标签，不挡他办事；回来再展开 */
  point: (target: HTMLElement | undefined, isElsewhere: boolean) => void
  /** 说正在做什么；正在去别处的不能再点 */
  tell: (text: string, isBusy: boolean) => void
  /** 读到卡片上 */
  focus: () => void
  remove: () => void
}

/** 看得见的那一块：视口之内，也在每一层会滚动的容器之内。 */
const visibleBox = (element: Element, margin = 0): Box => {
  const own = element.getBoundingClientRect()
  let left = own.left - margin
  let top = own.top - margin
  let right = own.right + margin
  let bottom = own.bottom + margin
  const clip = (from: DOMRect): void => {
    left = Math.max(left, from.left - margin)
    top = Math.max(top, from.top - margin)
    right = Math.min(right, from.right + margin)
    bottom = Math.min(bottom, from.bottom + margin)
  }
  for (let one = element.parentElement; one; one = one.parentElement)
    if (getComputedStyle(one).overflow !== 'visible') clip(one.getBoundingClientRect())
  clip(new DOMRect(margin + 4, margin + 4, innerWidth - 2 * margin - 8, innerHeight - 2 * margin - 8))
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

const put = ({ style: css }: HTMLElement, box: Partial<Box>): void => {
  for (const [name, value] of Object.entries(box)) css.setProperty(name, `${value}px`)
}

/** 放上卡片；已有的换成这一张。 */
export const showCard = (content: CardContent): Card => {
  const shadow = mountShadow('scf-demo-tour', baseStyle, style)
  const ring = h('div', { class: 'ring', hidden: true })
  const status = h('p', { role: 'status', class: 'note' })
  const comeBack = button('回到这一站', content.comeBack, { hidden: true })
  const next = button(content.next[0], content.next[1], { class: 'primary' })
  const [name, rest] = content.who
  const card = h(
    'div',
    {
      class: 'card',
      role: 'dialog',
      'aria-modal': 'false',
      'aria-labelledby': 'title',
      'aria-describedby': 'step text who',
      tabindex: '-1',
    },
    h(
      'div',
      { class: 'head' },
      h('span', {}, `${content.heading}　`, h('span', { id: 'step' }, content.step)),
      button('收起', () => foldByHand(true), { class: 'plain', 'aria-label': '收起导览' }),
    ),
    h('h2', { id: 'title' }, content.title),
    h('p', { id: 'text' }, content.text),
    h('p', { class: 'who', id: 'who' }, '您现在是 ', h('b', {}, name), rest),
  )
  const row = h('div', { class: 'row' })
  if (content.others.length > 0)
    row.append(
      h(
        'div',
        { class: 'others', role: 'group', 'aria-label': '其他导览' },
        h('span', { class: 'note' }, '还可以看'),
        ...content.others.map(([label, act]) => button(label, act, { class: 'plain' })),
      ),
    )
  if (content.skip) row.append(button('跳过', content.skip, { class: 'plain' }))
  row.append(comeBack)
  if (content.back) row.append(button('上一站', content.back))
  row.append(next)
  card.append(row, status)
  const tab = button(`导览 ${content.short}`, () => foldByHand(false), {
    class: 'tab',
    'aria-label': `展开导览，${content.step}`,
    hidden: true,
  })
  shadow.append(ring, card, tab)

  let pointed: HTMLElement | undefined
  let isPlaced = false
  let wasElsewhere = false
  const draw = (): void => {
    const box = pointed?.isConnected ? visibleBox(pointed, 4) : undefined
    const isSeen = box !== undefined && box.width > 12 && box.height > 12
    ring.hidden = !isSeen
    if (isSeen) put(ring, box)
    const table = pointed?.closest('table') ?? document.querySelector('table')
    const view = { width: document.documentElement.clientWidth, height: innerHeight }
    const size = { width: card.offsetWidth, height: card.offsetHeight }
    // 所指的不见了，卡片留在原处，不跳来跳去
    if (isSeen || !isPlaced)
      put(card, placeCard(view, size, isSeen ? box : undefined, table ? visibleBox(table) : undefined))
    isPlaced ||= isSeen
  }
  const fold = (isFolded: boolean): void => {
    card.hidden = isFolded
    tab.hidden = !isFolded
    draw()
  }
  const foldByHand = (isFolded: boolean): void => {
    fold(isFolded)
    ;(isFolded ? tab : card).focus({ preventScroll: true })
  }
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') content.next[1]()
    else if (key === 'ArrowLeft') content.back?.()
    else if (key === 'Escape') content.skip?.()
  })
  // 滚动的可能是里面的一块，所以在捕获阶段听
  const later = (): number => requestAnimationFrame(draw)
  addEventListener('scroll', later, true)
  addEventListener('resize', later)
  draw()

  return {
    point: (target, isElsewhere) => {
      pointed = target
      comeBack.hidden = !isElsewhere
      if (isElsewhere === wasElsewhere) return draw()
      wasElsewhere = isElsewhere
      fold(isElsewhere)
    },
    tell: (text, isBusy) => {
      status.textContent = text
      for (const one of card.querySelectorAll('button')) one.disabled = isBusy
    },
    focus: () => {
      if (!card.hidden) card.focus({ preventScroll: true })
    },
    remove: () => {
      removeEventListener('scroll', later, true)
      removeEventListener('resize', later)
      shadow.host.remove()
    },
  }
}
