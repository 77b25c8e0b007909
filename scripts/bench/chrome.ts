import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureBrowser } from '../browser.ts'

const argsFor = (pin: string): string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // nothing is fetched from anywhere else
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // only this certificate is trusted: ignoring all errors would also keep Chromium from caching
  `--ignore-certificate-errors-spki-list=${pin}`,
]

export const PLACE = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
} as const

/** 用这个个人资料目录开一个新的浏览器进程；pin 是单单信任的证书的公钥摘要。 */
export const openChrome = (profile: string, pin: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...PLACE, executablePath: ensureBrowser(), args: argsFor(pin) })

/** 一个不分冷热的浏览器，用完即关。 */
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

/** 一个空的个人资料目录，用完即删。 */
export const withProfile = async <Result>(act: (profile: string) => Promise<Result>): Promise<Result> => {
  const profile = mkdtempSync(join(tmpdir(), 'scf-bench-profile-'))
  try {
    return await act(profile)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
