// Cucumber hooks of the experiment, active when DOUBLES_REPORT names a file: they record which click of a scenario sends which
// booking call, or, for a scenario with an attack, click again at that place and check what the backend booked.
import { appendFileSync, readFileSync } from 'node:fs'
import { After, AfterStep, Before, BeforeStep } from '@cucumber/cucumber'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { ScfWorld } from '../../features/support/world.ts'
import type { Attack, Outcome, Seen } from './plan.ts'
import { type Input, watchInputs } from './probe.ts'
import { changeOf, type Snapshot, snapshot } from './world.ts'

const { DOUBLES_PLAN, DOUBLES_REPORT } = process.env
const attacks: ReadonlyMap<string, Attack> = new Map(
  DOUBLES_PLAN
    ? (JSON.parse(readFileSync(DOUBLES_PLAN, 'utf8')) as Attack[]).map((one) => [one.id, one])
    : [],
)
const write = (line: Seen | Outcome) => appendFileSync(DOUBLES_REPORT ?? '', `${JSON.stringify(line)}\n`)
const MORE = '更多'
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
const endsWith = (url: string, path: string) => new URL(url).pathname === path

/** The step of the input: its call may arrive when the scenario is already at the next one. */
type Press = Input & { readonly page: Page; readonly step: number }

/** One running scenario. */
class Run {
  readonly world: ScfWorld
  readonly scenario: string
  readonly attack: Attack | undefined
  readonly known = new Map<string, Seen>()
  readonly pending = new Set<Request>()
  readonly gaps: number[] = []
  step = -1
  inputs = 0
  last: Press | undefined
  before: Snapshot | undefined
  /** The page and the moment of the first click, and the further ones in flight. */
  target: { page: Page; at: number; more: Promise<void> } | undefined
  calls = 0
  lost = false
  slowed: Promise<void> | undefined

  constructor(world: ScfWorld, scenario: string) {
    this.world = world
    this.scenario = scenario
    this.attack = attacks.get(scenario)
  }

  get origin(): string {
    return new URL(this.world.baseUrl).origin
  }

  /**
   * A click or Enter. Opening the menu of a row does not count: whether an action is in the row or in its
   * menu is a matter of a few pixels, and differs from run to run.
   */
  input(page: Page, input: Input): void {
    if (input.label === MORE) return
    this.inputs += 1
    this.last = { ...input, page, step: this.step }
    const { attack, target } = this
    if (target) this.gaps.push(Math.round(input.at - target.at))
    else if (
      attack &&
      this.step === attack.step &&
      this.inputs >= attack.input &&
      input.label === attack.label
    )
      this.#begin(this.last)
    else this.#slowDownBefore(page)
  }

  /** A call leaves the page. */
  request(request: Request): void {
    this.pending.add(request)
    const key = request.headers()['idempotency-key']
    if (key === undefined) return
    const { attack, last } = this
    const path = new URL(request.url()).pathname
    if (attack) {
      if (path !== attack.path || this.step !== attack.step) return
      this.calls += 1
      if (!this.target && last) this.#begin(last)
      return
    }
    const byInput = last !== undefined && Date.now() - last.at < 3_000
    this.known.set(key, {
      path,
      scenario: this.scenario,
      step: byInput ? last.step : this.step,
      input: byInput ? this.inputs : 0,
      label: byInput ? last.label : '',
    })
  }

  /** A call has its answer: the map contains what was booked; a refused call shows nothing. */
  async answered(request: Request): Promise<void> {
    this.pending.delete(request)
    const key = request.headers()['idempotency-key'] ?? ''
    const seen = this.known.get(key)
    if (!seen) return
    this.known.delete(key)
    const body: unknown = await request
      .response()
      .then((response) => response?.json())
      .catch(() => undefined)
    if ((body as { code?: unknown } | undefined)?.code === '0') write(seen)
  }

