import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** 这一次只用键盘办（npm run deep 的键盘故事，或自己设 KEYBOARD=1）。 */
export const hasNoMouse = process.env['KEYBOARD'] === '1'

/** 一页里按这么多次 Tab 还到不了，就是到不了。 */
const MOST = 400

/** 离目标还差什么：到了，或下一个该按的键。 */
type Way = 'there' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'ArrowLeft'

/** 在页面里看：焦点在不在这个控件上，不在就往哪边走。 */
function wayTo(target: Element): Way {
  const FOCUSABLE =
    'a[href], button, input:not([type="hidden"]), textarea, summary, td[tabindex], [role]:is([tabindex="0"], [tabindex="-1"]):not(main, [role="group"], [role="dialog"], [role="alertdialog"])'
  const GROUP = '[role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="tree"]'
  const focus = document.activeElement
  // 点标签的文字等于点它的控件，点一行的文字等于勾选这一行
  const label = target.closest('label')
  const labelled = label && (label.control ?? label.querySelector(FOCUSABLE))
  const control =
    labelled ??
    target.closest(FOCUSABLE) ??
    target.querySelector(FOCUSABLE) ??
    target.closest('tr')?.querySelector('input') ??
    target
  const holds = (one: Element | null): boolean =>
    focus !== null && one !== null && (one === focus || one.contains(focus))
  if (target.matches('[role="option"]')) {
    const active = focus?.getAttribute('aria-activedescendant')
    const hovered = [...document.querySelectorAll('[role="option"]')].find(
      (one) => (active && one.id === active) || /-option-hover\b/.test(one.className),
    )
    if (hovered === target) return 'there'
    const isAbove = hovered && target.compareDocumentPosition(hovered) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAbove ? 'ArrowUp' : 'ArrowDown'
  }
  // 不能输入的组合框，焦点一直在它自己身上
  if (holds(control) || holds(label) || holds(target.closest('[role="combobox"]'))) return 'there'
  const after = focus
    ? Boolean(focus.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
    : true
  // 几个控件合占一个 Tab 停点的：到了停点，再用方向键走
  const group = control.closest(GROUP)
  const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
  const isSibling = isRadio
    ? focus instanceof HTMLInputElement && focus.type === 'radio' && focus.name === control.name
    : group?.contains(focus) && focus !== group && control.getAttribute('tabindex') === '-1'
  if (isSibling && group?.getAttribute('role') === 'tablist') return after ? 'ArrowRight' : 'ArrowLeft'
  if (isSibling) return after ? 'ArrowDown' : 'ArrowUp'
  return after || focus === document.body ? 'Tab' : 'Shift+Tab'
}

/** 只用键盘把焦点移到这个控件。 */
async function reach(target: Locator): Promise<void> {
  const page = target.page()
  await target.waitFor()
  await expect(target).toBeEnabled()
  for (let pressed = 0; pressed < MOST; pressed++) {
    const way = await target.evaluate(wayTo)
    if (way === 'there') return
    await page.keyboard.press(way)
  }
  throw new Error(`按了 ${MOST} 次 Tab 也到不了：${String(target)}`)
}

/** 按下控件用的键：按钮与勾选用空格（回车在按钮上不起作用，SHELL-21），链接、选项等用回车。 */
const keyOf = (target: Element): string => {
  const label = target.closest('label')
  const box = target.matches('input')
    ? target
    : (label?.querySelector('input') ?? target.querySelector('input'))
  const isTick =
    box?.matches('input[type="checkbox"], input[type="radio"]') || target.matches('[role="switch"]')
  if (isTick) return box?.matches('input[type="radio"]:checked') ? '' : 'Space'
  if (target.matches('textarea, input:not([readonly])') && !target.closest('[role="combobox"]')) return ''
  return target.closest('button, [role="button"]') ? 'Space' : 'Enter'
}

/**
 * 从此没有鼠标：点、勾、填都换成 Tab、方向键、空格与回车。到不了的控件、没有按键可用的控件都会失败。
 * 改的是 Playwright 的定位器本身，所以各屏幕与步骤照旧写 click、fill。
 */
export function loseMouse(page: Page): void {
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator
  if ('hasNoMouse' in locator) return
  const click = async function (this: Locator) {
    await reach(this)
    const key = await this.evaluate(keyOf)
    if (key) await this.page().keyboard.press(key)
  }
  const none = () => {
    throw new Error('没有鼠标')
  }
  Object.assign(locator, {
    hasNoMouse: true,
    click,
    async check(this: Locator) {
      if (!(await this.isChecked())) await click.call(this)
      await expect(this).toBeChecked()
    },
    async uncheck(this: Locator) {
      if (await this.isChecked()) await click.call(this)
      await expect(this).not.toBeChecked()
    },
    async fill(this: Locator, value: string) {
      await reach(this)
      const { keyboard } = this.page()
      await keyboard.press('ControlOrMeta+A')
      await (value ? keyboard.insertText(value) : keyboard.press('Delete'))
    },
    hover: none,
    dblclick: none,
    dragTo: none,
    tap: none,
  })
}
