// 审批：通过、驳回、短信签署
import { Then, When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

When('审批通过', async function (this: ScfWorld) {
  await this.approval.decide('通过')
})
When('审批通过，意见{文本}', async function (this: ScfWorld, opinion: string) {
  await this.approval.decide('通过', opinion)
})
When('审批驳回', async function (this: ScfWorld) {
  await this.approval.decide('驳回')
})
When('审批驳回，意见{文本}', async function (this: ScfWorld, opinion: string) {
  await this.approval.decide('驳回', opinion)
})
When('审批选择{文本}，意见{文本}', async function (this: ScfWorld, decision: string, opinion: string) {
  await this.approval.decide(decision, opinion)
})
When('完成短信签署', async function (this: ScfWorld) {
  await this.signing.sign()
})
When('短信验证码填写{文本}', async function (this: ScfWorld, code: string) {
  await this.signing.enter(code)
})
Then('重新发送验证码还要等{int}秒', async function (this: ScfWorld, seconds: number) {
  await this.signing.waits(seconds)
})
