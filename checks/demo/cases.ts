import { type Browser, type BrowserContext, type Page, expect as playwrightExpect } from '@playwright/test'
import { throughPage } from '../../features/support/wire.ts'
import { tours } from '../../mocks/demo/page/tours.ts'
import { pack } from '../../mocks/kernel/journal/packed.ts'
import { serveDemo } from '../../scripts/demo/serve.ts'
import { filesUnder } from '../../scripts/sizes/dist.ts'
import { contextOf, SIZES } from '../interface/Visit.ts'

/** 慢的机器上，后端醒来、照日志重建也要几秒。 */
const PATIENCE = { timeout: 20_000 }
const expect = playwrightExpect.configure(PATIENCE)
/** 头一次打开要先取来后端。 */
const FIRST_VISIT = 30_000

/** 演示里试的一件事：在一个静态的文件夹上，用全新的浏览器会话。 */
interface DemoCase {
  readonly id: string
  readonly title: string
  readonly run: (visitor: Visitor) => Promise<void>
}

interface Snapshot {
  now: string
  entities: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

/** 打开演示的人：一个浏览器会话，几个标签页。 */
export class Visitor {
  readonly browser: Browser
  readonly origin: string
  readonly #contexts: BrowserContext[] = []

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  /** 另一台电脑：什么也没有存过。 */
  async elsewhere(): Promise<BrowserContext> {
    const context = await contextOf(this.browser, {
      baseURL: this.origin,
      viewport: SIZES[1],
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    context.setDefaultTimeout(FIRST_VISIT)
    this.#contexts.push(context)
    return context
  }

  /** 头一次打开这个地址，直到有了标题。 */
  async open(address: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await this.elsewhere())).newPage()
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
  }

