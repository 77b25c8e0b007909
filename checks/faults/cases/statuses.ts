import { expect } from '../../../features/support/expect.ts'
import { ApprovalPanel } from '../../../features/support/screens/ApprovalPanel.ts'
import { Table } from '../../../features/support/screens/Table.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

const listCalls = ({ seen }: Scene) => seen.calls(CALLS.list).length
/** 一次刷新得到这个答复，出现 [NET]；关掉之后没有自动再试。 */
async function refreshFails(scene: Scene, respond: Parameters<Scene['fault']>[1]): Promise<void> {
  await scene.fault(CALLS.list, respond)
  const before = listCalls(scene)
  await scene.refresh()
  await scene.says(TEXTS.network)
  await scene.press('确认')
  await scene.saysNothing()
  // 同样的话 5 秒内不再说第二次
  await scene.page.clock.runFor(6_000)
  expect(listCalls(scene) - before, '请求次数').toBe(1)
}
const network = (id: string, title: string, ...responds: Parameters<Scene['fault']>[1][]): FaultCase => ({
  id,
  title,
  act: async (scene) => {
    for (const respond of responds) await refreshFails(scene, respond)
  },
  expect: async (scene) => {
    await scene.refresh()
    await scene.settled()
    await scene.saysNothing()
    await expect(scene.page.getByText('WAF-MARK')).toHaveCount(0)
  },
})
const expire = (scene: Scene) => scene.fault('/v1/*', { status: 401 }, 1000)
const remembersCleanly = async (scene: Scene) => {
  await scene.isAtLogin()
  const storage = await scene.storage()
  expect(storage).toContain('/cv3/credit/core/issue/issue')
  for (const secret of [scene.token, 'ws-secret', 'XSRF', 'signature']) expect(storage).not.toContain(secret)
}

/** HTTP 状态（H）。 */
export const cases: FaultCase[] = [
  {
    id: 'H01',
    title: '读得 401：清空存储，记住地址（不带令牌），去登录页',
    act: async (scene) => {
      await scene.fault(CALLS.list, { status: 401 }, 5)
      await scene.refresh()
    },
    expect: remembersCleanly,
  },
  {
    id: 'H03',
    title: '公开页的调用得 401：不跳转、不循环',
    persona: null,
    act: async (scene) => {
      await expire(scene)
      await scene.page.goto(`${scene.origin}/cv3/register/face-success`)
      await scene.page.clock.runFor(10_000)
    },
    expect: async (scene) => {
      await expect(scene.page).toHaveURL(/register\/face-success/)
      await expect(scene.page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    id: 'H04',
    title: '短信签署框开着时 401：框收起，去登录页',
    persona: 'core-director',
    at: PLACES.review,
    act: async (scene) => {
      const task = (await scene.rows('IssueApplication')).find(
        (row) => row['issueStatus'] === 'PENDING_REVIEW',
      )
      await new Table(scene.page).act(String(task?.['issueNo']), '复核')
      await new ApprovalPanel(scene.page).decide('通过')
      await expect(scene.page.getByRole('textbox', { name: /验证码/ })).toBeVisible()
      await expect(scene.page.getByRole('button', { name: /^\d+ ?秒$/ })).toBeVisible()
      await expire(scene)
      await scene.page.getByRole('textbox', { name: /验证码/ }).fill('123456')
      await scene.page
        .getByRole('button', { name: /^(确认|确定|签署|确认签署)$/ })
        .last()
        .click()
    },
    expect: async (scene) => {
      await scene.isAtLogin()
      await scene.saysNothing()
    },
  },
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
  network('H10', '429 与 Retry-After：不自动再试', { status: 429, headers: { 'Retry-After': '1' } }),
  network('H12', '502 是 HTML', { status: 502, body: '<h1>WAF-MARK 502</h1>' }),
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
