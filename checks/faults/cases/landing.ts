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
const loggedOut = async (scene: Scene) => {
  await scene.isAtLogin()
  const storage = await scene.storage()
  for (const secret of [scene.token, WS_TOKEN, 'XSRF']) expect(storage).not.toContain(secret)
}
const logOut = async (scene: Scene) => {
  await scene.click('退出登录')
  await scene.says('您即将退出登录')
  await scene.press('确认')
}

/** 登录门、落地与守卫（L）。 */
export const cases: FaultCase[] = [
  {
    id: 'L01',
    title: '令牌换会话失败：说明，确认后退出，不留令牌',
    persona: null,
    act: async (scene) => {
      await scene.fault(CALLS.refresh, { code: '1', message: '令牌已过期' })
      await scene.enter()
      await scene.says('令牌已过期')
      await scene.press('确认')
    },
    expect: loggedOut,
  },
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
    id: 'L05',
    title: '上次地址属于别的企业或手机：回首页',
    act: (scene) => returnWith(scene, `/cv3${PLACES.issue}`, JSON.stringify(['C002', '13900000000'])),
    expect: isHome,
  },
  {
    id: 'L06',
    title: '上次地址现在没有权限：回首页',
    act: async (scene) => returnWith(scene, '/cv3/credit/chain/confirm/confirm-apply', await ownFlag(scene)),
    expect: isHome,
  },
  {
    id: 'L09',
    title: '登录地址是敌意的：去 /login',
    persona: null,
    act: async (scene) => {
      await scene.rewrite('/load-platform-config', (data) => ({
        ...(data as object),
        corpLoginUrl: 'javascript:alert(1)',
      }))
      await scene.signIn()
      await logOut(scene)
    },
    expect: loggedOut,
  },
  {
    id: 'L10',
    title: '退出时取消：什么也没清',
    act: async (scene) => {
      const before = await scene.storage()
      await scene.click('退出登录')
      await scene.press('取消')
      expect(await scene.storage()).toBe(before)
    },
    expect: (scene) => expect(scene.page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    id: 'L11',
    title: '退出的调用失败或断网：照样离开',
    act: async (scene) => {
      await scene.cut('logout', 'internetdisconnected', 5)
      await logOut(scene)
      await loggedOut(scene)
      await scene.signIn()
      await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
      await scene.fault('*logout', { status: 500 })
      await logOut(scene)
    },
    expect: loggedOut,
  },
  {
    id: 'L12',
    title: '取消重签协议：退出登录',
    persona: null,
    act: async (scene) => {
      scene.corps = []
      await scene.signIn('resign-agreements')
      await expect(scene.dialog).toContainText('平台协议更新')
      await scene.press('取消')
    },
    expect: loggedOut,
  },
  {
    id: 'L13',
    title: '保函要求实名：管理员与非管理员的两句话与去处',
    persona: null,
    act: async (scene) => {
      await scene.signIn('unauthenticated-operator')
      await scene.visit(PLACES.workbench)
      await scene.page.getByRole('link', { name: '联系管理员', exact: true }).last().click()
      await scene.says('请您联系管理员进行实名认证后继续开展业务')
      await scene.press('确定')
      await scene.saysNothing()
      await scene.enter('unauthenticated-manager')
      await scene.press('切换账号')
      await scene.isReady()
      await scene.visit(PLACES.workbench)
      await scene.click('立即开通 保函')
      await scene.says('请您进行实名认证后继续开展业务')
      await scene.press('前往实名')
    },
    expect: ({ page }) => expect(page).toHaveURL(/register\/identify\/soft-key$/),
  },
  {
    id: 'L14',
    title: '陌生的深链接：未找到，不在 403 里打转',
    act: async (scene) => {
      await scene.page.goto(`${scene.origin}/cv3/no/such/page?x=1`)
      await scene.isReady()
    },
    expect: async (scene) => {
      await expect(scene.page).not.toHaveURL(/error-page\/403/)
      await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText(/未找到|不存在|404/)
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
