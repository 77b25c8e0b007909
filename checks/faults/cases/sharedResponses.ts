import { expect } from '../../../features/support/expect.ts'
import { enterWith, withFields } from '../enterWith.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'

const HTML = '<img src=x onerror="globalThis.pwned=1">'

/** 公用的应答（S）：用户、菜单、字典、配置、企业列表。 */
export const cases: FaultCase[] = [
  {
    id: 'S08',
    title: '企业名称为空、很长、带标记：页眉完好，原样显示',
    persona: null,
    act: async (fixture) => {
      const names = ['', '长'.repeat(200), HTML]
      await enterWith(
        fixture,
        CALLS.user,
        names.map((corpName) => withFields({ corpName })),
        async () => {
          await fixture.isReady()
          const exit = fixture.page.getByRole('button', { name: '退出登录' })
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
    id: 'S15',
    title: '字典没有、缺值、文字重复：显示原值，选择框可用',
    persona: null,
    act: async (fixture) => {
      const entries = [
        { dictValue: 'DRAFT', dictLabel: '同名' },
        { dictValue: 'SIGNED', dictLabel: '同名' },
        {},
      ]
      const variants = [null, [], [{ dictType: 'ISSUE_STATUS', entries }]]
      await enterWith(fixture, CALLS.dictionaries, variants, () => fixture.isReady())
      await fixture.visit(PLACES.issue)
    },
    expect: async ({ page }) => {
      await expect(page.getByRole('table').getByText('PENDING_REVIEW').first()).toBeVisible()
      await page.getByRole('search').getByLabel('开立状态').last().click()
      await expect(page.getByRole('option', { name: '同名' })).toHaveCount(2)
      await page.keyboard.press('Escape')
    },
  },
  {
    id: 'S28',
    title: 'CSRF 头名不合格：推动单据的调用被拦下',
    persona: null,
    act: async (fixture) => {
      await fixture.rewrite(CALLS.csrf, withFields({ headerName: 'Authorization' }))
      await fixture.enter()
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.network)
      for (const request of fixture.seen.requests)
        expect(request.headers()['authorization'], '令牌进了 Authorization').toBeUndefined()
    },
  },
]
