import { type Browser, chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'

/** The browser of a check; HEADED=1 shows it. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    headless: !process.env['HEADED'],
    args: ['--disable-background-networking', ...AS_ROOT],
  })
