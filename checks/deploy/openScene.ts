import type { BrowserContext } from '@playwright/test'
import { WAIT } from '../../features/support/expect.ts'
import type { ProbedWindow } from '../faults/probe.ts'
import { Scene } from '../faults/Scene.ts'
import type { DeployStage } from './DeployCase.ts'

/** A visit within a browser session, with the failed answers seen and the number of policy violations. */
interface Visit {
  readonly scene: Scene
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
  /** Keeps on using its world */
  readonly sameWorldAs?: Scene
  /** Goes straight to this origin, past the load balancer */
  readonly origin?: string
}

/** A new browser session with a new world (or that of another session); opens the portal through the load balancer. */
export const openScene = async (
  { stack, browser }: DeployStage,
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
  const scene = new Scene(context, origin)
  if (sameWorldAs)
    await context.addCookies((await sameWorldAs.context.cookies()).filter(({ name }) => name === 'scf-world'))
  else await scene.mock('POST', 'world', { scenario: 'default', seed: 1 })
  scene.page = await scene.openTab()
  return {
    scene,
    failures,
    violations: () =>
      scene.page.evaluate(
        () => (globalThis as unknown as ProbedWindow).faultProbe?.violations ?? ['没有探头'],
      ),
    close: () => context.close(),
  }
}
