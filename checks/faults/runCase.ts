import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { WAIT } from '../../features/support/expect.ts'
import { failureNotes } from '../../features/support/problems.ts'
import { type FaultCase, PLACES } from './FaultCase.ts'
import { Fixture } from './Fixture.ts'
import { formValues, judge } from './oracle.ts'

const OPTIONS: BrowserContextOptions = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  acceptDownloads: true,
}
/** 一个用例最多这么久（毫秒）。 */
const LIMIT = 120_000

const open = async (browser: Browser, more: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...OPTIONS, ...more })
  context.setDefaultTimeout(WAIT)
  return context
}

async function clear(context: BrowserContext, anchor: Page | undefined): Promise<void> {
  await context.setOffline(false)
  for (const page of context.pages().filter((one) => one !== anchor)) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
  await context.clearCookies()
}

async function play(fixture: Fixture, fault: FaultCase): Promise<void> {
  const { persona = 'core-operator', at = PLACES.issue } = fault
  await fixture.mock('POST', 'world', { scenario: 'default', seed: 1 })
  await fixture.noteBooked()
  fixture.page = await fixture.openTab()
  // 上一个用例留下的：正要离开的页面可能没让它清掉
  await fixture.page.goto(`${fixture.origin}/__mock/clock`)
  await fixture.page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  fixture.seen.requests.length = 0
  await fault.before?.(fixture)
  if (persona !== null) {
    await fixture.signIn(persona)
    if (at) await fixture.visit(at)
  }
  await fault.arrange?.(fixture)
  const form = fault.keepsForm ? await formValues(fixture.page) : ''
  await fault.act(fixture)
  await fault.expect(fixture)
  await judge(fixture, fault, form)
}

/** 跑一个用例，得失败的原因；通过得 undefined。 */
async function attempt(
  context: BrowserContext,
  origin: string,
  fault: FaultCase,
): Promise<string | undefined> {
  const fixture = new Fixture(context, origin)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`超过 ${LIMIT / 1000} 秒`)), LIMIT)
  })
  const work = play(fixture, fault)
  try {
    await Promise.race([work, late])
    return undefined
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    if (process.env['SHOTS'])
      await fixture.page?.screenshot({ path: `reports/faults-${fault.id}.png` }).catch(() => undefined)
    const seen = [...fixture.seen.errors.slice(0, 3), ...fixture.seen.nativeDialogs]
    const standing = fixture.page ? await failureNotes(fixture.page, [], []).catch(() => []) : []
    return [stripVTControlCharacters(message), ...seen, ...standing].join('\n')
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}

/**
 * 一个工人：一个浏览器会话先后用于各用例，只有静态文件的缓存留着；要自己会话的另开。
 * 锚页一直开着，各用例的页面于是同在它的进程里，编译好的代码与字体不必每次重来。
 */
export class CaseRunner {
  readonly #browser: Browser
  readonly #origin: string
  #shared: BrowserContext | undefined
  #anchor: Page | undefined
  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  async run(fault: FaultCase): Promise<string | undefined> {
    if (fault.ownContext) {
      const own = await open(this.#browser, {})
      const failure = await attempt(own, this.#origin, fault)
      await own.close()
      return failure
    }
    const shared = await this.#session()
    const failure = await attempt(shared, this.#origin, fault)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('没能清空')), 5_000)
    })
    await Promise.race([clear(shared, this.#anchor), late]).catch(() => {
      // 不再应答的页面：丢下它
      this.#shared = undefined
      shared.close().catch(() => undefined)
    })
    clearTimeout(timer)
    return failure
  }

  async #session(): Promise<BrowserContext> {
    this.#shared ??= await open(this.#browser, { serviceWorkers: 'block' })
    if (!this.#anchor || this.#anchor.context() !== this.#shared) {
      const anchor = await this.#shared.newPage()
      await anchor.goto(`${this.#origin}/cv3/version.json`)
      // 用例使标签页崩溃时，会连累整个进程
      anchor.once('crash', () => {
        this.#anchor = undefined
        anchor.close().catch(() => undefined)
      })
      this.#anchor = anchor
    }
    return this.#shared
  }
}
