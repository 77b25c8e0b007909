// node checks/bench/controls.ts: Arco's controls and ours in one run of one browser, for docs/decisions.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureBrowser } from '../../scripts/browser.ts'

const RUNS = 15

/** What Tab and the arrows reach, and what is said about it, after the control was opened by the keyboard. */
const look = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const said = await page.evaluate(() => ({
    aria: [...document.querySelectorAll('body *')].reduce(
      (sum, node) => sum + node.getAttributeNames().filter((name) => /^(aria-|role$)/.test(name)).length,
      0,
    ),
    stops: [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (node) => node.tabIndex >= 0 && node.getClientRects().length > 0,
    ).length,
    focus: document.activeElement?.tagName.toLowerCase(),
    role: document.querySelector('[role=dialog], [role=alertdialog]')?.getAttribute('role') ?? '—',
  }))
  return { ...said, axe: violations.map(({ id, impact }) => `${id}(${impact})`).join(' ') || '0' }
}

const dir = mkdtempSync(join(tmpdir(), 'scf-controls-'))
const config = {
  configFile: false,
  root: 'checks/bench/controls',
  base: '/controls/',
  logLevel: 'error',
  build: { outDir: dir, emptyOutDir: true },
  preview: { host: '127.0.0.1', port: 0 },
} as const
await build(config)
const server = await preview(config)
const browser = await chromium.launch({ executablePath: ensureBrowser() })
try {
  const page = await (await browser.newContext()).newPage()
  const open = async () => {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction('globalThis.mount')
  }
  await open()
  for (const name of await page.evaluate<string[]>('cases')) {
    await open()
    const times = await page.evaluate<number[]>(`mount(${JSON.stringify(name)}, ${RUNS})`)
    const median = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0
    await page.waitForTimeout(400)
    const closed = await look(page)
    // the keyboard alone: into the control, then Enter and an arrow
    await page.keyboard.press('Tab')
    if (name.startsWith('day ours')) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
    await page.keyboard.press('ArrowRight')
    const opened = await look(page)
    console.log(name, median.toFixed(2), 'ms', JSON.stringify({ closed, opened }))
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(dir, { recursive: true, force: true })
}
