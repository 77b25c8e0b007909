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

/** 平台设置的名称 → 控制台的键。 */
const SETTINGS: Readonly<Record<string, string>> = {
  短信签署: 'signatureSwitchOpen',
  在线客服: 'customerService',
  保函先实名: 'guaranteeEnableRealName',
  对象存储: 'objectStore',
  对象存储以提交取: 'objectStorePost',
}

Given('示例数据为{示例数据}', async function (this: ScfWorld, scenario: string) {
  await this.control.newWorld(scenario)
})
Given('平台已{开关}{名称}', async function (this: ScfWorld, turn: string, name: string) {
  const key = SETTINGS[name]
  if (!key) throw new Error(`没有“${name}”这个平台设置；可用：${Object.keys(SETTINGS).join('、')}`)
  await this.control.settings({ [key]: turn === '打开' })
})
Given('平台换了CSRF令牌与公钥', async function (this: ScfWorld) {
  await this.control.rotate()
})
Given('银行不答复支付指令', async function (this: ScfWorld) {
  await this.control.settings({ bankAnswers: false })
})
When('银行恢复答复', async function (this: ScfWorld) {
  await this.control.settings({ bankAnswers: true })
})
Given('系统中有如下{单据}:', async function (this: ScfWorld, entity: string, table: DataTable) {
  await this.control.seed(entity, records(this, table))
})
Given(
  '系统中有{人员}经办的如下{单据}:',
  async function (this: ScfWorld, person: string, entity: string, table: DataTable) {
    const { userId: createUserId, personName } = await this.control.person(person)
    const rows = records(this, table).map((row) => ({ ...row, 经办人: personName, createUserId }))
    await this.control.seed(entity, rows)
  },
)
When(
  '外部机构{外部机构}对{单号}办理{机构的事}',
  async function (this: ScfWorld, party: string, key: string, event: string) {
    await this.control.event(party, event, key)
  },
)
Then('账本应有{数}笔记账', async function (this: ScfWorld, count: number) {
  await expect
    .poll(async () => (await this.control.ledger()).bookings.length, { message: '账本的笔数' })
    .toBe(count)
})
Then('账本应有如下记账:', async function (this: ScfWorld, table: DataTable) {
  const { bookings } = await this.control.ledger()
  for (const record of records(this, table))
    expect(bookings).toContainEqual(expect.objectContaining(booking(record)))
})
