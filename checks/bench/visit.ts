import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { CONDITIONS } from './conditions.ts'
import type { Sample } from './figures.ts'
import { figuresFrom, type Loading, READ_LOADING } from './loading.ts'
import type { ProfileName } from './options.ts'
import type { PageSpec } from './pages.ts'
import type { Site, Visitor } from './site.ts'
import { watch } from './watch.ts'

/** Quiet for so long is done. */
const QUIET_MS = 1000
const PATIENCE_MS = 60_000
/** An open page, with what it takes to measure it. */
export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
  /** Evaluates in the page; not by eval, which the page's security policy forbids */
  readonly ask: <Value>(expression: string) => Promise<Value>
  /** Goes to that page without waiting for it */
  readonly go: () => Promise<unknown>
  /** Waits until the content is painted and both the network and the page are quiet */
  readonly settled: () => Promise<void>
}

/** Counts what is on its way; an event stream never ends and counts for nothing. */
const traffic = (page: Page) => {
  const open = new Set<unknown>()
  let last = Date.now()
  page.on('request', (request) => {
    last = Date.now()
    if (request.resourceType() !== 'eventsource') open.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      last = Date.now()
      open.delete(request)
    })
  return { isQuiet: () => open.size === 0 && Date.now() - last > QUIET_MS }
}

/** Opens a tab for this visitor, not yet at that page. */
export const openTab = async (
  chrome: BrowserContext,
  { origin }: Site,
  { path, ready }: PageSpec,
  { cookies, session }: Visitor,
  profile: ProfileName,
): Promise<Opened> => {
  await chrome.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: origin, httpOnly: true, sameSite: 'Lax' as const })),
  )
  const page = await chrome.newPage()
  const cdp = await chrome.newCDPSession(page)
  await page.addInitScript(watch, { ready, session })
  const { isQuiet } = traffic(page)
  const ask = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as Value
  }
  const settled = async (): Promise<void> => {
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      await pause(200)
      // before the page is there it has no answer
      const idle = await ask<number>(
        'globalThis.bench?.ready ? performance.now() - bench.lastActive : -1',
      ).catch(() => -1)
      if (idle > QUIET_MS && isQuiet()) return
    }
    throw new Error(`${PATIENCE_MS / 1000} 秒里没有等到内容与安静：${page.url()}（${ready.join('；')}）`)
  }
  // one comes from somewhere: from an empty tab a page would take over the tab's process, unless its policy (COOP) forbids it
  await page.goto('data:text/html,')
  await cdp.send('Network.enable')
  const { line, cpu } = CONDITIONS[profile]
  if (line)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down * 1000,
      uploadThroughput: line.up * 1000,
      connectionType: 'cellular4g',
    })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return {
    page,
    cdp,
    ask,
    go: () => page.goto(`${origin}/cv3/${path}`, { waitUntil: 'commit' }),
    settled,
  }
}

/** Goes there and waits for quiet. */
export const load = async ({ ask, go, settled }: Opened): Promise<Loading> => {
  await go()
  await settled()
  return ask<Loading>(READ_LOADING)
}

/** Opens, waits for quiet and takes all readings. */
export const read = async (opened: Opened, profile: ProfileName): Promise<Sample> => {
  const figures = figuresFrom(await load(opened), CONDITIONS[profile].line?.down)
  // what the first round finalizes, the second collects
  for (const _ of [1, 2]) await opened.cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await opened.cdp.send('Runtime.getHeapUsage')
  return { ...figures, heap: usedSize / 2 ** 20 }
}
