import { expect } from '../../../features/support/expect.ts'
import { Form } from '../../../features/support/screens/Form.ts'
import { enterWith } from '../enterWith.ts'
import { type FaultCase, PLACES } from '../FaultCase.ts'

const NAV = '/v1/sys/pub/load/nav-view-config'

/** 平台的应答（S）：外观、客服、节假日、签署开关。 */
export const cases: FaultCase[] = [
  {
    id: 'S16',
    title: '没有外观配置：缺省颜色，页脚没有空洞，高 128',
    persona: null,
    act: (fixture) => enterWith(fixture, NAV, [null, {}, 'x'], () => fixture.isReady()),
    expect: async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      expect((await footer.boundingBox())?.height).toBe(128)
      await expect(footer).not.toContainText(/undefined|null/)
      await expect(page.getByRole('banner').or(page.locator('.shell-bar')).first()).toBeVisible()
    },
  },
  {
    id: 'S20',
    title: '客服脚本 404：客服系统异常；再点重试；窗口只有一个',
    act: async (fixture) => {
      await fixture.context.route('**/__mock/customer-service/**', (route) => route.fulfill({ status: 404 }))
      await fixture.click('在线客服')
      await fixture.says('客服系统异常')
      await fixture.press('确认')
      await fixture.context.unroute('**/__mock/customer-service/**')
      await fixture.click('在线客服')
    },
    expect: async ({ page }) => {
      await expect(page.locator('iframe[title="在线客服"]')).toHaveCount(1)
      await expect(page.frameLocator('iframe').getByText('您好，我是在线客服')).toBeVisible()
    },
  },
  {
    id: 'S21',
    title: '节假日取不到或为空：日期照样能选，没有节假日规则',
    act: async (fixture) => {
      for (const data of [null, []]) {
        await fixture.page.unrouteAll({ behavior: 'ignoreErrors' })
        await fixture.rewrite('/holidays/currentYear', () => data)
        await fixture.openDraft()
        const day = new Form(fixture.page).field('承诺付款日')
        await day.fill('2027-03-18')
        await day.is('2027-03-18')
        await fixture.page.keyboard.press('Escape')
        await fixture.page.reload()
        await fixture.visit(PLACES.home)
      }
    },
    expect: (fixture) => fixture.saysNothing(),
  },
]
