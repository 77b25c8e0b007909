import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, TEXTS } from '../FaultCase.ts'

/** 业务代码（B）。 */
export const cases: FaultCase[] = [
  {
    id: 'B09',
    title: '结果未知之后重试，服务端说是重复的请求：仍提示去查询，不再办一次',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.fault(CALLS.submit, { abort: 'after' }, 20)
      await fixture.click('提交复核')
      await fixture.says(TEXTS.network)
      await fixture.press('确认')
      await fixture.heal()
      await fixture.fault(CALLS.submit, { code: 'IDEMPOTENCY_MISMATCH', message: '重复的请求，但内容不一致' })
      await fixture.click('提交复核')
    },
    expect: async (fixture) => {
      await expect(fixture.page.getByText('重复的请求').first()).toBeVisible()
      await expect(fixture.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toBeVisible()
    },
  },
]
