/** 全页共用一个 Arco 的提示：悬停或聚焦带 data-hint 的元素时出现，Esc 收起；画它的代码第一次用到时才取。 */
let bubble: Promise<typeof import('./Bubble.tsx')> | undefined
let shown: Element | undefined

async function show(target: Element | undefined) {
  if (target === shown) return
  shown = target
  try {
    bubble ??= import('./Bubble.tsx')
    const { drawBubble } = await bubble
    // 取的时候可能又移到别处了
    if (shown === target) drawBubble(target)
  } catch {
    // 断网取不到：说明仍由 aria-description 读得出，下次再取
    bubble = undefined
    shown = undefined
  }
}

const hide = () => void show(undefined)
const onEnter = ({ target }: Event) =>
  void show((target instanceof Element && target.closest('[data-hint]')) || undefined)

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
