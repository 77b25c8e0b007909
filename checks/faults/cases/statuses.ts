import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

const expire = (scene: Scene) => scene.fault('/v1/*', { status: 401 }, 1000)

/** HTTP 状态（H）。 */
export const cases: FaultCase[] = [
  {
    id: 'H05',
    title: '401 之后按后退：仍是登录页，看不到私有内容',
    act: async (scene) => {
      await scene.visit(PLACES.home)
      await scene.visit(PLACES.issue)
      // 换页自己也会去问：先到了，再让会话失效，离开的只有 刷新 一个原因
      await expire(scene)
      await scene.refresh()
      await scene.isAtLogin()
      await scene.page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    },
    expect: async (scene) => {
      await scene.isAtLogin()
      await expect(
        scene.page.getByText('周明远').filter({ visible: true }).and(scene.page.locator('header *')),
      ).toHaveCount(0)
    },
  },
  {
    id: 'H17',
    title: '200 带巨大的与二进制的头',
    act: async (scene) => {
      const headers = { 'x-junk': 'a'.repeat(60_000), 'x-binary': 'é\u00ff\u0080' }
      await scene.fault(CALLS.list, { headers })
      await scene.refresh()
    },
    expect: async (scene) => {
      await scene.settled()
      await scene.saysNothing()
      await expect(scene.page.getByRole('row').nth(1)).toBeVisible()
    },
  },
]
