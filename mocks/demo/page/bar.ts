import { base } from './base.ts'
import { freshWorld, reasonOf } from './calls.ts'
import { button, h, mountShadow, sheet } from './dom.ts'
import { sharing } from './sharing.ts'
import { baseStyle } from './styles.ts'
import { letToursLeave, resumeTour, skippedTour, startTour, TOUR_OVER } from './tour.ts'
import { tours } from './tours.ts'

const SIZE_KEY = 'scf-demo-bar'
const NOTE = '这是演示：数据只在这台浏览器里'

const style = sheet(`
:host{position:fixed;z-index:9001;left:8px;bottom:8px}
.pill{display:flex;width:max-content;border-radius:16px;background:var(--deep);box-shadow:0 2px 10px rgb(14 42 92/35%)}
.pill button{height:32px;padding:0 10px;border:0;border-radius:16px;background:transparent;color:#fff;white-space:nowrap}
.pill button:hover,.pill button:focus-visible{background:rgb(255 255 255/18%);color:#fff}
.pill button:focus-visible{outline-color:#fff;outline-offset:-4px}
.pill .open{padding-left:14px}
.pill .open::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;border-radius:50%;background:#7bc4ff}
.small .pill{border-radius:6px}
.small .open{width:32px;padding:0;border-radius:6px;font-size:12px}
.small .open::before,.small .fold{display:none}
.panel{position:absolute;left:0;bottom:40px;width:min(340px,calc(100vw - 16px));max-height:calc(100vh - 64px);overflow:auto;padding:14px 16px;border:1px solid var(--line);border-radius:8px;background:#fff;box-shadow:0 12px 40px rgb(14 42 92/28%)}
h2{margin:12px 0 6px;font-size:13px;color:var(--soft);font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:6px}
a.button{display:inline-block;padding:4px 12px;border:1px solid #c9cdd4;border-radius:4px;color:inherit;text-decoration:none}
a.button:hover,a.button:focus-visible{border-color:var(--brand);color:var(--brand)}
.share input{width:100%;margin-top:6px;padding:4px 8px;border:1px solid #c9cdd4;border-radius:4px}
.share p,.again p{margin-top:6px}
.again{margin-top:12px;padding-top:10px;border-top:1px solid var(--line)}
.again .row{margin-top:8px}
@media (forced-colors:active){.pill{border:1px solid CanvasText}}
`)

const isSmall = (): boolean => localStorage.getItem(SIZE_KEY) === 'small'

/** 重新开始：先在菜单里问一句。 */
const again = (): HTMLElement => {
  const status = h('p', { role: 'status', class: 'note' })
  const restart = async (): Promise<void> => {
    await freshWorld()
    sessionStorage.clear()
    location.assign(`${base}login`)
  }
  const onRestart = (): void => {
    restart().catch((error: unknown) => {
      status.textContent = `没有重新开始：${reasonOf(error)}`
    })
  }
  const confirm = button('重新开始', onRestart, { class: 'primary' })
  const close = (): void => {
    question.hidden = true
    first.hidden = false
    first.focus()
  }
  const question = h(
    'div',
    { hidden: true },
    h('p', {}, '现在的数据都不再保留，换成一份新的示例数据。要重新开始吗？'),
    h('div', { class: 'row' }, confirm, button('取消', close)),
    status,
  )
  const first = button('重新开始', () => {
    first.hidden = true
    question.hidden = false
    confirm.focus()
  })
  return h('div', { class: 'again' }, first, question)
}

const panelContent = (fold: HTMLElement): HTMLElement[] => {
  const skipped = skippedTour()
  return [
    h('p', {}, '这是演示：数据只在这台浏览器里，不会发往任何服务器。'),
    h('h2', {}, '去哪里'),
    h(
      'div',
      { class: 'row' },
      h('a', { href: `${base}login`, class: 'button' }, '换个人'),
      h('a', { href: `${base}__mock/panel`, class: 'button' }, '沙盒面板'),
      h('a', { href: base, class: 'button' }, '演示首页'),
    ),
    h('h2', {}, '导览'),
    h(
      'div',
      { class: 'row' },
      ...(skipped ? [button(skipped.label, skipped.goOn, { class: 'primary' })] : []),
      ...tours.map(({ id, family, purpose }) =>
        button(family, () => void startTour(id), { title: purpose, 'aria-description': purpose }),
      ),
    ),
    h('h2', {}, '分享这个世界'),
    sharing(),
    again(),
    h('div', { class: 'again' }, fold),
  ]
}

/** 菜单里能停下的，依次；方向键在它们之间走。 */
const stopsOf = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a,button,input:not([type=file])')].filter(
    (one) => one.getClientRects().length > 0,
  )

const step = (panel: HTMLElement, root: ShadowRoot, by: number): void => {
  const stops = stopsOf(panel)
  const at = stops.indexOf(root.activeElement as HTMLElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}

/** 每一页左下角的“演示”标签与它的菜单；没有走完的导览接着走。 */
export function mountBar(): void {
  letToursLeave()
  const root = mountShadow('scf-demo-bar', baseStyle, style)
  const panel = h('div', { class: 'panel', id: 'panel', role: 'dialog', 'aria-label': '演示', hidden: true })
  const isClosed = (): boolean => panel.hasAttribute('hidden')
  const frame = h('div')
  const open = button('演示', () => toggle(isClosed()), {
    class: 'open',
    'aria-label': NOTE,
    title: NOTE,
    'aria-haspopup': 'dialog',
    'aria-expanded': 'false',
    'aria-controls': 'panel',
  })
  const resize = (small: boolean): void => {
    frame.classList.toggle('small', small)
    if (small) localStorage.setItem(SIZE_KEY, 'small')
    else localStorage.removeItem(SIZE_KEY)
  }
  const toggle = (isOpen: boolean): void => {
    if (isOpen) {
      const small = frame.classList.contains('small')
      const other = button(small ? '展开标签' : '收成小标签', () => {
        resize(!small)
        toggle(false)
      })
      panel.replaceChildren(...panelContent(other))
    }
    panel.hidden = !isOpen
    open.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) stopsOf(panel)[0]?.focus()
    else open.focus()
  }
  const fold = button('‹', () => resize(true), {
    class: 'fold',
    'aria-label': '收成小标签',
    title: '收成小标签',
  })
  frame.append(panel, h('div', { class: 'pill' }, open, fold))
  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isClosed()) toggle(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (isClosed()) toggle(true)
    else step(panel, root, event.key === 'ArrowDown' ? 1 : -1)
  })
  root.append(frame)
  frame.classList.toggle('small', isSmall())
  // 点到别处就收起；焦点留在人点的地方
  addEventListener('pointerdown', (event) => {
    if (isClosed() || event.composedPath().includes(root.host)) return
    panel.hidden = true
    open.setAttribute('aria-expanded', 'false')
  })
  addEventListener(TOUR_OVER, () => open.focus())
  void resumeTour()
}
