import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

const expire = (fixture: Fixture) => fixture.fault('/v1/*', { status: 401 }, 1000)

/** HTTP 状态（H）。 */
export const cases: FaultCase[] = [
  {
    id: 'H05',
    title: '401 之后按后退：仍是登录页，看不到私有内容',
    act: async (fixture) => {
      await fixture.visit(PLACES.home)
      await fixture.visit(PLACES.issue)
      // 换页自己也会去问：先到了，再让会话失效，离开的只有 刷新 一个原因
      await expire(fixture)
      await fixture.refresh()
      await fixture.isAtLogin()
      await fixture.page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    },
    expect: async (fixture) => {
      await fixture.isAtLogin()
      await expect(
        fixture.page.getByText('周明远').filter({ visible: true }).and(fixture.page.locator('header *')),
      ).toHaveCount(0)
    },
  },
  {
    id: 'H17',
    title: '200 带巨大的与二进制的头',
    act: async (fixture) => {
      const headers = { 'x-junk': 'a'.repeat(60_000), 'x-binary': 'é\u00ff\u0080' }
      await fixture.fault(CALLS.list, { headers })
      await fixture.refresh()
    },
    expect: async (fixture) => {
      await fixture.settled()
      await fixture.saysNothing()
      await expect(fixture.page.getByRole('row').nth(1)).toBeVisible()
    },
  },
]