  /** 以这个人进门户。 */
  enter(person: string, context?: BrowserContext): Promise<Page> {
    return this.open(`/cv3/?authToken=${person}&wsToken=x`, context)
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }
}

async function call(page: Page, method: string, name: string, body?: object): Promise<unknown> {
  const { ok, text } = await throughPage(page)(method, `/__mock/${name}`, body)
  if (!ok) throw new Error(text)
  return JSON.parse(text)
}

const worldOf = async (page: Page): Promise<Snapshot> => (await call(page, 'GET', 'world')) as Snapshot

/** 浏览器结束空闲的后端，就像半分钟没有人说话。 */
async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** 示例数据里机构正在审单的一笔索赔。 */
const CLAIM = 'GC2026111600000001'
const claimOf = async (page: Page) => {
  const { entities } = await worldOf(page)
  return Object.values(entities)
    .flat()
    .find(({ claimNo }) => claimNo === CLAIM)
}

const bar = (page: Page) => page.getByRole('button', { name: /这是演示/ })

const MINUTE = 60_000

/** 别人发来的链接：这个世界，这个人。 */
const linkTo = async (journal: object, person = 'core-operator'): Promise<string> => {
  const plan = {
    title: '别人分享的世界',
    person,
    path: '/cv3/workbench',
    journal,
  }
  return `/#open=${await pack(JSON.stringify(plan))}`
}

/** 两个时刻相差不到一分钟。 */
const expectClose = (one: string, other: string): void =>
  expect(Math.abs(Date.parse(one) - Date.parse(other))).toBeLessThan(MINUTE)

/** 两处的单据一样，时刻相差不到一分钟。 */
async function expectSameWorld(one: Page, other: Page): Promise<void> {
  const [here, there] = [await worldOf(one), await worldOf(other)]
  expectClose(there.now, here.now)
  for (const entity of ['IssueApplication', 'Voucher', 'Corp'])
    expect(there.entities[entity], entity).toEqual(here.entities[entity])
}

export const demoCases: readonly DemoCase[] = [
  {
    id: 'DM01',
    title: '静态服务器不认得的地址，头一次打开也到得了',
    run: async (visitor) => {
      const page = await visitor.open('/cv3/credit/core/issue/issue')
      // 没有登录的人，门户送去登录页
      await expect(page).toHaveTitle('登录 - 模拟平台')
      await page
        .getByRole('link', { name: /周明远/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page).toHaveURL(/\/cv3\//)
      expect(await (await visitor.open('/没有这一页')).title()).toContain('演示')
    },
  },
  {
    id: 'DM02',
    title: '刷新、后端被浏览器结束之后，还是同一个世界、同一个时刻',
    run: async (visitor) => {
      const page = await visitor.enter('core-operator')
      await call(page, 'POST', 'clock', { advance: 'P3D' })
      await call(page, 'POST', 'settings', { signatureSwitchOpen: false })
      const before = await worldOf(page)
      await endWorker(page)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const after = await worldOf(page)
      expectClose(after.now, before.now)
      expect(after.entities['IssueApplication']).toEqual(before.entities['IssueApplication'])
      // 会话也还在：页面没有被送去登录
      await expect(page).toHaveURL(/\/cv3\//)
    },
  },
  {
    id: 'DM03',
    title: '两个标签页是同一个世界',
    run: async (visitor) => {
      const context = await visitor.elsewhere()
      const page = await visitor.enter('core-operator', context)
      await call(page, 'POST', 'clock', { advance: 'P7D' })
      const other = await visitor.open('/__mock/panel', context)
      expectClose((await worldOf(other)).now, (await worldOf(page)).now)
    },
  },
  {
    id: 'DM04',
    title: '每一页都说自己是演示；生产构建里没有演示的东西',
    run: async (visitor) => {
      const context = await visitor.elsewhere()
      const page = await visitor.enter('core-operator', context)
      await expect(bar(page)).toBeVisible()
      for (const address of ['/', '/login', '/__mock/panel', '/cv3/help/index'])
        await expect(bar(await visitor.open(address, context))).toBeVisible()
      const bad = [...filesUnder('dist')].filter(
        ([name, bytes]) =>
          /\.(js|css|html)$/.test(name) && /scf-demo|serviceWorker\.register|__mock/.test(bytes.toString()),
      )
      expect(bad.map(([name]) => name)).toEqual([])
    },
  },
  {
    id: 'DM05',
    title: '沙盒面板：时钟、故障、外部机构、情景',
    run: async (visitor) => {
      const context = await visitor.elsewhere()
      const portal = await visitor.enter('core-operator', context)
      const panel = await visitor.open('/__mock/panel', context)
      const { now } = await worldOf(panel)
      await panel.getByRole('button', { name: '前进 1 天' }).click()
      await expect(async () => {
        expectClose((await worldOf(panel)).now, new Date(Date.parse(now) + 86_400_000).toISOString())
      }).toPass(PATIENCE)
      const faults = panel.getByRole('region', { name: '故障' })
      await faults.getByLabel('接口（末段或 *）').fill('/v1/credits/issue/page')
      await faults.getByLabel('表现').selectOption({ label: '服务器错误 500' })
      await faults.getByLabel('次数').fill('9')
      await faults.getByRole('button', { name: '加入' }).click()
      await expect(faults.getByText('待触发 1 个')).toBeVisible()
      await portal.goto('/cv3/credit/core/issue/issue')
      await expect(portal.getByRole('button', { name: '重试' }).first()).toBeVisible()
      await faults.getByRole('button', { name: '全部清除' }).click()
      await expect(faults.getByText('待触发 0 个')).toBeVisible()
      await portal.getByRole('alertdialog').getByRole('button').first().click()
      await portal.getByRole('button', { name: '重试' }).first().click()
      await expect(portal.getByText(/^IS\d+/).first()).toBeVisible()
      const outside = panel.getByRole('region', { name: '外部机构' })
      await outside.getByLabel('事件').selectOption('开立机构 索赔审单相符')
      await outside.getByLabel('单据编号').fill(CLAIM)
      const before = await claimOf(panel)
      await outside.getByRole('button', { name: '触发' }).click()
      await expect(async () => expect(await claimOf(panel)).not.toEqual(before)).toPass(PATIENCE)
      await panel.getByRole('region', { name: '情景' }).getByLabel('情景').selectOption({ index: 1 })
      await panel.getByRole('button', { name: '重新开始' }).click()
      await expect(async () => expectClose((await worldOf(panel)).now, now)).toPass(PATIENCE)
    },
  },
  {
    id: 'DM06',
    title: '记录场景：在演示里操作，写成需求场景的句子',
    run: async (visitor) => {
      const page = await visitor.open('/__mock/record')
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: '打开门户并开始' }).click()
      const portal = await opening
      await portal.getByRole('link', { name: '凭证', exact: true }).first().click()
      await portal.getByRole('link', { name: '凭证开立申请', exact: true }).first().click()
      await expect(page.getByLabel('场景草稿')).toHaveValue(/我打开"凭证开立申请"页面/)
    },
  },
  {
    id: 'DM07',
    title: '分享的链接：在没有开过演示的电脑上，是同一个人、同样的数据、同一个时刻',
    run: async (visitor) => {
      const page = await visitor.enter('core-operator')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/cv3/credit/core/issue/issue')
      await page.getByRole('heading', { level: 1, name: '凭证开立申请' }).waitFor()
      await call(page, 'POST', 'clock', { advance: 'P3D' })
      await bar(page).click()
      await page.getByRole('button', { name: '复制链接' }).click()
      await expect(page.getByText('链接已复制')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const other = await visitor.open(link)
      const asked = other.getByRole('region', { name: '场景' })
      await expect(asked).toContainText('周明远（core-operator）')
      await expect(asked).toContainText('凭证开立申请（/cv3/credit/core/issue/issue）')
      await other.getByRole('button', { name: '打开', exact: true }).click()
      await other.getByRole('heading', { level: 1, name: '凭证开立申请' }).waitFor()
      await expectSameWorld(page, other)
    },
  },
  {
    id: 'DM08',
    title: '存成文件，在另一台电脑上打开；不是世界的文件说清楚',
    run: async (visitor) => {
      const page = await visitor.enter('chain-operator')
      await call(page, 'POST', 'clock', { advance: 'P1M' })
      await bar(page).click()
      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: '存成文件' }).click()
      const path = await (await saving).path()
      const other = await visitor.open('/')
      const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
        const chooser = other.waitForEvent('filechooser')
        await other.getByRole('button', { name: '打开别人给的文件' }).click()
        await (await chooser).setFiles(file)
      }
      await choose({ name: '说明.json', mimeType: 'application/json', buffer: Buffer.from('你好') })
      await expect(other.getByText('这不是导出的模拟世界')).toBeVisible()
      await choose(path)
      await expect(other).toHaveTitle('登录 - 模拟平台')
      await expectSameWorld(page, other)
    },
  },
  {
    id: 'DM09',
    title: '链接里的坏世界：各说哪里不对，里面的脚本不执行，原来的世界与登录都在',
    run: async (visitor) => {
      const context = await visitor.elsewhere()
      const page = await visitor.enter('core-operator', context)
      const journal = (await call(page, 'GET', 'journal')) as { now: number }
      const before = await worldOf(page)
      const script = '"><img src=x onerror="document.title=`坏`">'
      for (const [bad, notice] of [
        [{ seed: script }, '没有打开：这不是导出的模拟世界'],
        [{ now: journal.now * 9 }, '没有打开：时间超出范围'],
        [{ steps: [{ at: 'x', control: 'clock', body: {} }] }, '没有打开：这不是导出的模拟世界'],
      ] as const) {
        const other = await visitor.open(await linkTo({ ...journal, ...bad }), context)
        await other.getByRole('button', { name: '打开', exact: true }).click()
        await expect(other.getByText(notice)).toBeVisible()
      }
      const panel = await visitor.open('/__mock/panel', context)
      await expect(panel).toHaveTitle('沙盒面板 - 模拟平台')
      expectClose((await worldOf(page)).now, before.now)
      await page.reload()
      await expect(page.getByText('您好，周明远')).toBeVisible()
    },
  },
  {
    id: 'DM10',
    title: '别的标签页登录着：打开链接先问换不换账号，答应之后才换世界；开着首页时粘贴的也打开',
    run: async (visitor) => {
      const context = await visitor.elsewhere()
      const page = await visitor.enter('core-operator', context)
      const journal = (await call(page, 'GET', 'journal')) as { now: number }
      const { now } = await worldOf(page)
      const link = await linkTo({ ...journal, now: journal.now + 30 * 24 * 60 * MINUTE }, 'chain-operator')
      const other = await visitor.open('/', context)
      await other.evaluate((hash) => {
        location.hash = hash
      }, new URL(link, visitor.origin).hash)
      const question = other
        .frameLocator('iframe[title=登录]')
        .getByText(/您已登录「周明远.*改为登录「陈嘉禾/)
      for (const [decision, notice] of [
        ['保持当前账号', '没有打开：您保持了当前账号，世界没有换'],
        ['切换账号', undefined],
      ] as const) {
        await other.getByRole('button', { name: '打开', exact: true }).click()
        await expect(question).toBeInViewport()
        expectClose((await worldOf(page)).now, now)
        await other.frameLocator('iframe[title=登录]').getByRole('button', { name: decision }).click()
        if (notice) await expect(other.getByText(notice)).toBeVisible()
      }
      await expect(other.getByText('您好，陈嘉禾')).toBeVisible()
      expectClose((await worldOf(other)).now, new Date(Date.parse(now) + 30 * 24 * 60 * MINUTE).toISOString())
      await expect(page.getByText('您已在其他页面登录其他账号，请刷新')).toBeVisible()
    },
  },
  {
    id: 'DM11',
    title: '放在一个文件夹里：由首页、由别的地址进来都一样，换人、分享、沙盒、刷新都在那里面',
    run: async (visitor) => {
      const server = await serveDemo(0, '/some/demo/')
      const at = (path: string) => `${server.origin}/some/demo/${path}`
      const expectAt = (page: Page, path: string) =>
        expect(page).toHaveURL(({ pathname }) => pathname === `/some/demo/${path}`)
      try {
        const page = await visitor.open(at(''))
        await page.getByRole('link', { name: /进入门户/ }).click()
        await expectAt(page, 'login')
        await page
          .getByRole('link', { name: /周明远/ })
          .first()
          .click()
        await expectAt(page, 'cv3/workbench')
        await page.getByRole('link', { name: '凭证', exact: true }).first().click()
        await page.getByRole('link', { name: '凭证开立申请', exact: true }).first().click()
        await expectAt(page, 'cv3/credit/core/issue/issue')
        await expect(page.getByText(/^IS\d+/).first()).toBeVisible()
        await page.reload()
        await expect(page.getByText(/^IS\d+/).first()).toBeVisible()
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await bar(page).click()
        await page.getByRole('button', { name: '复制链接' }).click()
        await expect(page.getByText('链接已复制')).toBeVisible()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        const other = await visitor.open(link)
        await other.getByRole('button', { name: '打开', exact: true }).click()
        await expectAt(other, 'cv3/credit/core/issue/issue')
        await expect(other.getByText(/^IS\d+/).first()).toBeVisible()
        // 没有登录的人，由深处的地址进来
        const deep = await visitor.open(at('cv3/credit/core/issue/issue'))
        await expect(deep).toHaveTitle('登录 - 模拟平台')
        await expectAt(deep, 'login')
        const panel = await visitor.open(at('__mock/panel'))
        await panel.getByRole('button', { name: '前进 1 天' }).click()
        await expect(panel.getByLabel('调到')).toHaveValue(/^2026-11-19/)
      } finally {
        server.close()
      }
    },
  },
  {
    id: 'DM12',
    title: '少了文件：三秒之内说少了哪一个',
    run: async (visitor) => {
      for (const [missing, said] of [
        ['**/worker.js', /没有取到演示的后端 \/worker\.js/],
        ['**/demo/*.js', /没有取到 \/demo\/.*从那个文件夹的地址打开/],
      ] as const) {
        const context = await visitor.elsewhere()
        await context.route(missing, (route) => route.fulfill({ status: 404 }))
        const page = await context.newPage()
        await page.goto('/')
        await expect(page.getByText(said)).toBeVisible({ timeout: 3_000 })
      }
    },
  },
  ...tours.map(
    ({ id, title, family, stops }, at): DemoCase => ({
      id: `DM${String(at + 13).padStart(2, '0')}`,
      title: `导览：${title}`,
      run: async (visitor) => {
        const page = await visitor.open('/')
        await page.getByRole('button', { name: new RegExp(`^${family}.*开始导览`) }).click()
        await page.getByRole('button', { name: '开始', exact: true }).click()
        for (const [nth, stop] of stops.entries()) {
          const card = page.getByRole('dialog', { name: stop.title })
          await expect(card).toBeVisible()
          await expect(card).toContainText(`第 ${nth + 1} 站，共 ${stops.length} 站`)
          await expect(page).toHaveURL((url) => url.pathname === `/cv3${stop.path.split('?')[0]}`)
          if (stop.target) await expect(page.locator('scf-demo-tour .ring')).toBeVisible()
          await card.getByRole('button', { name: nth === stops.length - 1 ? '完成' : '下一站' }).click()
        }
        await expect(page.getByRole('dialog', { name: stops.at(-1)?.title ?? id })).toBeHidden()
      },
    }),
  ),
]
