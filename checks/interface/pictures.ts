// npm run docs:pictures: takes the pictures of the README again, from the production build on the mock backend.
import { mkdirSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { serve } from './deployment.ts'

const OUT = 'docs/pictures'

type Picture = {
  name: string
  persona: string
  path: string
  open?: (page: Page) => Promise<unknown>
  /** What comes last on it. */
  last: (page: Page) => Locator
}

const PICTURES: readonly Picture[] = [
  {
    name: 'workbench',
    persona: 'core-operator',
    path: '/workbench',
    last: (page) => page.getByRole('heading', { name: '公告' }),
  },
  {
    name: 'review',
    persona: 'core-director',
    path: '/credit/core/issue/issue-review',
    open: (page) => page.getByRole('button', { name: '复核', exact: true }).first().click(),
    last: (page) => page.getByRole('form', { name: '审批' }),
  },
  {
    name: 'list',
    persona: 'chain-operator',
    path: '/credit/chain/confirm/confirm-apply',
    last: (page) => page.getByRole('textbox', { name: '凭证编号' }),
  },
]

const served = await serve()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: AS_ROOT,
})
mkdirSync(OUT, { recursive: true })
for (const { name, persona, path, open, last } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width: 1480, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const settled = () => page.waitForLoadState('networkidle')
  await page.goto(`${served.url}?authToken=${persona}&wsToken=x`)
  await settled()
  // in the page: a new load would ask for the token again
  await page.evaluate((target) => {
    history.pushState({}, '', `/cv3${target}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settled()
  await open?.(page)
  await last(page).waitFor()
  await settled()
  await page.screenshot({ path: `${OUT}/${name}.jpg`, type: 'jpeg', quality: 60 })
  await context.close()
}
await browser.close()
await served.close()
console.log(`${OUT}：${PICTURES.length} 张`)
