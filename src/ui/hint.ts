/** 全页共用一个浮层的提示：悬停或聚焦带 data-hint 的元素时出现，Esc 收起。 */
let bubble: HTMLDivElement | undefined

function hide() {
  bubble?.remove()
}

function show(target: Element) {
  const text = target.getAttribute('data-hint')
  if (!text) return
  bubble ??= Object.assign(document.createElement('div'), { className: 'scf-hint' })
  // 内容已由 aria-description 读出，浮层只给眼睛看
  bubble.setAttribute('aria-hidden', 'true')
  bubble.textContent = text
  document.body.append(bubble)
  const box = target.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8)
  const below = box.top - own.height - 6 < 0
  bubble.style.left = `${left}px`
  bubble.style.top = `${below ? box.bottom + 6 : box.top - own.height - 6}px`
}

const onEnter = (event: Event) => {
  const target = event.target instanceof Element ? event.target.closest('[data-hint]') : null
  if (target) show(target)
  else hide()
}

if (typeof document !== 'undefined') {
  document.addEventListener('mouseover', onEnter)
  document.addEventListener('focusin', onEnter)
  document.addEventListener('focusout', hide)
  document.addEventListener('scroll', hide, { capture: true, passive: true })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
}

/** 给元素加提示：`<button {...hint('原因')}>`；没有文字就什么也不加。 */
export const hint = (text: string | undefined) =>
  text ? { 'data-hint': text, 'aria-description': text } : {}
