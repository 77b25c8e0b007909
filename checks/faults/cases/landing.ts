import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'
import { WS_TOKEN } from '../Scene.ts'

/** 登录门、落地与守卫（L）。 */
export const cases: FaultCase[] = [
  {
    id: 'L02',
    title: '同一个令牌再来：不再取 CSRF，会话刷新；令牌不在任何 Referer 里',
    at: '',
    act: async (scene) => {
      expect(scene.seen.calls(CALLS.csrf)).toHaveLength(1)
      await scene.signIn()
    },
    expect: async ({ seen }) => {
      expect(seen.calls(CALLS.csrf)).toHaveLength(1)
      expect(seen.calls(CALLS.refresh)).toHaveLength(2)
      const told = seen.requests.filter((request) => request.headers()['referer']?.includes(WS_TOKEN))
      expect(
        told.map((request) => new URL(request.url()).pathname),
        '令牌在 Referer 里',
      ).toEqual([])
    },
  },
  {
    id: 'L15',
    title: '在页面上失去权限：403，菜单随之变',
    act: async (scene) => {
      await scene.rewrite(CALLS.menus, (data) => {
        const text = JSON.stringify(data)
        return JSON.parse(text.replaceAll('/credit/core/issue/issue-black"', '/gone"')) as unknown
      })
      await expect(scene.page.getByRole('link', { name: '开立撤回申请' })).toBeVisible()
      await scene.fault(CALLS.list, { status: 403 })
      await scene.refresh()
      await scene.says(TEXTS.forbidden)
      await scene.press('确认')
    },
    expect: ({ page }) => expect(page.getByRole('link', { name: '开立撤回申请' })).toHaveCount(0),
  },
]
