import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import { type Scene, WS_TOKEN } from '../Scene.ts'

/** 各类敌意地址的代表；33 个以上的全部由 tests/domain/path.test.ts 逐个拒绝。 */
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/cv3/workbench',
  'javascript:alert(1)',
  '/cv3/../evil',
  '/cv3/@evil.example',
  '/cv3/credit/core/issue/issue\n',
  '/cv3/%2e%2e/evil',
]
/** 存好上次地址，再以同一个人进一次门。 */
async function returnWith(scene: Scene, lastUrl: string, lastCorpFlag: string): Promise<void> {
  const values = { lastUrl, lastCorpFlag }
  await scene.page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, values)
  await scene.page.goto(`${scene.origin}/cv3/`)
  await scene.isReady()
}
const ownFlag = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => localStorage.getItem('lastCorpFlag') ?? '')
const isHome = ({ page }: Scene) => expect(page).toHaveURL(/\/cv3\/workbench$/)

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
    id: 'L04',
    title: '上次地址是敌意的：回首页',
    act: async (scene) => {
      const mine = await ownFlag(scene)
      for (const lastUrl of HOSTILE) {
        await returnWith(scene, lastUrl, mine)
        await isHome(scene)
      }
    },
    expect: async (scene) => {
      // 好的地址照样回得去：可见前面试的正是这条路
      await returnWith(scene, `/cv3${PLACES.issue}`, await ownFlag(scene))
      await expect(scene.page).toHaveURL(/issue\/issue$/)
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
