// A form with a choice that sends a read: it is chosen differently, and the read fails, is
// late, or is answered after the first choice has been made again.
import type { Locator, Page } from '@playwright/test'
import { usccCheckChar } from '#domain/validation.ts'
import { isRead } from '../Gate.ts'
import type { Sight } from '../inPage.ts'
import type { Reader } from '../Reader.ts'
import { type Finding, without } from '../Trial.ts'
import type { Attempt, Choice, Outcome } from './plan.ts'

/** A field and the ways to fill it: each of them once, and the way back. */
interface Field {
  readonly others: readonly Answer[]
  readonly back: Answer
}

type Answer = () => Promise<void>

/** A field sends its read at once or when the typing has stopped, in milliseconds. */
export const SOON = 2_500

const DATE = /^\d{4}-\d\d-\d\d$/
const USCC = /^[0-9A-Z]{18}$/
const isAmount = (text: string) => /^[\d,]+\.\d\d$/.test(text)

/** Alternative texts of the same kind. */
function likeText(text: string): string[] {
  const times = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  if (DATE.test(text))
    return times.map((days) => new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10))
  if (isAmount(text)) return times.map((less) => (Number(text.replaceAll(',', '')) - less).toFixed(2))
  if (USCC.test(text))
    return times.map((digit) => {
      const first = `${text.slice(0, 12)}${digit}${text.slice(13, 17)}`
      return first + usccCheckChar(first)
    })
  if (/\d$/.test(text))
    return times.map((digit) => `${text.slice(0, -1)}${digit}`).filter((one) => one !== text)
  return times.map((nth) => text.slice(0, -nth)).filter(Boolean)
}

/** The visible field. */
const fieldAt = (page: Page, { kind, label }: Choice): Locator => {
  const named = { name: label, exact: true }
  const found =
    kind === 'check'
      ? page.getByRole('checkbox', named)
      : kind === 'option'
        ? page.getByRole('combobox', named)
        : page
            .getByRole('textbox', named)
            .or(page.getByRole('searchbox', named))
            .or(page.locator('input').and(page.getByRole('combobox', named)))
  return found.filter({ visible: true }).last()
}

/** Whether the field is still on the page. */
export const isThere = async (page: Page, choice: Choice): Promise<boolean> =>
  (await fieldAt(page, choice)
    .count()
    .catch(() => 0)) > 0

async function fieldOf({ page }: Reader, choice: Choice): Promise<Field | undefined> {
  const field = fieldAt(page, choice)
  if ((await field.count()) === 0) return undefined
  if (choice.kind === 'text') {
    const text = await field.inputValue()
    const type = async (value: string) => {
      await field.fill(value)
      await field.press('Tab')
    }
    return { others: likeText(text).map((value) => () => type(value)), back: () => type(text) }
  }
  if (choice.kind === 'check') {
    const boxes = page.getByRole('checkbox', { name: /^选择 /, disabled: false, checked: false })
    const other = boxes.filter({ visible: true }).first()
    const label = (await other.count()) > 0 ? await other.getAttribute('aria-label') : null
    const same = page.getByRole('checkbox', { name: label ?? '', exact: true })
    return { others: label ? [() => same.click()] : [], back: () => same.click() }
  }
  const was = (await field.innerText()).trim()
  const options = page.getByRole('option').filter({ visible: true })
  // the reads of the previous field may still be in flight
  await options.first().waitFor({ state: 'hidden' })
  await field.click()
  await options.first().waitFor()
  const names = (await options.allInnerTexts()).map((name) => name.trim()).filter(Boolean)
  await page.keyboard.press('Escape')
  const choose = async (name: string) => {
    await field.click()
    await options.and(page.getByRole('option', { name, exact: true })).click()
  }
  const own = names.find((name) => was.includes(name)) ?? was
  return {
    others: names.filter((name) => name !== own).map((name) => () => choose(name)),
    back: () => choose(own),
  }
}

/** Fills the field differently until it sends a new read; returns how, undefined when it never does. */
async function ask({ page }: Reader, { others }: Field, path: string): Promise<Answer | undefined> {
  for (const answer of others) {
    const asked = page.waitForRequest((one) => isRead(one) && new URL(one.url()).pathname === path, {
      timeout: SOON,
    })
    const [request] = await Promise.all([asked.catch(() => undefined), answer()])
    if (request) return answer
  }
  return undefined
}

/** The experiment: what is shown until the answer arrives must not come from a different answer. */
export async function tryChoice(reader: Reader, attempt: Attempt): Promise<Omit<Outcome, 'id'>> {
  const { mode, path } = attempt
  const { gate } = reader
  const findings: Finding[] = []
  const tell = (at: string, why: string, foreign: readonly string[], { buttons }: Sight) => {
    if (foreign.length > 0) findings.push({ mode, at, why, foreign, buttons })
  }
  const field = await fieldOf(reader, attempt)
  if (!field) return { findings, lost: '那一项不在了' }
  if (field.others.length === 0) return { findings, single: true }
  const before = await reader.lookAtLater()
  gate.set(mode === 'fail' ? 'fail' : 'hold', (_body, asked) => asked === path)
  const again = await ask(reader, field, path)
  if (!again) {
    gate.open()
    return { findings, lost: '换了也没有再问' }
  }
  await reader.settles()
  const meanwhile = await reader.look()
  if (mode === 'overtaken') {
    gate.set('pass')
    await field.back()
    const back = await reader.lookAtLater()
    gate.open()
    const after = await reader.lookAtLast()
    await again()
    const overtaken = await reader.lookAtLast()
    const theirs = new Set(without(overtaken.texts, back.texts))
    tell(
      '先问的才到',
      '看到的是另一个选择的',
      after.texts.filter((text) => theirs.has(text)),
      after,
    )
    return { findings }
  }
  if (mode === 'fail')
    for (const name of meanwhile.buttons.filter((one) => /提交|确认/.test(one)))
      if (await reader.presses(name)) tell('没来时', '还没有内容就能办', [name], meanwhile)
  gate.open()
  if (mode === 'fail') await reader.again()
  const truth = await reader.lookAtLast()
  const foreign = new Set(without(before.texts, truth.texts))
  tell(
    '没来时',
    '看到的是另一个选择的',
    meanwhile.texts.filter((text) => foreign.has(text)),
    meanwhile,
  )
  return { findings }
}
