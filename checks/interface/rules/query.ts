import type { Finding } from '../Finding.ts'
import { isSeen, ownText, px, seen, textNodes } from './dom.ts'

/** 一行的高；窄窗口里开立查询那样的五个条件（规范第 9 节）折成两行。 */
const ONE_LINE = 80
const TWO_LINES = 116
const forms = () => seen('form[role="search"], [role="search"]')

/** 1.6 查询表单缺省只有一行。 */
export const measureQuery = (): Finding[] =>
  forms().flatMap((form): Finding[] => {
    const { height } = form.getBoundingClientRect()
    const label = form.getAttribute('aria-label') ?? ''
    return height > (innerWidth < 1480 ? TWO_LINES : ONE_LINE) + 0.5
      ? [{ rule: '1.6', what: `${label}表单高 ${px(height)}` }]
      : []
  })

/** 查询表单里各条件的名称在哪里：点它就该到录入框。 */
export const queryLabels = (): { text: string; x: number; y: number }[] =>
  forms().flatMap((form) =>
    textNodes(form).flatMap((text) => {
      const parent = text.parentElement
      const outside =
        'button, a, [role="button"], [role="combobox"], input, .arco-select, .arco-tag, .arco-picker, [aria-label="已填的条件"]'
      if (!parent || !isSeen(parent) || parent.closest(outside)) return []
      if (/^(至|~|-|全部|不限)$/.test(text.data.trim())) return []
      const { left, top, width, height } = parent.getBoundingClientRect()
      return [{ text: text.data.trim(), x: left + width - Math.min(16, width / 2), y: top + height / 2 }]
    }),
  )

/** 焦点在查询表单的哪个录入框里；不在则为空。 */
export function focusedField(): string {
  const field = document.activeElement
  if (!field?.closest('[role="search"]') || field.matches('button, form')) return ''
  return field.getAttribute('aria-label') || ownText(field) || field.tagName
}
