// 故障：业务错误、状态、超时、断网、延迟
import { Given } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

Given('下一次{文本}调用返回业务错误{文本}', async function (this: ScfWorld, path: string, message: string) {
  await this.inject({ match: { path }, respond: { code: 'INJECTED', message }, times: 1 })
})
Given('下一次{文本}调用返回状态{int}', async function (this: ScfWorld, path: string, status: number) {
  this.expectedFailures.push(path)
  await this.inject({ match: { path }, respond: { status }, times: 1 })
})
Given('下一次{文本}调用超时', async function (this: ScfWorld, path: string) {
  this.expectedFailures.push(path)
  await this.inject({ match: { path }, respond: { status: 504 }, times: 1 })
})
Given('下一次{文本}调用断网', async function (this: ScfWorld, path: string) {
  await this.cutOff(path, 1)
})
Given('{文本}调用断网', async function (this: ScfWorld, path: string) {
  await this.cutOff(path)
})
Given('{文本}调用的网络恢复', async function (this: ScfWorld, path: string) {
  await this.restore(path)
})
Given('下一次{文本}调用延迟{int}毫秒', async function (this: ScfWorld, path: string, delayMs: number) {
  await this.inject({ match: { path }, respond: { delayMs }, times: 1 })
})
Given('{文本}调用一直返回状态{int}', async function (this: ScfWorld, path: string, status: number) {
  this.expectedFailures.push(path)
  await this.inject({ match: { path }, respond: { status }, times: 1000 })
})
Given('后端恢复正常', async function (this: ScfWorld) {
  await this.control.clearFaults()
})
