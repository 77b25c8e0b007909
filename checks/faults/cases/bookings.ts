import { expect } from '../../../features/support/expect.ts'
import { Form } from '../../../features/support/screens/Form.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'
import { formValues } from '../oracle.ts'

const TRANSFER = '/v1/credits/transfer/submit'
/** 转让申请，填到只差提交。 */
const fillTransfer = async (fixture: Fixture) => {
  const form = new Form(fixture.page)
  await fixture.visit('/credit/chain/transfer/apply?view=create')
  await form.fillIn({ 持有编号: '1,000,000.00' })
  await fixture.click('新增明细')
  await form.fillIn({
    受让方: '苏州锦衡电气设备有限公司',
    转让用途: '支付货款',
    合同编号: '苏州锦衡电气采购合同',
    转让金额: '320,000.00',
  })
  await fixture.click('确定')
}
const submitDraft = (fixture: Fixture) => fixture.click('提交复核')
const submitted = async ({ seen }: Fixture) =>
  expect.poll(() => seen.calls(CALLS.submit).length, { message: '提交的次数' }).toBeGreaterThan(0)
const banner = '有一笔业务提交结果未知，请查询后再操作'
const hasBanner = ({ page }: Fixture) => expect(page.getByText(banner)).toBeVisible()
const hasNoBanner = ({ page }: Fixture) => expect(page.getByText(banner)).toHaveCount(0)
const states = async (fixture: Fixture) =>
  (await fixture.rows('IssueApplication')).map((row) => row['issueStatus'])
const pendingReviews = async (fixture: Fixture) =>
  (await states(fixture)).filter((state) => state === 'PENDING_REVIEW').length

/** 业务发出去之后没有等到结果（N02、N05、N09）。 */
export const cases: FaultCase[] = [
  {
    id: 'N02',
    title: '提交时断网：值保留，按钮可用，恢复后不自动重发',
    keepsForm: true,
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.context.setOffline(true)
      await submitDraft(fixture)
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.network)
      await expect(fixture.page.getByRole('button', { name: '提交复核', exact: true })).toBeEnabled()
      const sent = fixture.seen.calls(CALLS.submit).length
      await fixture.context.setOffline(false)
      await fixture.page.clock.runFor(30_000)
      expect(fixture.seen.calls(CALLS.submit)).toHaveLength(sent)
      expect((await fixture.ledger()).calls.filter(({ path }) => path.endsWith(CALLS.submit))).toHaveLength(0)
    },
  },
  {
    id: 'N05',
    title: '后端办成之后连接一直断：提示结果未知，同一把键重试只办一次',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      // 多于门户与浏览器自己会重发的次数
      await fixture.fault(CALLS.submit, { abort: 'after' }, 20)
      await submitDraft(fixture)
    },
    expect: async (fixture) => {
      const before = await formValues(fixture.page)
      await fixture.says(TEXTS.network)
      await fixture.press('确认')
      await hasBanner(fixture)
      expect(await formValues(fixture.page)).toBe(before)
      const reviews = await pendingReviews(fixture)
      await fixture.heal()
      await submitDraft(fixture)
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      const keys = fixture.seen.calls(CALLS.submit).map((request) => request.headers()['idempotency-key'])
      expect(new Set(keys).size, '幂等键').toBe(1)
      expect(await pendingReviews(fixture)).toBe(reviews)
      await hasNoBanner(fixture)
    },
  },
  {
    id: 'N05c',
    title: '结果未知之后登录失效，重新登录恢复草稿再提交：仍是同一把键，只办一次',
    persona: 'chain-operator',
    at: '',
    before: (fixture) => fixture.mock('POST', 'world', { scenario: 'circulating', seed: 1 }),
    arrange: fillTransfer,
    act: async (fixture) => {
      await fixture.fault(TRANSFER, { abort: 'after' }, 20)
      await submitDraft(fixture)
      await fixture.says(TEXTS.network)
      await fixture.press('确认')
      await hasBanner(fixture)
      await fixture.heal()
      await fixture.fault('/v1/credits/transfer/save', { status: 401 })
      await fixture.click('保存草稿')
      await fixture.isAtLogin()
    },
    expect: async (fixture) => {
      await fixture.signIn('chain-operator')
      await hasBanner(fixture)
      await fixture.visit('/credit/chain/transfer/apply?view=create')
      await fixture.page.getByRole('button', { name: '恢复', exact: true }).click()
      await submitDraft(fixture)
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      const accepted = (await fixture.ledger()).calls.filter(
        ({ path, code }) => path.endsWith(TRANSFER) && code === '0',
      )
      expect(new Set(accepted.map(({ headers }) => headers['idempotency-key'])).size, '幂等键').toBe(1)
      await hasNoBanner(fixture)
    },
  },
  {
    id: 'N09',
    title: '资金类调用超过 60 秒没有答复：重新加载后仍提示结果未知，不自动再发',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.hang(CALLS.submit)
      await submitDraft(fixture)
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.timeout)
      expect(await fixture.timeoutOf(CALLS.submit)).toBe(60_000)
      await fixture.heal()
      await fixture.press('确认')
      await fixture.isReady()
      await hasBanner(fixture)
      await fixture.page.clock.runFor(60_000)
      expect(fixture.seen.calls(CALLS.submit)).toHaveLength(1)
      await submitted(fixture)
    },
  },
]
