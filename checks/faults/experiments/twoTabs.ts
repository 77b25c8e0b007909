import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { formValues } from '../oracle.ts'
import type { Scene } from '../Scene.ts'
import type { Finding } from './Finding.ts'
import { type MoneyForm, moneyForms } from './moneyForms.ts'

/** 第二个标签页在第一个之后多久点（毫秒），与应答隔多久才到。 */
const GAPS = [0, 150, 1_500] as const
const DELAYS = [0, 400] as const

interface Count {
  runs: number
  requests: number
  bookings: number
}

/** 另一个标签页里同一张表单，内容也一样：同一个地址，有草稿就恢复；凑不出同样的内容得 undefined。 */
async function twin(scene: Scene, button: string): Promise<Page | undefined> {
  const first = scene.page
  const second = await scene.openTab()
  await second.goto(first.url())
  await scene.isReady(second)
  const restore = second.getByRole('button', { name: '恢复', exact: true })
  await restore.click({ timeout: 2_000 }).catch(() => undefined)
  await scene.settled(second)
  const isThere = await second.getByRole('button', { name: button, exact: true }).isVisible()
  if (isThere && (await formValues(first)) === (await formValues(second))) return second
  await second.close()
  return undefined
}

/** 两个标签页先后提交同样的内容，各种间隔与应答：发出几次、办成几笔。 */
async function countOf(scene: Scene, form: MoneyForm): Promise<Count> {
  const count: Count = { runs: 0, requests: 0, bookings: 0 }
  for (const delay of DELAYS)
    for (const gap of GAPS) {
      await scene.mock('POST', 'world', { scenario: form.scenario ?? 'circulating', seed: 1 })
      scene.page = await scene.openTab()
      await scene.signIn(form.persona)
      await form.prepare(scene)
      const second = await twin(scene, form.button)
      if (second) {
        if (delay > 0) await scene.fault(form.call, { delayMs: delay }, 2)
        const before = scene.seen.calls(form.call).length
        await scene.click(form.button)
        await pause(gap)
        await scene.click(form.button, second)
        await expect(scene.page.getByText(form.done).first()).toBeVisible()
        await scene.isAnswered(second)
        const { calls } = await scene.ledger()
        const accepted = calls.filter(({ path, code }) => path.endsWith(form.call) && code === '0')
        count.runs += 1
        count.requests += scene.seen.calls(form.call).length - before
        count.bookings += new Set(accepted.map(({ headers }) => headers['idempotency-key'])).size
        await second.close()
      }
      await scene.page.close()
    }
  return count
}

/** 同样的表单、同样的内容开在两个标签页里，都点了提交：每次只办一笔才成立。 */
export async function twoTabs(scene: Scene): Promise<Finding> {
  const figures: Record<string, number> = {}
  let holds = true
  for (const form of moneyForms) {
    const { runs, requests, bookings } = await countOf(scene, form)
    figures[`${form.title}次数`] = runs
    figures[`${form.title}发出`] = requests
    figures[`${form.title}办成`] = bookings
    holds &&= bookings === runs
  }
  return { title: '两个标签页提交同样的内容', figures, holds }
}
