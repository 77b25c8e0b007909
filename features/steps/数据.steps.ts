// 数据：造数据、外部机构、账本
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { records } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

const BOOKING: Readonly<Record<string, string>> = {
  事件: 'event',
  单据编号: 'bizNo',
  金额: 'amount',
  摘要: 'summary',
  经办人: 'operatorName',
}

/** 账本的一行：中文表头换成账本的键，金额去掉千分位。 */
const booking = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([title, value]) => {
      const key = BOOKING[title]
      if (!key) throw new Error(`账本没有“${title}”这一列；可用：${Object.keys(BOOKING).join('、')}`)
      return [key, title === '金额' ? value.replaceAll(',', '') : value]
    }),
  )

Given('示例数据为{文本}', async function (this: ScfWorld, scenario: string) {
  await this.control.newWorld(scenario)
})
Given('短信签署已打开', async function (this: ScfWorld) {
  await this.control.settings({ signatureSwitchOpen: true })
})
Given('短信签署已关闭', async function (this: ScfWorld) {
  await this.control.settings({ signatureSwitchOpen: false })
})
Given('银行不答复支付指令', async function (this: ScfWorld) {
  await this.control.settings({ bankAnswers: false })
})
When('银行恢复答复', async function (this: ScfWorld) {
  await this.control.settings({ bankAnswers: true })
})
Given('系统中有如下{文本}:', async function (this: ScfWorld, entity: string, table: DataTable) {
  await this.control.seed(entity, records(this, table))
})
Given(
  '系统中有{文本}经办的如下{文本}:',
  async function (this: ScfWorld, person: string, entity: string, table: DataTable) {
    const createUserId = await this.control.userIdOf(person)
    const rows = records(this, table).map((row) => ({ ...row, 经办人: person, createUserId }))
    await this.control.seed(entity, rows)
  },
)
When(
  '外部机构{文本}对{文本}办理{文本}',
  async function (this: ScfWorld, party: string, key: string, event: string) {
    await this.control.event(party, event, key)
  },
)
Then('账本应有{int}笔记账', async function (this: ScfWorld, count: number) {
  await expect
    .poll(async () => (await this.control.ledger()).bookings.length, { message: '账本的笔数' })
    .toBe(count)
})
Then('账本应有如下记账:', async function (this: ScfWorld, table: DataTable) {
  const { bookings } = await this.control.ledger()
  for (const record of records(this, table))
    expect(bookings).toContainEqual(expect.objectContaining(booking(record)))
})
Then('后端应收到{文本}调用{int}次', async function (this: ScfWorld, path: string, times: number) {
  const count = async () =>
    (await this.control.ledger()).calls.filter((call) => call.path.includes(path)).length
  await expect.poll(count, { message: `${path} 的调用次数` }).toBe(times)
})
