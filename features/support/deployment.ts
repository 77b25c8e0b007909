import { type Browser, chromium } from '@playwright/test'

interface Deployment {
  browser: Browser
  /** 门户的根地址，以 /cv3/ 结尾。 */
  baseUrl: string
}

let running: Promise<Deployment> | undefined

async function start(): Promise<Deployment> {
  const given = process.env['BASE_URL']
  if (!given) throw new Error('没有给出被测部署的地址：请用 npm run spec 运行，或设置 BASE_URL。')
  const browser = await chromium
    .launch({
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      headless: !process.env['HEADED'],
      slowMo: Number(process.env['SLOWMO'] ?? 0),
      args: [
        '--disable-background-networking',
        // the pages of one deployment share a process: hooks.ts keeps it alive from scenario to scenario
        '--renderer-process-limit=1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...(process.env['BROWSER_ARGS'] ?? '').split(' ').filter(Boolean),
      ],
    })
    .catch((error: unknown) => {
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
