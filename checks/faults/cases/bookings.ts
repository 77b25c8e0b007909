import { expect } from '../../../features/support/expect.ts'
import { Form } from '../../../features/support/screens/Form.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'
import { formValues } from '../oracle.ts'
import type { Scene } from '../Scene.ts'

const TRANSFER = '/v1/credits/transfer/submit'
/** 转让申请，填到只差提交。 */
const fillTransfer = async (scene: Scene) => {
  const form = new Form(scene.page)
  await scene.visit('/credit/chain/transfer/apply?view=create')
  await form.fillIn({ 持有编号: '1,000,000.00' })
  await scene.click('新增明细')
  await form.fillIn({
    受让方: '苏州锦衡电气设备有限公司',
    转让用途: '支付货款',
    合同编号: '苏州锦衡电气采购合同',
    转让金额: '320,000.00',
  })
  await scene.click('确定')
}
const submitDraft = (scene: Scene) => scene.click('提交复核')
const submitted = async ({ seen }: Scene) =>
  expect.poll(() => seen.calls(CALLS.submit).length, { message: '提交的次数' }).toBeGreaterThan(0)
const banner = '有一笔业务提交结果未知，请查询后再操作'
const hasBanner = ({ page }: Scene) => expect(page.getByText(banner)).toBeVisible()
const hasNoBanner = ({ page }: Scene) => expect(page.getByText(banner)).toHaveCount(0)
const states = async (scene: Scene) => (await scene.rows('IssueApplication')).map((row) => row['issueStatus'])
const pendingReviews = async (scene: Scene) =>
  (await states(scene)).filter((state) => state === 'PENDING_REVIEW').length

/** 业务发出去之后没有等到结果（N02、N05、N09）。 */
export const cases: FaultCase[] = [
  {
    id: 'N02',
    title: '提交时断网：值保留，按钮可用，恢复后不自动重发',
    keepsForm: true,
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      await scene.context.setOffline(true)
      await submitDraft(scene)
    },
    expect: async (scene) => {
      await scene.says(TEXTS.network)
      await expect(scene.page.getByRole('button', { name: '提交复核', exact: true })).toBeEnabled()
      const sent = scene.seen.calls(CALLS.submit).length
      await scene.context.setOffline(false)
      await scene.page.clock.runFor(30_000)
      expect(scene.seen.calls(CALLS.submit)).toHaveLength(sent)
      expect((await scene.ledger()).calls.filter(({ path }) => path.endsWith(CALLS.submit))).toHaveLength(0)
    },
  },
  {
    id: 'N05',
    title: '后端办成之后连接一直断：提示结果未知，同一把键重试只办一次',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      // 多于门户与浏览器自己会重发的次数
      await scene.fault(CALLS.submit, { abort: 'after' }, 20)
      await submitDraft(scene)
    },
    expect: async (scene) => {
      const before = await formValues(scene.page)
      await scene.says(TEXTS.network)
      await scene.press('确认')
      await hasBanner(scene)
      expect(await formValues(scene.page)).toBe(before)
      const reviews = await pendingReviews(scene)
      await scene.heal()
      await submitDraft(scene)
      await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
      const keys = scene.seen.calls(CALLS.submit).map((request) => request.headers()['idempotency-key'])
      expect(new Set(keys).size, '幂等键').toBe(1)
      expect(await pendingReviews(scene)).toBe(reviews)
      await hasNoBanner(scene)
    },
  },
  {
    id: 'N05c',
    title: '结果未知之后登录失效，重新登录恢复草稿再提交：仍是同一把键，只办一次',
    persona: 'chain-operator',
    at: '',
    before: (scene) => scene.mock('POST', 'world', { scenario: 'circulating', seed: 1 }),
    arrange: fillTransfer,
    act: async (scene) => {
      await scene.fault(TRANSFER, { abort: 'after' }, 20)
      await submitDraft(scene)
      await scene.says(TEXTS.network)
      await scene.press('确认')
      await hasBanner(scene)
      await scene.heal()
      await scene.fault('/v1/credits/transfer/save', { status: 401 })
      await scene.click('保存草稿')
      await scene.isAtLogin()
    },
    expect: async (scene) => {
      await scene.signIn('chain-operator')
      await hasBanner(scene)
      await scene.visit('/credit/chain/transfer/apply?view=create')
      await scene.page.getByRole('button', { name: '恢复', exact: true }).click()
      await submitDraft(scene)
      await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
      const accepted = (await scene.ledger()).calls.filter(
        ({ path, code }) => path.endsWith(TRANSFER) && code === '0',
      )
      expect(new Set(accepted.map(({ headers }) => headers['idempotency-key'])).size, '幂等键').toBe(1)
      await hasNoBanner(scene)
    },
  },
  {
    id: 'N09',
    title: '资金类调用超过 60 秒没有答复：重新加载后仍提示结果未知，不自动再发',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      await scene.hang(CALLS.submit)
      await submitDraft(scene)
    },
    expect: async (scene) => {
      await scene.says(TEXTS.timeout)
      expect(await scene.timeoutOf(CALLS.submit)).toBe(60_000)
      await scene.heal()
      await scene.press('确认')
      await scene.isReady()
      await hasBanner(scene)
      await scene.page.clock.runFor(60_000)
      expect(scene.seen.calls(CALLS.submit)).toHaveLength(1)
      await submitted(scene)
    },
  },
]
