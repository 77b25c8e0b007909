import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { isFilled } from './standing.ts'

/** 手指按着不放，至多再等这么久（毫秒）。 */
const HELD = 1_000

/** 手指没有按着、输入法没有组着字：那一下与那个字不能在中途没了。记着它们的是 scripts/vite/prerender/early.js。 */
const letGo = async (): Promise<void> => {
  const html = document.documentElement
  const since = performance.now()
  const isHeld = () => html.hasAttribute('data-held') && performance.now() - since < HELD
  while (html.hasAttribute('data-composing') || isHeld())
    await new Promise<void>((resolve) => {
      // 松了手才有点击
      const soon = () => setTimeout(resolve)
      for (const type of ['pointerup', 'pointercancel', 'compositionend'])
        addEventListener(type, soon, { once: true })
      setTimeout(resolve, HELD)
    })
}

/** 框按它在哪一项、是其中第几个认，按钮与链接按文字认。 */
const controlsOf = (box: ParentNode): ReadonlyMap<string, HTMLElement> => {
  const found = new Map<string, HTMLElement>()
  for (const control of box.querySelectorAll<HTMLElement>('input, button, a')) {
    const field = control.closest<HTMLElement>('[data-field]')
    const inputs: Element[] = [...(field?.querySelectorAll('input') ?? [])]
    const name = control instanceof HTMLInputElement ? inputs.indexOf(control) : control.textContent
    const key = `${field?.dataset['field'] ?? ''} ${name}`
    if (!found.has(key)) found.set(key, control)
  }
  return found
}

/** 照人打字那样写进去：表单、草稿与检查都知道；已经离开的那一项随即检查。 */
const fill = (input: HTMLInputElement, { type, value }: HTMLInputElement, isLeft: boolean) => {
  if (type === 'radio') return input.click()
  // 由元素自己写的，React 当作没有变
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  if (isLeft) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const focus = (control: HTMLElement, was: HTMLElement) => {
  control.focus({ preventScroll: true })
  if (!(was instanceof HTMLInputElement && control instanceof HTMLInputElement)) return
  // 单选没有光标
  const { selectionStart, selectionEnd, selectionDirection } = was
  if (selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/**
 * 由应用接过构建时画好的页面（决定 0058）：一次换下，其间不画；填了的、光标、滚到哪里都带过去，等着的几下随后办。
 * @param page 画好的那一页
 */
export const takeOver = async (page: Element, root: Root, app: ReactNode): Promise<void> => {
  await letGo()
  const box = page.parentElement!
  const before = controlsOf(page)
  const active = document.activeElement
  const { scrollX, scrollY } = window
  flushSync(() => root.render(app))
  const now = controlsOf(box)
  const pairs = [...before].flatMap(([key, was]) => {
    const control = now.get(key)
    return control ? [{ was, control }] : []
  })
  // 写进去也算又填了，会收回等着的
  const pressed = pairs.filter(({ was }) => was.hasAttribute('data-pressed'))
  for (const { was, control } of pairs)
    if (was instanceof HTMLInputElement && control instanceof HTMLInputElement && isFilled(was))
      flushSync(() => fill(control, was, was !== active))
  const focused = pairs.find(({ was }) => was === active)
  if (focused) focus(focused.control, focused.was)
  scrollTo(scrollX, scrollY)
  for (const { control } of pressed) control.click()
}
