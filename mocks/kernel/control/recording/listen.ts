// Listens to a portal page from outside: same origin, another window, no code inside the portal.
import type { Act, Area } from './draft.ts'

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const ends = /\s*(（[^）]*）)?\s*[*✱：:]?\s*$/

/** The visible name: aria-label, the associated label, the text. */
function nameOf(element: Element): string {
  const direct = element.getAttribute('aria-label')
  if (direct) return direct.trim()
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return by
      .split(' ')
      .map((id) => text(element.ownerDocument.getElementById(id)))
      .join(' ')
      .trim()
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
  if (labels?.[0]) return text(labels[0])
  return text(element)
}
const labelOf = (element: Element): string =>
  nameOf(element)
    .replace(/^[*✱]\s*/, '')
    .replace(ends, '')

const topDialog = (element: Element): Element | null => element.closest('[role=dialog],[role=alertdialog]')

function areaOf(element: Element): Area {
  if (element.closest('[role=search]')) return 'search'
  if (element.closest('form[aria-label="审批"]')) return 'approval'
  const dialog = topDialog(element)
  const code = dialog?.querySelector('input[aria-label*="验证码"],input[id*="ode"]')
  if (dialog && (code || /签署/.test(nameOf(dialog)))) return 'signing'
  if (dialog?.querySelector('form') && element.matches('input,textarea,[role=combobox],[role=option]'))
    return 'page'
  if (dialog) return 'dialog'
  return element.closest('nav,[role=navigation]') ? 'menu' : 'page'
}

/** A row is identified by its first text that looks like a number or a name. */
function rowOf(element: Element): string | undefined {
  const row = element.closest('tr,[role=row]')
  if (!row || !row.closest('table,[role=table],[role=grid]')) return undefined
  const cells = [...row.querySelectorAll('td,[role=cell],[role=gridcell]')].map((cell) =>
    text(cell).replace(/\s*复制$/, ''),
  )
  return cells.find((cell) => cell !== '' && cell.length < 40)
}

const isTicked = (box: HTMLInputElement): string => (box.checked ? '是' : '否')

/** The control's current value: the label of a radio or checkbox, the content of the others. */
function valueOf(element: HTMLInputElement): [label: string, value: string] {
  if (element.type === 'radio') {
    const group = element.closest('[role=radiogroup],fieldset')
    return [group ? labelOf(group) : labelOf(element), nameOf(element)]
  }
  if (element.type === 'checkbox') return [labelOf(element), isTicked(element)]
  return [labelOf(element), element.value]
}

/**
 * What a person types into a box, letter by letter: the box itself tidies it up (separators, half-width digits, a day's
 * dashes), and the scenario should type what the person typed.
 */
class Typed {
  private readonly texts = new WeakMap<EventTarget, string>()

  /** Before the box changes; typing in the middle is not followed, the box's own text is used for it. */
  hear(event: InputEvent): void {
    const box = event.target as HTMLInputElement
    if (!box.matches('input,textarea')) return
    const length = box.value.length
    const isWhole = box.selectionStart === 0 && box.selectionEnd === length
    const isAtEnd = box.selectionStart === length && box.selectionEnd === length
    const before = isWhole ? '' : this.texts.get(box)
    const { inputType, data } = event
    if (before === undefined || !(isWhole || isAtEnd)) this.texts.delete(box)
    else if (/^insert(Text|FromPaste)$/.test(inputType) && data !== null) this.texts.set(box, before + data)
    else if (inputType === 'deleteContentBackward') this.texts.set(box, before.slice(0, -1))
    else this.texts.delete(box)
  }

  /** What was typed into the box since it was empty, once; undefined when that is not known. */
  take(box: HTMLInputElement): string | undefined {
    const letters = this.texts.get(box)
    this.texts.delete(box)
    return letters
  }
}

/** The option that Enter will choose: Arco marks it with a class. */
const markedOption = (page: Document): Element | undefined =>
  [...page.querySelectorAll('[role=option]')].find((option) => /-option-hover\b/.test(option.className))

/** The end of the name of a button that opens a calendar. */
const CALENDAR = '，打开日历'

const SPOKEN = '[role=status][aria-label="操作结果"]'

