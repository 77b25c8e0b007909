/** 打了字却还不作数的录入框，与为什么。 */
interface Unreadable {
  input: HTMLInputElement
  message: string
  /** 去掉过要紧的字、等人核对（ExactInput）：琥珀色，不是错 */
  dropped: boolean
}

/** 里面第一个打了字却读不懂的录入框（控件以 setCustomValidity 标出，如 ExactInput、DayPicker）；不止一个框的带上框的名字。 */
export function unreadableIn(box: HTMLElement | null): Unreadable | undefined {
  const inputs = [...(box?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const input = inputs.find(({ validity }) => validity?.customError)
  if (!input) return undefined
  const name = inputs.length > 1 ? input.getAttribute('aria-label') : null
  const why = input.validationMessage
  return { input, message: name ? `${name}：${why}` : why, dropped: input.dataset.dropped !== undefined }
}

/**
 * 聚焦表单里第一个读不懂的录入框并返回 true，此时不可提交——它的值是空的，提交等于悄悄丢掉所打的字。
 */
export function focusUnreadable(form: HTMLElement | null): boolean {
  const wrong = unreadableIn(form)?.input
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.focus({ preventScroll: true })
  return wrong !== undefined
}
