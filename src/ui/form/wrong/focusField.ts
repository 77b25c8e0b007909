const FOCUSABLE = 'input:not([type="hidden"]):not(:disabled), textarea, select, button, [tabindex]'

/** 把一项移到眼前，光标放进去。 */
export function focusField(field: Element | null | undefined) {
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
}
