import type { BrowserContext, Locator, Page, Response } from '@playwright/test'
import type { PageRoute } from '#routes/define.ts'
import { placeOf, Visit } from '../interface/Visit.ts'
import { Gate, isRead } from './Gate.ts'
import { look, type Sight } from './inPage.ts'
import { Inventions } from './inventions.ts'
import type { Question } from './Question.ts'

export type Row = Readonly<Record<string, unknown>>

const RETRY = '重试'
/** A free-text filter: not an end of a range. */
const CONDITION = /^(?!.*(开始|结束|上限|下限)$).+$/

/** A user on a page who asks one question after another. */
export class Reader {
  readonly page: Page
  readonly visit: Visit
  readonly gate: Gate
  readonly inventions: Inventions
  /** It is a document on which a decision may be possible. */
  isDocument = true
  readonly #origin: string
  #rows: Row[] = []

  private constructor(visit: Visit, gate: Gate, inventions: Inventions, origin: string) {
    this.visit = visit
    this.page = visit.page
    this.gate = gate
    this.inventions = inventions
    this.#origin = origin
    this.page.on('response', (response) => void this.#keep(response))
  }

  static async open(context: BrowserContext, origin: string): Promise<Reader> {
    return Reader.at(await context.newPage(), origin)
  }

  /** On a page that is already open. */
  static async at(page: Page, origin: string): Promise<Reader> {
    const inventions = new Inventions()
    return new Reader(new Visit(page, origin), await Gate.at(page, inventions), inventions, origin)
  }

  async enter(person: string): Promise<ReadonlySet<string>> {
    await this.visit.newWorld('default')
    return this.visit.signIn(person)
  }

  /** Records the rows of every list in an answer. */
  async #keep(response: Response): Promise<void> {
    if (!response.url().includes('/api/web/corp/')) return
    const body: unknown = await response.json().catch(() => undefined)
    const { data } = (body ?? {}) as { data?: { list?: Row[] } | Row[] | null }
    this.#rows.push(...(Array.isArray(data) ? data : (data?.list ?? [])))
  }

  /** A call of the control interface, for the world of this person. */
  async control<Answer>(name: string, data?: unknown): Promise<Answer> {
    const url = `${this.#origin}/__mock/${name}`
    const method = data === undefined ? 'GET' : 'POST'
    const response = await this.page.request.fetch(url, { method, data, maxRetries: 2 })
    return (await response.json()) as Answer
  }