  /** From the input before the burst on: the steps that lead there are not tested, and would take four times as long. */
  #slowDownBefore(page: Page): void {
    const { attack, step, inputs } = this
    if (attack?.slow && step >= attack.step - 1 && inputs >= attack.input - 1) this.slowed ??= slowDown(page)
  }

  #begin(input: Press): void {
    this.target = { page: input.page, at: input.at, more: this.#again(input) }
  }

  async #again({ page, x, y, at }: Press): Promise<void> {
    const { attack } = this
    if (!attack || attack.gap === 0) return
    if (attack.mode === 'enter') await focusField(page)
    for (const times of [1, 2]) {
      await wait(at + attack.gap * times - Date.now())
      const press =
        attack.mode === 'enter'
          ? page.keyboard.press('Enter')
          : attack.mode === 'touch'
            ? page.touchscreen.tap(x, y)
            : page.mouse.click(x, y)
      // the page may be closed: that counts as locked
      await press.catch(() => undefined)
    }
  }

  async arm(): Promise<void> {
    const { attack, world } = this
    if (!attack) return
    this.before = await snapshot(world.context.request, this.origin)
    for (const { headers } of await this.#calls()) this.earlier.add(headers['idempotency-key'])
    this.#slowDownBefore(world.page)
    await this.slowed
    if (attack.trick === 'resent')
      await world.context.request.post(`${this.origin}/__mock/faults`, {
        data: { match: { path: attack.path }, respond: { abort: 'after' }, times: 1 },
      })
  }

  /** Waits for the burst and its answers to finish, then returns what the backend booked. */
  async judge(): Promise<void> {
    const { attack, before } = this
    if (!attack) return
    if (before) await this.#sent()
    const { target } = this
    if (!target || !before) {
      write({ id: attack.id, reached: false, requests: 0, bookings: 0, change: {}, gaps: [], said: '' })
      return
    }
    await target.more
    await this.#settled()
    const said = await saidOn(target.page)
    if (attack.trick === 'back') await this.#goBack(target.page, attack.label)
    const after = await snapshot(this.world.context.request, this.origin)
    const keys = new Set((await this.#calls()).map(({ headers }) => headers['idempotency-key']))
    write({
      id: attack.id,
      reached: true,
      requests: this.calls,
      bookings: [...keys].filter((key) => !this.earlier.has(key)).length,
      change: changeOf(before, after),
      gaps: this.gaps,
      said,
    })
  }

  /** Keys of this call that the scenario had used before the attack. */
  readonly earlier = new Set<string | undefined>()

  /** The calls of this kind that the backend has accepted. */
  async #calls(): Promise<{ headers: Record<string, string> }[]> {
    const ledger = await this.world.context.request.get(`${this.origin}/__mock/ledger`, { maxRetries: 2 })
    const { calls } = (await ledger.json()) as {
      calls: { path: string; code?: string; headers: Record<string, string> }[]
    }
    return calls.filter(({ path, code }) => path === this.attack?.path && code === '0')
  }

  /** The step ends with the click; on a slow computer its call is sent later. */
  async #sent(): Promise<void> {
    for (let waited = 0; this.calls === 0 && waited < 10_000; waited += 100) await wait(100)
  }

  async #settled(): Promise<void> {
    const quiet = async () => {
      let calm = 0
      while (calm < 4) {
        calm = this.pending.size === 0 ? calm + 1 : 0
        await wait(100)
      }
    }
    await Promise.race([quiet(), wait(20_000)])
  }

  /** Returns to the form: if it is open again and can be submitted, that is it. */
  async #goBack(page: Page, label: string): Promise<void> {
    for (const move of [() => page.goBack(), () => page.goForward(), () => page.goBack()]) {
      await move().catch(() => undefined)
      await this.#settled()
      const button = page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).last()
      if (await button.isEnabled({ timeout: 300 }).catch(() => false))
        await button.click({ timeout: 500 }).catch(() => undefined)
      await this.#settled()
    }
  }

  /** The network between the page and the backend, for the calls of the attack. */
  async bend(): Promise<void> {
    const { attack, world } = this
    if (!attack || attack.trick === 'resent') return
    if (attack.delay === 0 && attack.trick === 'clicks') return
    await world.context.route(
      (url) => endsWith(url.href, attack.path),
      async (route) => {
        if (this.step !== attack.step) return route.continue()
        const begun = Date.now()
        const isFirst = !this.lost
        this.lost = true
        if (isFirst && attack.trick === 'lostBefore') return route.abort('connectionreset')
        // A kept connection that the server closes at that moment is tried again, as a browser would
        const response = await route.fetch({ maxRetries: 2 })
        if (isFirst && attack.trick === 'lostAfter') return route.abort('connectionreset')
        await wait(attack.delay - (Date.now() - begun))
        return route.fulfill({ response })
      },
    )
  }
}

/** A slow computer on a slow line: four times the work, and every further file is delayed. */
const slowDown = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.route('**/assets/**', async (route) => {
    await wait(300)
    await route.continue()
  })
}

/** What is on the screen instead of a failure message. */
const saidOn = async (page: Page): Promise<string> => {
  const shown = page.getByRole('alertdialog').or(page.getByRole('alert')).filter({ visible: true })
  const texts = await shown.allInnerTexts().catch(() => [])
  return texts.join(' | ').slice(0, 200)
}

/** The first field of the form that the pressed button belongs to; the button itself where there is none. */
const focusField = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const button = document.activeElement
      const form = button instanceof HTMLButtonElement ? button.form : button?.closest('form')
      const field = [...(form?.elements ?? [])].find(
        (one) => one instanceof HTMLInputElement && one.type !== 'hidden' && !one.disabled,
      )
      if (field instanceof HTMLInputElement) field.focus()
    })
    .catch(() => undefined)

let run: Run | undefined
const watched = new WeakSet<object>()

const attend = async (context: BrowserContext): Promise<void> => {
  await watchInputs(context, (page, input) => run?.input(page, input))
  if (watched.has(context)) return
  watched.add(context)
  context.on('request', (request) => run?.request(request))
  const end = (request: Request) => void run?.answered(request)
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

if (DOUBLES_REPORT) {
  Before(async function (this: ScfWorld, { pickle }) {
    run = new Run(
      this,
      attacks.has(pickle.name) ? pickle.name : `${pickle.uri}:${pickle.location?.line ?? 0}`,
    )
    await attend(this.context)
    const { openSeat } = this
    this.openSeat = async () => {
      const page = await openSeat()
      await attend(page.context())
      return page
    }
    await run.bend()
  })

  BeforeStep(async function () {
    if (!run) return
    run.step += 1
    if (run.step === run.attack?.step) await run.arm()
  })

  AfterStep(async function () {
    if (!run?.attack || run.step < run.attack.step) return undefined
    await run.judge()
    run = undefined
    return 'skipped'
  })

  After(async function (this: ScfWorld) {
    // a step before the attack failed: it was never reached
    if (run?.attack) await run.judge()
    run = undefined
    await this.context.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
