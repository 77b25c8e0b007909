import { late } from '#ui/late.ts'

/** 全页共用一个 Arco 的提示：悬停或聚焦带 data-tooltip 的元素时出现，Esc 收起；画它的代码第一次用到时才取。 */
const bubble = late(() => import('./Bubble.tsx'))
let shown: Element | undefined

async function show(target: Element | undefined) {
  if (target === shown) return
  shown = target
  try {
    const { drawBubble } = await bubble.load()
    // 取的时候可能又移到别处了
    if (shown === target) drawBubble(target)
  } catch {
    // 断网取不到：说明仍由 aria-description 读得出，下次再取
    shown = undefined
  }
}

const hide = () => void show(undefined)
const onEnter = ({ target }: Event) =>
  void show((target instanceof Element && target.closest('[data-tooltip]')) || undefined)

if (typeof document !== 'undefined') {
  document.addEventListener('mouseover', onEnter)
  document.addEventListener('focusin', onEnter)
  document.addEventListener('focusout', hide)
  document.addEventListener('scroll', hide, { capture: true, passive: true })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
}

/** 给元素加提示：`<button {...tooltip('原因')}>`；没有文字就什么也不加。 */
export const tooltip = (text: string | undefined) =>
  text ? { 'data-tooltip': text, 'aria-description': text } : {}