/** Listens to the user's actions in a document and passes each to tell; returns the function that stops listening. */
export function listen(page: Document, tell: (act: Act) => void): () => void {
  let title = ''
  let spoken = ''
  let refused = ''
  let menu: Element | undefined
  // the days in the boxes when a calendar was opened; its shortcuts fill both ends of a range
  const days = new Map<HTMLInputElement, string>()
  const typed = new Typed()

  const chosen = (option: Element) => {
    const box = page.querySelector('[role=combobox][aria-expanded=true]')
    if (box) tell({ kind: 'filled', area: areaOf(box), label: labelOf(box), value: text(option) })
  }
  const noteDays = () => {
    days.clear()
    const names = [...page.querySelectorAll(`button[aria-label$="${CALENDAR}"]`)].map((button) =>
      nameOf(button).replace(CALENDAR, ''),
    )
    for (const box of page.querySelectorAll('input'))
      if (names.includes(labelOf(box))) days.set(box, box.value)
  }
  const tellDays = () => {
    for (const [box, before] of days) {
      const { value } = box
      if (value !== before) tell({ kind: 'filled', area: areaOf(box), label: labelOf(box), value })
    }
    noteDays()
  }
  const onClick = (event: Event) => {
    const target = (event.target as Element).closest(
      'button,a,[role=button],[role=menuitem],[role=tab],[role=option]',
    )
    if (!target || target.getAttribute('aria-disabled') === 'true') return
    if (target.getAttribute('role') === 'option') return chosen(target)
    const person = /[?&]authToken=([^&]+)/.exec(target.getAttribute('href') ?? '')?.[1]
    if (person !== undefined) return tell({ kind: 'signedIn', person: decodeURIComponent(person) })
    const name = nameOf(target)
    const row =
      rowOf(target) ?? (target.getAttribute('role') === 'menuitem' && menu ? rowOf(menu) : undefined)
    menu = target
    // opening a list or a calendar is not an action by itself
    if (name === '' || name === '更多' || /^(上|下)一?(个)?月|^展开|^列设置$/.test(name)) return
    if (name.endsWith(CALENDAR)) return noteDays()
    const dialog = topDialog(target)
    // the calendar writes the day after this click
    if (dialog && nameOf(dialog).endsWith('日历')) return void setTimeout(tellDays)
    tell({
      kind: 'clicked',
      area: areaOf(target),
      name,
      ...(row === undefined ? {} : { row }),
      ...(dialog ? { dialog: nameOf(dialog) } : {}),
    })
  }
  const onChange = (event: Event) => {
    const field = event.target as HTMLInputElement
    if (!field.matches('input,textarea') || field.closest('[role=combobox]')) return
    if (field.type === 'file') {
      const label = labelOf(field.closest('[role=group]') ?? field)
      for (const file of field.files ?? []) tell({ kind: 'uploaded', label, file: file.name })
      return
    }
    const row = field.type === 'checkbox' ? rowOf(field) : undefined
    if (row !== undefined) {
      if (field.checked) tell({ kind: 'ticked', row })
      return
    }
    const [label, value] = valueOf(field)
    const said = typed.take(field) ?? value
    if (label && field.type !== 'password') tell({ kind: 'filled', area: areaOf(field), label, value: said })
  }
  const onBeforeInput = (event: Event) => typed.hear(event as InputEvent)
  const onKey = (event: KeyboardEvent) => {
    const option = event.key === 'Enter' ? markedOption(page) : undefined
    if (option) chosen(option)
  }
  const look = () => {
    const heading = text(page.querySelector('h1'))
    if (heading && heading !== title && !page.querySelector('[aria-busy=true]')) {
      title = heading
      tell({ kind: 'opened', title: heading, path: page.location.pathname })
    }
    const alert = [...page.querySelectorAll('[role=alertdialog]')].find((one) => /操作失败/.test(nameOf(one)))
    const why = text(page.getElementById(alert?.getAttribute('aria-describedby') ?? ''))
    if (why && why !== refused) tell({ kind: 'refused', text: why })
    refused = why
    const said = text([...page.querySelectorAll(SPOKEN)].findLast((one) => text(one) !== ''))
    if (said && said !== spoken) tell({ kind: 'said', text: said })
    spoken = said
  }
  page.addEventListener('click', onClick, true)
  page.addEventListener('change', onChange, true)
  page.addEventListener('beforeinput', onBeforeInput, true)
  page.addEventListener('keydown', onKey, true)
  const view = page.defaultView
  const watching = view ? new view.MutationObserver(look) : undefined
  watching?.observe(page.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  look()
  return () => {
    page.removeEventListener('click', onClick, true)
    page.removeEventListener('change', onChange, true)
    page.removeEventListener('beforeinput', onBeforeInput, true)
    page.removeEventListener('keydown', onKey, true)
    watching?.disconnect()
  }
}
