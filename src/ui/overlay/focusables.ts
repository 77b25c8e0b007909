const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** 框里 Tab 到得了的元素，按先后；藏起来的不算。 */
export const focusables = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (item) => !item.closest('[hidden], [aria-hidden="true"]') && item.tabIndex >= 0,
  )
