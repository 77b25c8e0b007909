import { expect } from '../../../features/support/expect.ts'
import { Form } from '../../../features/support/screens/Form.ts'
import { enterWith, withFields } from '../enterWith.ts'
import { type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'

const NAV = '/v1/sys/pub/load/nav-view-config'
const ACCOUNT_NO = '622588880000123'
const CS = '/configs/common/find-value-json-by-config-key'

/** 平台的应答（S）：外观、客服、节假日、签署开关。 */
export const cases: FaultCase[] = [
  {
    id: 'S16',
    title: '没有外观配置：缺省颜色，页脚没有空洞，高 128',
    persona: null,
    act: (scene) => enterWith(scene, NAV, [null, {}, 'x'], () => scene.isReady()),
    expect: async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      expect((await footer.boundingBox())?.height).toBe(128)
      await expect(footer).not.toContainText(/undefined|null/)
      await expect(page.getByRole('banner').or(page.locator('.shell-bar')).first()).toBeVisible()
    },
  },
  {
    id: 'S18',
    title: '备案链接是 javascript: 或 data:：只是文字',
    persona: null,
    act: async (scene) => {
      for (const secRecUrl of ['javascript:alert(1)', 'data:text/html,x'])
        await enterWith(scene, NAV, [withFields({ secRecUrl })], async () => {
          await scene.isReady()
          const footer = scene.page.getByRole('contentinfo')
          await expect(footer).toContainText('沪公网安备')
          await expect(footer.getByRole('link')).toHaveCount(0)
        })
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'S19',
    title: '客服启用而没有初始化参数',
    persona: null,
    act: async (scene) => {
      await enterWith(scene, CS, [{ enabled: true }], () => scene.isReady())
      await scene.click('在线客服')
    },
    expect: (scene) => scene.says('缺少客服初始化参数'),
  },
  {
    id: 'S20',
    title: '客服脚本 404：客服系统异常；再点重试；窗口只有一个',
    act: async (scene) => {
      await scene.context.route('**/__mock/customer-service/**', (route) => route.fulfill({ status: 404 }))
      await scene.click('在线客服')
      await scene.says('客服系统异常')
      await scene.press('确认')
      await scene.context.unroute('**/__mock/customer-service/**')
      await scene.click('在线客服')
    },
    expect: async ({ page }) => {
      await expect(page.locator('iframe[title="在线客服"]')).toHaveCount(1)
      await expect(page.frameLocator('iframe').getByText('您好，我是在线客服')).toBeVisible()
    },
  },
  {
    id: 'S21',
    title: '节假日取不到或为空：日期照样能选，没有节假日规则',
    act: async (scene) => {
      for (const data of [null, []]) {
        await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
        await scene.rewrite('/holidays/currentYear', () => data)
        await scene.openDraft()
        const day = new Form(scene.page).field('承诺付款日')
        await day.fill('2027-03-18')
        await day.is('2027-03-18')
        await scene.page.keyboard.press('Escape')
        await scene.page.reload()
        await scene.visit(PLACES.home)
      }
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'S26',
    title: '签署开关的 open 为 null：不放行，网络异常，请稍后重试',
    persona: 'core-director',
    at: PLACES.review,
    act: async (scene) => {
      await scene.page.route(
        (url) => /signature.*switch/i.test(url.pathname),
        (route) => route.fulfill({ json: { code: '0', message: '', data: { open: null } } }),
      )
      await scene.approveIssue()
    },
    expect: async (scene) => {
      await expect(scene.page.getByText('网络异常，请稍后重试').first()).toBeVisible()
      expect(scene.seen.calls('/v1/credits/issue/review')).toHaveLength(0)
    },
  },
  {
    id: 'S27',
    title: '公钥没有或是乱码：不提交，不发明文，填的都在',
    at: '/my/info-update',
    keepsForm: true,
    arrange: async ({ page }) => {
      const form = new Form(page)
      await form.fillIn({ 支付行号: '308221009013' })
      await page.getByRole('button', { name: '填入开户行', exact: true }).click()
      await form.field('开户银行').is('招商银行')
      await form.fillIn({ 银行账号: ACCOUNT_NO, 账户用途: '收款账户' })
    },
    act: async (scene) => {
      for (const publicKey of ['', 'garbage', null]) {
        await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
        await scene.rewrite('/v1/security/public-keys', withFields({ publicKey }))
        await scene.click('提交复核')
        await scene.says(TEXTS.network)
        await scene.press('确认')
      }
    },
    expect: ({ seen }) => {
      expect(seen.calls('/v1/bank-accounts/submit')).toHaveLength(0)
      expect(seen.requests.filter((request) => request.postData()?.includes(ACCOUNT_NO))).toEqual([])
      return Promise.resolve()
    },
  },
]
