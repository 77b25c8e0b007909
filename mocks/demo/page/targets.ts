/** 页面上的一样东西，照人找它的样子说：是什么，写着什么。 */
export interface Target {
  readonly role: 'button' | 'checkbox' | 'navigation' | 'row'
  /** 行：含有这段文字；其余：名称正是它 */
  readonly name: string
}

const SELECTORS: Readonly<Record<Target['role'], string>> = {
  button: 'button,[role=button]',
  checkbox: 'input[type=checkbox],[role=checkbox]',
  navigation: 'nav,[role=navigation]',
  row: 'tbody tr',
}

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()

const isShown = (element: Element): boolean => element.getClientRects().length > 0

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? textOf(element)

const isNamed = (element: Element, { role, name }: Target): boolean =>
  role === 'row' ? textOf(element).includes(name) : nameOf(element) === name

/** 页面上看得见的第一个（勾选框真正的那个本来就看不见）；没有得 undefined。 */
export const find = (target: Target): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(SELECTORS[target.role])].find(
    (one) => (target.role === 'checkbox' || isShown(one)) && isNamed(one, target),
  )

/** 门户的对话框或抽屉开着：它的按钮要点得到。 */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true]')].some((one) => isShown(one))

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** 等它出现，最多 ms 毫秒；停下的条件成立或没有等到，得 undefined。 */
export const waitFor = async (
  target: Target,
  isOver: () => boolean,
  ms = 8000,
): Promise<HTMLElement | undefined> => {
  for (let left = ms; left > 0 && !isOver(); left -= 200) {
    const found = find(target)
    if (found) return found
    await pause(200)
  }
  return undefined
}

/** 依次点下去，直到要看的出现；已经在了就不点，勾上的不再点。 */
export const pressUntil = async (
  goal: Target | undefined,
  presses: readonly Target[],
  isOver: () => boolean,
): Promise<void> => {
  // 门户先读有没有存着的草稿；抢在它前面点，它会把刚存的当成上一次的
  if (presses.length > 0) await pause(800)
  for (const one of presses) {
    const element = await waitFor(one, () => isOver() || (goal !== undefined && find(goal) !== undefined))
    if (!element || (goal && find(goal))) return
    if (element instanceof HTMLInputElement && element.checked) continue
    element.click()
    // 页面接住这一下再看下一样
    await pause(200)
  }
}
