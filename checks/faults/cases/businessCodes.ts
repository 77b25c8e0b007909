import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

/** 把协议读到底，确认，直到点得了 确认阅读并同意。 */
async function readAgreements({ page }: Scene): Promise<void> {
  const confirm = page.getByRole('button', { name: '确认阅读并同意', exact: true })
  await expect(confirm).toBeVisible()
  for (const name of ['平台注册服务协议', '隐私政策']) {
    await page.getByRole('dialog').getByText(name).first().click()
    await expect
      .poll(async () => {
        await page.getByRole('dialog').evaluate((dialog) => {
          for (const node of dialog.querySelectorAll('*'))
            if (node.scrollHeight > node.clientHeight) node.scrollTop = node.scrollHeight
        })
        await page.clock.runFor(200)
        return page.getByRole('dialog').getByText('未读').count()
      })
      .toBeLessThan(name === '隐私政策' ? 1 : 2)
  }
  await confirm.click()
}

/** 业务代码（B）。 */
export const cases: FaultCase[] = [
  {
    id: 'B03',
    title: 'code 是数字 0：按成功',
    act: async (scene) => {
      await scene.page.route(
        (url) => url.pathname.endsWith(CALLS.list),
        async (route) => {
          const response = await route.fetch({ maxRetries: 2 })
          await route.fulfill({ response, json: { ...(await response.json()), code: 0 } })
        },
      )
      await scene.refresh()
    },
    expect: async (scene) => {
      await scene.settled()
      await scene.saysNothing()
      await expect(scene.page.getByText(await scene.draftNo()).first()).toBeVisible()
    },
  },
  {
    id: 'B05',
    title: "code '0' 没有 data：暂无数据~ 或网络异常，不是一直加载",
    at: '',
    act: async (scene) => {
      await scene.fault(CALLS.list, { body: { code: '0', message: 'ok' } }, 20)
      await scene.go('/credit/core/issue/issue')
    },
    expect: (scene) => expect(scene.page.getByText(/暂无数据|网络异常/).first()).toBeVisible(),
  },
  {
    id: 'B07',
    title: '协议签署失败：操作失败与服务端的话',
    persona: null,
    act: async (scene) => {
      scene.corps = []
      await scene.signIn('resign-agreements')
      await scene.fault('/agreement/sign/corp/*', { code: '1', message: '签章服务暂停' }, 5)
      await readAgreements(scene)
    },
    expect: async (scene) => {
      const failure = scene.page.getByRole('alertdialog', { name: '操作失败' })
      await expect(failure).toContainText('签章服务暂停')
      await failure.getByRole('button', { name: '确认', exact: true }).click()
      await expect(failure).toHaveCount(0)
      // 协议还在那里；放弃的人离开门户
      await scene.press('取消')
      await scene.isAtLogin()
    },
  },
  {
    id: 'B09',
    title: '结果未知之后重试，服务端说是重复的请求：仍提示去查询，不再办一次',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      await scene.fault(CALLS.submit, { abort: 'after' }, 20)
      await scene.click('提交复核')
      await scene.says(TEXTS.network)
      await scene.press('确认')
      await scene.heal()
      await scene.fault(CALLS.submit, { code: 'IDEMPOTENCY_MISMATCH', message: '重复的请求，但内容不一致' })
      await scene.click('提交复核')
    },
    expect: async (scene) => {
      await expect(scene.page.getByText('重复的请求').first()).toBeVisible()
      await expect(scene.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toBeVisible()
    },
  },
  {
    id: 'B10',
    title: '伪造点击已冻结的企业：选不中，没有调用',
    persona: 'multi-corp',
    at: '',
    act: async (scene) => {
      await scene.click('切换企业')
      const frozen = scene.page.getByRole('button', { name: /已冻结/ })
      await expect(frozen).toBeDisabled()
      await frozen.evaluate((node: HTMLButtonElement) => {
        node.disabled = false
        node.click()
        node.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    },
    expect: (scene) => {
      expect(scene.seen.calls(CALLS.loadCorp)).toHaveLength(0)
      return Promise.resolve()
    },
  },
]
