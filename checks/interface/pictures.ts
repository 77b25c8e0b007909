// npm run docs:pictures [-- before]: captures the pictures of the README again and the sheets of the kinds of pages, from the
// production build on the mock backend. With a word the sheets only, under that name: with BASE_URL an earlier build, to compare.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { AS_ROOT, ensureBrowser } from '../../scripts/browser.ts'
import { serve } from '../spec/deployment.ts'
import { type Sight, sheets, take } from './look.ts'

const OUT = 'docs/pictures'
const PICTURES: readonly Sight[] = [
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

const [name] = process.argv.slice(2)
const served = await serve()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: AS_ROOT,
})
mkdirSync(OUT, { recursive: true })
const keep = (file: string, picture: Buffer) => writeFileSync(`${OUT}/${file}.jpg`, picture)
for (const picture of name === undefined ? PICTURES : []) {
  const [jpeg] = (await take(browser, served.url, picture, [{ width: 1480, height: 900 }])).values()
  keep(picture.name, jpeg!)
}
for (const [width, jpeg] of await sheets(browser, served.url))
  keep(['look', width, ...(name ? [name] : [])].join('-'), jpeg)
await browser.close()
await served.close()
