import { existsSync, statfsSync } from 'node:fs'
import { type Browser, chromium, firefox } from '@playwright/test'

interface Deployment {
  browser: Browser
  /** 门户的根地址，以 /cv3/ 结尾。 */
  baseUrl: string
}

const SHARED_MEMORY = '/dev/shm'
const ENOUGH = 2 ** 30

/** Playwright 让浏览器把共享内存写成临时文件，多费一成时间；内存盘够大就不必，容器里常常只有 64 MB。 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize > ENOUGH
}

let running: Promise<Deployment> | undefined

const common = () => ({
  headless: !process.env['HEADED'],
  slowMo: Number(process.env['SLOWMO'] ?? 0),
})

const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...common(),
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--disable-background-networking',
      // 同一部署的页面共用一个进程：hooks.ts 让它跨场景一直活着
      '--renderer-process-limit=1',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(process.env['BROWSER_ARGS'] ?? '').split(' ').filter(Boolean),
    ],
  })

/** 系统里的 Firefox（不是 Playwright 自己改过的），说 WebDriver BiDi；由 npm run browsers 指明在哪里。 */
const launchFirefox = (executablePath: string): Promise<Browser> =>
  firefox.launch({
    ...common(),
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  })

async function start(): Promise<Deployment> {
  const given = process.env['BASE_URL']
  if (!given) throw new Error('没有给出被测部署的地址：请用 npm run spec 运行，或设置 BASE_URL。')
  const firefoxPath = process.env['FIREFOX_PATH']
  const launched = firefoxPath ? launchFirefox(firefoxPath) : launchChromium()
  const browser = await launched.catch((error: unknown) => {
    throw new Error(`浏览器没有启动，请用 npm run spec 运行：${String(error).split('\n')[0]}`, {
      cause: error,
    })
  })
  return { browser, baseUrl: `${new URL(given).origin}/cv3/` }
}

/** 本进程的浏览器与被测部署：第一个场景时启动浏览器，之后共用。部署由 BASE_URL 指定（npm run spec 会自己启动一个）。 */
export const deployment = (): Promise<Deployment> => (running ??= start())

/** 关闭浏览器。 */
export async function closeBrowser(): Promise<void> {
  const started = await running?.catch(() => undefined)
  await started?.browser.close()
}
