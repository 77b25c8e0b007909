/**
 * 表单里第一个打了字却读不懂的录入框（控件以 setCustomValidity 标出，如 DayPicker）：
 * 聚焦它并返回 true，此时不可提交——它的值是空的，提交等于悄悄丢掉所打的字。
 */
export function focusUnreadable(form: HTMLElement | null): boolean {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input') ?? []
  const wrong = [...inputs].find((input) => input.validity?.customError)
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.focus({ preventScroll: true })
  return wrong !== undefined
}
