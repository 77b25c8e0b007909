/** 构建时画好、还没有被接过的页面（决定 0058）；退到一旁的不算。 */
export const standingPage = (): HTMLElement | null =>
  document.querySelector(':root:not([data-aside]) [data-prerendered]')

/** 这个框里填了什么。 */
export const isFilled = ({ type, value, checked }: HTMLInputElement): boolean =>
  type === 'radio' ? checked : value !== ''

/** 画好的页面上已经填了什么。 */
export const isTypedIn = (): boolean =>
  [...(standingPage()?.querySelectorAll('input') ?? [])].some((input) => isFilled(input))