  /** The rows of that page's lists as this person sees them now; reloaded, because the page does not know of seeded rows. */
  async rowsAt(route: PageRoute): Promise<readonly Row[]> {
    this.#rows = []
    await this.load(placeOf(route))
    return this.visit.here === placeOf(route) ? [...this.#rows] : []
  }

  /** The page with that document. */
  document(no: string, address: string): Question {
    return {
      name: no,
      ask: () => this.#turn(address),
      names: (body) => body.includes(JSON.stringify(no)),
    }
  }

  /** The open list, filtered by that word; the whole list without one. */
  list(word: string): Question {
    return {
      name: word,
      ask: async () => {
        if (word) await this.#put(word)
        const button = this.#search.getByRole('button', { name: word ? '查询' : '重置', exact: true })
        const press = async () =>
          (await button.count()) > 0 ? button.first().click() : this.#text.fill(word)
        await Promise.all([this.#asks(), press()])
        await this.settles()
      },
      names: (body) => word !== '' && body.includes(JSON.stringify(word)),
    }
  }

  /** Until a read is sent, or it is clear that none will be: a field sends one when the typing has stopped. */
  #asks(): Promise<unknown> {
    return this.page
      .waitForRequest((one) => isRead(one) && one.url().includes('/api/'), { timeout: 1_000 })
      .catch(() => undefined)
  }

  /** A filter for the open list: a text without matches, or the last choice of its first filter. */
  async word(): Promise<string> {
    await this.#inputsAreThere()
    if ((await this.#text.count()) > 0) return '没有的'
    if ((await this.#choice.count()) === 0) return ''
    await this.#choice.click()
    const word = await this.page.getByRole('option').last().innerText()
    await this.page.keyboard.press('Escape')
    return word
  }

  async #put(word: string): Promise<void> {
    await this.#inputsAreThere()
    if ((await this.#text.count()) > 0) return this.#text.fill(word)
    await this.#choice.click()
    await this.page.getByRole('option', { name: word, exact: true }).click()
  }

  get #search(): Locator {
    return this.page.getByRole('search')
  }

  /** They arrive after the first rows. */
  async #inputsAreThere(): Promise<void> {
    await this.#text
      .or(this.#choice)
      .first()
      .waitFor({ timeout: 4_000 })
      .catch(() => undefined)
  }

  get #choice(): Locator {
    return this.#search.getByRole('combobox').first()
  }

  /** The first free-text filter. */
  get #text(): Locator {
    const named = this.#search.locator('input[aria-label]')
    return named
      .and(this.page.getByRole('textbox', { name: CONDITION }))
      .or(this.page.getByRole('main').getByRole('searchbox'))
      .first()
  }

  /** Presses that button; true when it has an effect: a call is sent, or a dialog opens. */
  async presses(name: string): Promise<boolean> {
    const { sent } = this.gate
    const button = this.page.getByRole('button', { name, exact: true }).filter({ visible: true })
    await button
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    await this.settles()
    const dialogs = await this.page
      .getByRole('dialog')
      .or(this.page.getByRole('alertdialog'))
      .filter({ visible: true })
      .count()
    if (dialogs > 0) await this.visit.closeDialogs()
    return dialogs > 0 || this.gate.sent > sent
  }

  /** Asks the question: whether a read is sent for it, and whether it is refused. */
  async heard({ names, ask }: Question): Promise<{ asked: boolean; refused: boolean }> {
    const answers: Promise<boolean>[] = []
    const hear = (response: Response) => {
      if (!names(response.request().postData() ?? '', new URL(response.url()).pathname)) return
      answers.push(
        response.json().then(
          (body) => (body as { code?: unknown }).code !== '0',
          () => false,
        ),
      )
    }
    this.page.on('response', hear)
    await ask()
    this.page.off('response', hear)
    const refusals = await Promise.all(answers)
    return { asked: refusals.length > 0, refused: refusals.includes(true) }
  }

  /** Reloads the address, so that nothing is cached. */
  async load(address: string): Promise<void> {
    await this.page.goto(`${this.#origin}/cv3${address}`)
    await this.page.getByRole('heading', { level: 1 }).first().waitFor()
    await this.visit.rests()
  }

  /** Navigates inside the application, as far as possible while an answer is held. */
  async #turn(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, `/cv3${address}`)
    await this.settles()
  }

  /** Every answer that is not held has arrived and is rendered. */
  async settles(): Promise<void> {
    const end = performance.now() + 8_000
    for (let calm = 0; calm < 2 && performance.now() < end; ) {
      const before = this.visit.seen.pending.size
      await this.page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 500 }))
          }),
      )
      const { size } = this.visit.seen.pending
      calm = size <= this.gate.waiting && size === before ? calm + 1 : 0
    }
  }

  /** The final state apart from held reads: one part may send the next read. */
  async lookAtLast(): Promise<Sight> {
    for (let before = ''; ; ) {
      await this.#rests()
      const sight = await this.look()
      const now = JSON.stringify(sight)
      if (now === before) return sight
      before = now
    }
  }

  /** The same, after the reads of a field that was just filled. */
  async lookAtLater(): Promise<Sight> {
    await this.#asks()
    return this.lookAtLast()
  }

  #rests(): Promise<void> {
    return this.gate.waiting > 0 ? this.settles() : this.visit.rests()
  }

  /** Repeats failed reads until none fails. */
  async again(): Promise<void> {
    const retry = this.page.getByRole('button', { name: RETRY }).filter({ visible: true }).first()
    const end = performance.now() + 8_000
    while ((await retry.count()) > 0 && performance.now() < end) {
      await retry.click({ timeout: 1_000 }).catch(() => undefined)
      await this.settles()
    }
  }

  look(): Promise<Sight> {
    return look(this.page)
  }
}
