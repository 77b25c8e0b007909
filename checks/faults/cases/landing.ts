import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'
import { WS_TOKEN } from '../Fixture.ts'

/** 登录门、落地与守卫（L）。 */
export const cases: FaultCase[] = [
  {
    id: 'L02',
    title: '同一个令牌再来：不再取 CSRF，会话刷新；令牌不在任何 Referer 里',
    at: '',
    act: async (fixture) => {
      expect(fixture.seen.calls(CALLS.csrf)).toHaveLength(1)
      await fixture.signIn()
    },
    expect: async ({ seen }) => {
      expect(seen.calls(CALLS.csrf)).toHaveLength(1)
      expect(seen.calls(CALLS.refresh)).toHaveLength(2)
      const leaking = seen.requests.filter((request) => request.headers()['referer']?.includes(WS_TOKEN))
      expect(
        leaking.map((request) => new URL(request.url()).pathname),
        '令牌在 Referer 里',
      ).toEqual([])
    },
  },
  {
    id: 'L15',
    title: '在页面上失去权限：403，菜单随之变',
    act: async (fixture) => {
      await fixture.rewrite(CALLS.menus, (data) => {
        const text = JSON.stringify(data)
        return JSON.parse(text.replaceAll('/credit/core/issue/issue-black"', '/gone"')) as unknown
      })
      await expect(fixture.page.getByRole('link', { name: '开立撤回申请' })).toBeVisible()
      await fixture.fault(CALLS.list, { status: 403 })
      await fixture.refresh()
      await fixture.says(TEXTS.forbidden)
      await fixture.press('确认')
    },
    expect: ({ page }) => expect(page.getByRole('link', { name: '开立撤回申请' })).toHaveCount(0),
  },
]
