import { expect } from '../../../features/support/expect.ts'
import { CALLS, PLACES } from '../../faults/FaultCase.ts'
import type { Scene } from '../../faults/Scene.ts'
import type { DeployCase } from '../DeployCase.ts'
import { openScene } from '../openScene.ts'

const pendingReviews = async (scene: Scene): Promise<number> =>
  (await scene.rows('IssueApplication')).filter(({ issueStatus }) => issueStatus === 'PENDING_REVIEW').length

const submits = async (scene: Scene) =>
  (await scene.ledger()).calls.filter(({ path }) => path.endsWith(CALLS.submit))

/** Two instances like one: nothing is kept on them, and nobody notices when one dies. */
export const cases: DeployCase[] = [
  {
    id: 'I01',
    title: '办理途中先后死掉两个实例：没有一个调用失败，没有丢什么',
    run: async (stage) => {
      const [first, second] = stage.stack.instances
      const { scene, failures, violations, close } = await openScene(stage)
      const served = () => stage.stack.instances.map((one) => one.accessLog().length)
      await scene.signIn('core-operator')
      await scene.visit(PLACES.issue)
      const before = await pendingReviews(scene)
      await first?.kill()
      try {
        await scene.refresh()
        await scene.settled()
        await scene.openDraft()
      } finally {
        await stage.stack.revive(first)
      }
      await second?.kill()
      try {
        await scene.click('提交复核')
        await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
        const reviewer = await openScene(stage, { sameWorldAs: scene })
        await reviewer.scene.signIn('core-director')
        await reviewer.scene.visit(PLACES.review)
        await expect(reviewer.scene.page.getByRole('table').first()).toBeVisible()
        expect(reviewer.failures).toEqual([])
        await reviewer.close()
      } finally {
        await stage.stack.revive(second)
      }
      expect(await pendingReviews(scene)).toBe(before + 1)
      expect(await submits(scene)).toHaveLength(1)
      expect(failures).toEqual([])
      expect(await violations()).toEqual([])
      expect(scene.seen.errors).toEqual([])
      stage.note(`两个实例各答了 ${served().join('、')} 个请求，失败 0 个`)
      await close()
    },
  },
  {
    id: 'I02',
    title: '提交已经发出时实例死掉：告知结果未知，同一笔再提交只办一次',
    run: async (stage) => {
      const [first, second] = stage.stack.instances
      const { scene, close } = await openScene(stage)
      await scene.signIn('core-operator')
      const before = await pendingReviews(scene)
      await scene.openDraft()
      // only the first is left to carry it
      await second?.kill()
      await scene.fault(CALLS.submit, { delayMs: 6_000 })
      await scene.click('提交复核')
      const waiting = () => scene.mock<{ faults: unknown[] }>('GET', 'faults')
      await expect.poll(async () => (await waiting()).faults.length, { message: '后端收到' }).toBe(0)
      // the other is back before this one dies: the portal as a whole is never gone
      await stage.stack.revive(second)
      await first?.kill()
      await expect(scene.dialog).toContainText('网络异常')
      await scene.press('确认')
      await expect(scene.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toBeVisible()
      await expect
        .poll(() => pendingReviews(scene), { message: '后端办完', timeout: 15_000 })
        .toBe(before + 1)
      await scene.click('提交复核')
      await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
      expect(await pendingReviews(scene)).toBe(before + 1)
      expect((await submits(scene)).length).toBe(2)
      await expect(scene.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toHaveCount(0)
      await close()
    },
  },
]
