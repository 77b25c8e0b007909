import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.ts'

const argsFor = (pin: string): string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // no background downloads
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // only this certificate is trusted: ignoring all errors would also keep Chromium from caching
  `--ignore-certificate-errors-spki-list=${pin}`,
]

const PLACE = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
} as const

/**
 * Starts a new browser process on this profile directory; pin is the public key digest of the one certificate to trust.
 */
export const openChrome = (profile: string, pin: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...PLACE, executablePath: ensureBrowser(), args: argsFor(pin) })

/** A browser where cold or warm does not matter, closed after use. */
export const withBrowser = async <Result>(
  pin: string,
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: argsFor(pin) })
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}

/** An empty profile directory, deleted after use. */
export const withProfile = async <Result>(act: (profile: string) => Promise<Result>): Promise<Result> => {
  const profile = mkdtempSync(join(tmpdir(), 'scf-bench-profile-'))
  try {
    return await act(profile)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
