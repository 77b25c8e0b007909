import type { BrowserContext, Page } from '@playwright/test'

/** The browser sessions with a probe, by its name. */
const installed = new Map<string, WeakSet<BrowserContext>>()

/**
 * Installs a probe in every page of that browser session before its own scripts, once; every call of the function of its
 * name is reported together with the page it comes from.
 * @param script runs in the page, and cannot use anything from outside
 */
export async function installProbe<Report>(
  context: BrowserContext,
  name: string,
  hear: (page: Page, report: Report) => void,
  script: (name: string) => void,
): Promise<void> {
  const sessions = installed.get(name) ?? new WeakSet()
  if (sessions.has(context)) return
  installed.set(name, sessions.add(context))
  await context.exposeBinding(name, ({ page }, report: Report) => hear(page, report))
  await context.addInitScript(script, name)
}
