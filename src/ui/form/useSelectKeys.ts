import type { SelectHandle } from '@arco-design/web-react/es/Select/interface'
import { type KeyboardEvent, useRef } from 'react'

/** 正停在上面的那一项：Arco 只用样式表示。 */
const ACTIVE = '[role="option"][class*="-option-hover"]'
let named = 0

/** 再往这边走就到头了：一项也没有也算。 */
function isAtEnd(popupId: string | null, key: string): boolean {
  const options = [...document.querySelectorAll(`#${CSS.escape(popupId ?? '')} [role="option"]`)]
  const end = key === 'ArrowDown' ? options.at(-1) : key === 'ArrowUp' ? options[0] : undefined
  return options.length === 0 ? key.startsWith('Arrow') : (end?.matches(ACTIVE) ?? false)
}

/** 告诉读屏正停在哪一项；没有停在哪一项上就不说。 */
function tellActive(focused: Element, popupId: string | null): void {
  const option = popupId ? document.querySelector(`#${CSS.escape(popupId)} ${ACTIVE}`) : null
  if (!option) return focused.removeAttribute('aria-activedescendant')
  option.id ||= `option-${(named += 1)}`
  focused.setAttribute('aria-activedescendant', option.id)
}

/**
 * 下拉的键盘：收起之后焦点还在这个下拉上（Arco 会丢掉它，按 Tab 便不知从哪里走起），向下键也能打开，
 * 读屏知道停在哪一项（interface 7.3）。
 * @param onEnd 往下走过最后一项、往上走过第一项时
 * @returns 交给 Arco Select 的属性
 */
export function useSelectKeys(onEnd?: () => void) {
  const ref = useRef<SelectHandle>(null)
  const combobox = () => ref.current?.dom as HTMLElement | undefined
  return {
    ref,
    onVisibleChange: (visible: boolean) => {
      const dom = combobox()
      if (visible || !dom?.contains(document.activeElement)) return
      const stay = ({ target, relatedTarget }: FocusEvent) => {
        ;(target as Element).removeAttribute('aria-activedescendant')
        // 人自己去了别处的不抢
        if (!relatedTarget) queueMicrotask(() => ref.current?.focus())
      }
      dom.addEventListener('focusout', stay, { once: true })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const dom = combobox()
      if (!dom) return
      const focused = event.target as Element
      const popupId = dom.getAttribute('aria-controls')
      const isOpen = dom.getAttribute('aria-expanded') === 'true'
      if (isOpen && isAtEnd(popupId, event.key)) onEnd?.()
      if (!isOpen && event.key === 'ArrowDown') {
        event.preventDefault()
        dom.click()
      }
      requestAnimationFrame(() => tellActive(focused, popupId))
    },
  }
}
