// 审批：通过、驳回、短信签署
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

When('审批{决定}{意见}', async function (this: ScfWorld, decision: string, opinion: string | undefined) {
  await this.approval.decide(decision, opinion)
})
When('完成短信签署', async function (this: ScfWorld) {
  await this.signing.sign()
})
When('短信验证码填写{验证码}', async function (this: ScfWorld, code: string) {
  await this.signing.enter(code)
})
