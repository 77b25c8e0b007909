import { expect } from '../../../features/support/expect.ts'
import { CALLS, PLACES } from '../../faults/FaultCase.ts'
import type { Fixture } from '../../faults/Fixture.ts'
import type { DeployCase } from '../DeployCase.ts'
import { openFixture } from '../openFixture.ts'

const pendingReviews = async (fixture: Fixture): Promise<number> =>
  (await fixture.rows('IssueApplication')).filter(({ issueStatus }) => issueStatus === 'PENDING_REVIEW')
    .length

const submits = async (fixture: Fixture) =>
  (await fixture.ledger()).calls.filter(({ path }) => path.endsWith(CALLS.submit))

/** Two instances behave as one: they keep no state, and users do not notice when one dies. */
export const cases: DeployCase[] = [
  {
    id: 'I01',
    title: '办理途中先后死掉两个实例：没有一个调用失败，没有丢什么',
    run: async (deployment) => {
      const [first, second] = deployment.stack.instances
      const { fixture, failures, violations, close } = await openFixture(deployment)
      const served = () => deployment.stack.instances.map((one) => one.accessLog().length)
      await fixture.signIn('core-operator')
      await fixture.visit(PLACES.issue)
      const before = await pendingReviews(fixture)
      await first?.kill()
      try {
        await fixture.refresh()
        await fixture.settled()
        await fixture.openDraft()
      } finally {
        await deployment.stack.revive(first)
      }
      await second?.kill()
      try {
        await fixture.click('提交复核')
        await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
        const reviewer = await openFixture(deployment, { sameWorldAs: fixture })
        await reviewer.fixture.signIn('core-director')
        await reviewer.fixture.visit(PLACES.review)
        await expect(reviewer.fixture.page.getByRole('table').first()).toBeVisible()
        expect(reviewer.failures).toEqual([])
        await reviewer.close()
      } finally {
        await deployment.stack.revive(second)
      }
      expect(await pendingReviews(fixture)).toBe(before + 1)
      expect(await submits(fixture)).toHaveLength(1)
      expect(failures).toEqual([])
      expect(await violations()).toEqual([])
      expect(fixture.seen.errors).toEqual([])
      deployment.note(`两个实例各答了 ${served().join('、')} 个请求，失败 0 个`)
      await close()
    },
  },
  {
    id: 'I02',
    title: '提交已经发出时实例死掉：告知结果未知，同一笔再提交只办一次',
    run: async (deployment) => {
      const [first, second] = deployment.stack.instances
      const { fixture, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      const before = await pendingReviews(fixture)
      await fixture.openDraft()
      // only the first is left to serve it
      await second?.kill()
      await fixture.fault(CALLS.submit, { delayMs: 6_000 })
      await fixture.click('提交复核')
      const waiting = () => fixture.mock<{ faults: unknown[] }>('GET', 'faults')
      await expect.poll(async () => (await waiting()).faults.length, { message: '后端收到' }).toBe(0)
      // the other is back before this one is killed: the portal as a whole stays up
      await deployment.stack.revive(second)
      await first?.kill()
      await expect(fixture.dialog).toContainText('网络异常')
      await fixture.press('确认')
      await expect(fixture.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toBeVisible()
      await expect
        .poll(() => pendingReviews(fixture), { message: '后端办完', timeout: 15_000 })
        .toBe(before + 1)
      await fixture.click('提交复核')
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      expect(await pendingReviews(fixture)).toBe(before + 1)
      expect((await submits(fixture)).length).toBe(2)
      await expect(fixture.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toHaveCount(0)
      await close()
    },
  },
]
