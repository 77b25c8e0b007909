import { expect } from '../../../features/support/expect.ts'
import { enterWith, type Fields, withFields } from '../enterWith.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

const links = ({ page }: Scene) =>
  page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
const HTML = '<img src=x onerror="globalThis.pwned=1">'

/** 公用的应答（S）：用户、菜单、字典、配置、企业列表。 */
export const cases: FaultCase[] = [
  {
    id: 'S05',
    title: '岗位为 null、字符串、一万项',
    persona: null,
    act: (scene) => {
      const many = Array.from({ length: 10_000 }, (_, at) => `POST_${at}`)
      const closed = { productOpenStatus: {} }
      const variants = [null, 'QUERY', many].map((postCodes) => withFields({ ...closed, postCodes }))
      return enterWith(scene, CALLS.user, variants, async () => {
        await scene.isReady()
        await expect(scene.page).not.toHaveURL(/error-page/)
      })
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'S08',
    title: '企业名称为空、很长、带标记：页眉完好，原样显示',
    persona: null,
    act: async (scene) => {
      const names = ['', '长'.repeat(200), HTML]
      await enterWith(
        scene,
        CALLS.user,
        names.map((corpName) => withFields({ corpName })),
        async () => {
          await scene.isReady()
          const exit = scene.page.getByRole('button', { name: '退出登录' })
          await expect(exit).toBeInViewport({ ratio: 1 })
        },
      )
    },
    expect: async ({ page }) => {
      await expect(page.getByText(HTML).first()).toBeVisible()
      expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
    },
  },
  {
    id: 'S09',
    title: '菜单为 null、{}、字符串：只剩总可打开的',
    persona: null,
    act: (scene) =>
      enterWith(scene, CALLS.menus, [null, {}, 'menus'], async () => {
        await scene.isReady()
        await expect(scene.page.getByRole('link', { name: '凭证', exact: true })).toHaveCount(0)
      }),
    expect: async (scene) => {
      await scene.go(PLACES.issue)
      await expect(scene.page).toHaveURL(/error-page\/403/)
    },
  },
  {
    id: 'S11',
    title: '菜单里有陌生路径、//evil、javascript:：丢掉',
    persona: null,
    act: (scene) => {
      const bad = [
        '//evil.example',
        'javascript:alert(1)',
        'https://evil.example/',
        '/no/such/page',
        '/\\evil',
      ]
      const nodes = bad.map((path) => ({ path, title: path, children: [] }))
      const change = (data: unknown) => [...(data as unknown[]), ...nodes]
      return enterWith(scene, CALLS.menus, [change], () => scene.isReady())
    },
    expect: async (scene) => {
      const found = (await links(scene)).filter((href) => /evil|javascript|no\/such/.test(href))
      expect(found).toEqual([])
    },
  },
  {
    id: 'S12',
    title: '菜单有一万个节点、深十万层',
    persona: null,
    act: async (scene) => {
      const wide = JSON.stringify(
        Array.from({ length: 10_000 }, (_, at) => ({ path: `/x/${at}`, title: `${at}` })),
      )
      const deep = `${'[{"path":"/x","children":'.repeat(100_000)}[]${'}]'.repeat(100_000)}`
      for (const data of [wide, deep]) {
        await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
        const body = `{"code":"0","message":"","data":${data}}`
        await scene.page.route(
          (url) => url.pathname.endsWith(CALLS.menus),
          (route) => route.fulfill({ body, contentType: 'application/json' }),
        )
        await scene.enter()
        await scene.isReady()
      }
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'S13',
    title: '菜单节点没有标题与下级：用路径已知的标题',
    persona: null,
    act: async (scene) => {
      const change = () => [PLACES.home, PLACES.issue].map((path) => ({ path }))
      await enterWith(scene, CALLS.menus, [change], () => scene.isReady())
      await scene.visit(PLACES.issue)
    },
    expect: ({ page }) => expect(page.getByRole('link', { name: '凭证开立申请', exact: true })).toBeVisible(),
  },
  {
    id: 'S14',
    title: '产品没有名称：菜单的缺省名称',
    persona: null,
    act: (scene) =>
      enterWith(scene, '/load-prd-config', [[{ prdCode: 'CREDIT' }], null], () => scene.isReady()),
    expect: ({ page }) => expect(page.getByRole('link', { name: '电子凭证', exact: true })).toBeVisible(),
  },
  {
    id: 'S15',
    title: '字典没有、缺值、文字重复：显示原值，选择框可用',
    persona: null,
    act: async (scene) => {
      const entries = [
        { dictValue: 'DRAFT', dictLabel: '同名' },
        { dictValue: 'SIGNED', dictLabel: '同名' },
        {},
      ]
      const variants = [null, [], [{ dictType: 'ISSUE_STATUS', entries }]]
      await enterWith(scene, CALLS.dictionaries, variants, () => scene.isReady())
      await scene.visit(PLACES.issue)
    },
    expect: async ({ page }) => {
      await expect(page.getByRole('table').getByText('PENDING_REVIEW').first()).toBeVisible()
      await page.getByRole('search').getByLabel('开立状态').last().click()
      await expect(page.getByRole('option', { name: '同名' })).toHaveCount(2)
      await page.keyboard.press('Escape')
    },
  },
  {
    id: 'S23',
    title: '企业列表为空、没有当前、两个当前、全部冻结',
    persona: 'multi-corp',
    at: '',
    act: async (scene) => {
      const each = (part: Fields) => (data: unknown) =>
        (data as Fields[]).map((corp) => ({ ...corp, ...part }))
      const variants = [
        () => [],
        each({ isCurrent: false }),
        each({ isCurrent: true }),
        each({ corpState: 'FROZEN' }),
      ]
      for (const change of variants) {
        await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
        await scene.rewrite(CALLS.corps, change)
        const answered = scene.page.waitForResponse((response) => response.url().endsWith(CALLS.corps))
        await scene.click('切换企业')
        await answered
        await expect(scene.dialog.locator('[aria-current="true"]')).toHaveCount(
          change === variants[0] ? 0 : 1,
        )
        await scene.press('关闭')
        await scene.page.clock.runFor(3_000)
      }
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'S24',
    title: '不是多企业而列表有几家：没有切换',
    persona: null,
    act: async (scene) => {
      await scene.rewrite(CALLS.user, withFields({ isMultipleCorps: false }))
      await scene.signIn('multi-corp')
    },
    expect: ({ page }) => expect(page.getByRole('button', { name: '切换企业' })).toHaveCount(0),
  },
  {
    id: 'S28',
    title: 'CSRF 头名不合格：推动单据的调用被拦下',
    persona: null,
    act: async (scene) => {
      await scene.rewrite(CALLS.csrf, withFields({ headerName: 'Authorization' }))
      await scene.enter()
    },
    expect: async (scene) => {
      await scene.says(TEXTS.network)
      for (const request of scene.seen.requests)
        expect(request.headers()['authorization'], '令牌进了 Authorization').toBeUndefined()
    },
  },
]
