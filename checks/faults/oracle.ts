import type { Page } from '@playwright/test'
import { expect } from '../../features/support/expect.ts'
import type { FaultCase } from './FaultCase.ts'
import { type Fixture, WS_TOKEN } from './Fixture.ts'
import type { ProbedWindow } from './probe.ts'

/** 之后这段时间（毫秒，页面时钟）里请求不许超过 MOST 次（I4）。 */
const WINDOW_MS = 10_000
const MOST = 20
const LOADING = '[aria-busy="true"], .arco-btn-loading, .arco-spin-loading, .shell-loading'

/** 表单里此刻的值，逐项。 */
export const formValues = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll<HTMLInputElement>('main form input, main form textarea')].map((field) =>
        field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value,
      ),
    ),
  )

const inPortal = (page: Page) => new URL(page.url()).pathname.startsWith('/cv3')

/** 没有请求在途；有的用例故意让一个请求悬着，所以等不到也不算错。 */
async function isQuiet({ seen }: Fixture): Promise<void> {
  await expect
    .poll(() => seen.pending.size, { intervals: [50, 100], timeout: 1_500 })
    .toBe(0)
    .catch(() => undefined)
}

function noToken(fixture: Fixture, text: string, where: string): void {
  for (const secret of [fixture.token, WS_TOKEN].filter(Boolean))
    if (text.includes(secret)) throw new Error(`I6 令牌出现在${where}`)
}

async function noSecrets(fixture: Fixture): Promise<void> {
  const { page, seen } = fixture
  if (inPortal(page)) {
    noToken(fixture, page.url(), '地址')
    noToken(fixture, await page.content(), '页面')
    const records = () => JSON.stringify([performance.getEntries(), location.href, document.referrer])
    noToken(fixture, await page.evaluate(records), '性能记录')
  }
  noToken(fixture, seen.console.join('\n'), '控制台')
  for (const request of seen.requests)
    if (!request.isNavigationRequest()) noToken(fixture, request.url(), '请求地址')
}

async function closeDialog({ page }: Fixture): Promise<void> {
  // 比门槛还旧的浏览器得到的那一页整个就是提示，没有可回去的
  if (page.url().endsWith('/browsers.html')) return
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true })
  if ((await dialogs.count()) === 0) return
  const names = /^(确认|确定|知道了|取消|关闭|保持当前账号)$/
  await dialogs.last().getByRole('button', { name: names }).last().click()
}

/** 关掉对话框后菜单还能用（I9）；没有进门、没有别的菜单项的页面不查。 */
async function menuWorks(fixture: Fixture): Promise<void> {
  const { page } = fixture
  await closeDialog(fixture)
  if (!inPortal(page)) return
  const links = page.getByRole('navigation').getByRole('link').filter({ visible: true })
  if ((await links.count()) === 0) return
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const target = page.locator('nav a:not([aria-current])').filter({ visible: true }).first()
  if ((await target.count()) === 0) return
  const before = page.url()
  await target.click()
  const leave = page.getByRole('alertdialog').getByRole('button').filter({ visible: true }).last()
  await expect
    .poll(
      async () => {
        if (page.url() !== before) return true
        // 没有保存的表单会先问一句
        if (await leave.isVisible()) await leave.click()
        return page.url() !== before
      },
      { message: 'I9 菜单点了没有反应' },
    )
    .toBe(true)
  await expect(page.getByRole('heading', { level: 1 }).first(), 'I9 菜单打开的页面').toBeVisible()
}

/** 账本：没有重复的记账，没有记到别的企业（I10）；后端也没有发现违反契约或不变量。 */
async function ledgerIsSound(fixture: Fixture): Promise<void> {
  const { bookings, problems } = await fixture.ledger()
  if (problems.length > 0) throw new Error(`I10 ${problems.join('；')}`)
  const known = new Set<string>()
  for (const { event, corpId, bizNo, amount, bookingNo } of bookings) {
    const key = [event, corpId, bizNo, amount].join(' ')
    if (known.has(key)) throw new Error(`I10 重复记账：${key}`)
    known.add(key)
    const isNew = !fixture.booked.has(String(bookingNo))
    if (isNew && fixture.corps.length > 0 && !fixture.corps.includes(String(corpId)))
      throw new Error(`I10 记到了别的企业：${key}`)
  }
}

/** 每个用例之后都要成立的十条（I8 在没有 CSP 的预览服务上只会是 0）。 */
export async function judge(
  fixture: Fixture,
  { expectedErrors, keepsForm }: FaultCase,
  form: string,
): Promise<void> {
  const { page, seen } = fixture
  const from = seen.traffic.length
  const probe = await page.evaluate(() => (globalThis as unknown as ProbedWindow).faultProbe)
  // 换页的一瞬间可以没有字，留在那里才是白屏
  await expect
    .poll(() => page.evaluate(() => (document.querySelector('#root') ?? document.body).textContent?.trim()), {
      message: 'I1 白屏',
    })
    .not.toBe('')
  if ((probe?.dialogs ?? 0) > 1 || seen.nativeDialogs.length > 1)
    throw new Error(`I3 同时有 ${probe?.dialogs} 个对话框 ${seen.nativeDialogs.join('；')}`)
  if ((probe?.violations ?? []).length > 0) throw new Error(`I8 ${probe?.violations.join('；')}`)
  await noSecrets(fixture)
  await page.clock.runFor(WINDOW_MS)
  await isQuiet(fixture)
  const sent = seen.traffic.length - from
  if (sent > MOST) throw new Error(`I4 之后发了 ${sent} 次请求`)
  await closeDialog(fixture)
  if (keepsForm) expect(await formValues(page), 'I5 表单的值变了').toBe(form)
  await menuWorks(fixture)
  await expect(page.locator(LOADING).filter({ visible: true }), 'I7 还在加载').toHaveCount(0)
  await ledgerIsSound(fixture)
  const errors = seen.errors.filter((error) => !expectedErrors?.test(error))
  if (errors.length > 0) throw new Error(`I2 ${errors.slice(0, 3).join('；')}`)
}
