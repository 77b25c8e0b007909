import type { BrowserContext } from '@playwright/test'
import { WAIT } from '../../features/support/expect.ts'
import { Fixture } from '../faults/Fixture.ts'
import type { ProbedWindow } from '../faults/probe.ts'
import type { Deployment } from './DeployCase.ts'

/** A visit within a browser session, with the failed answers seen and the number of policy violations. */
interface Visit {
  readonly fixture: Fixture
  /** 5xx answers and requests without an answer */
  readonly failures: string[]
  readonly violations: () => Promise<string[]>
  readonly close: () => Promise<void>
}

const watchFailures = (context: BrowserContext, failures: string[]): void => {
  context.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} ${new URL(request.url()).pathname}`)
  })
}

interface From {
  /** Continues in its world */
  readonly sameWorldAs?: Fixture
  /** Connects directly to this origin, without the load balancer */
  readonly origin?: string
}

/** A new browser session with a new world (or that of another session); opens the portal through the load balancer. */
export const openFixture = async (
  { stack, browser }: Deployment,
  { sameWorldAs, origin = stack.origin }: From = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(WAIT)
  const failures: string[] = []
  watchFailures(context, failures)
  const fixture = new Fixture(context, origin)
  if (sameWorldAs)
    await context.addCookies((await sameWorldAs.context.cookies()).filter(({ name }) => name === 'scf-world'))
  else await fixture.mock('POST', 'world', { scenario: 'default', seed: 1 })
  fixture.page = await fixture.openTab()
  return {
    fixture,
    failures,
    violations: () =>
      fixture.page.evaluate(
        () => (globalThis as unknown as ProbedWindow).faultProbe?.violations ?? ['没有探头'],
      ),
    close: () => context.close(),
  }
}
