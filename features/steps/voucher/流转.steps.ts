// 流转：转让、退回、协商回收，从填写、复核到对方答复
import { Then, When } from '@cucumber/cucumber'
import { finish, handle, passes, prepared } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

const LINE: Readonly<Record<string, string>> = {
  受让方: '苏州锦衡电气设备有限公司',
  转让用途: '支付货款',
  合同编号: '苏州锦衡电气采购合同',
}

/** 同一行，后台要的写法。 */
const PREPARED_LINE = {
  transfereeName: '苏州锦衡电气设备有限公司',
  transferPurpose: '支付货款',
  contractNo: 'HY-CG-2026-0005',
}

async function addLine(world: ScfWorld, amount: string) {
  await world.shell.click('新增明细')
  await world.form.fillIn({ ...LINE, 转让金额: amount })
  await world.shell.click('确定')
  await world.dialog().isGone()
}

/** 打开新增的表单，选好那一笔持有或凭证。 */
async function start(world: ScfWorld, [page, button, label]: [string, string, string], row: string) {
  await world.open(page)
  await world.shell.isAt(page)
  await world.shell.click(button)
  await world.shell.settled()
  await world.form.fillIn({ [label]: row })
}

const TRANSFER: [string, string, string] = ['凭证转让申请', '新增转让', '持有编号']
const RETURN: [string, string, string] = ['凭证退回申请', '申请退回', '持有编号']
const RECYCLE: [string, string, string] = ['回收申请', '发起协商回收', '凭证编号']

When('我开始转让{文本}的凭证', async function (this: ScfWorld, row: string) {
  await start(this, TRANSFER, row)
})
When('我加一行{文本}的转让明细', async function (this: ScfWorld, amount: string) {
  await addLine(this, amount)
})
When(
  '{文本}把{文本}的凭证转让{文本}',
  prepared(
    (world, person, row, parts) => world.as(person).transfer(row, parts, PREPARED_LINE),
    async function (this: ScfWorld, person: string, row: string, parts: string) {
      await this.signIn(person)
      await start(this, TRANSFER, row)
      for (const amount of parts.split('、')) await addLine(this, amount)
      await this.shell.submit()
      await this.toast.says('已提交复核')
    },
  ),
)
When('{文本}复核通过{文本}的转让', passes('转让', '拆分转让复核'))
When(
  '{文本}提交拒签{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).refuse(row),
    async function (this: ScfWorld, person: string, row: string) {
      await handle(this, person, '凭证签收申请', row, '拒签')
      await this.form.fillIn({ 拒签原因: '金额有误' })
      await this.shell.click('提交拒签')
      await this.table().cellIs(this.table().row(row), '签收状态', '拒签待复核')
    },
  ),
)
When('{文本}确认拒签{文本}的凭证', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '凭证签收复核', row], '复核', '确认拒签')
})
When('我开始退回{文本}的凭证', async function (this: ScfWorld, row: string) {
  await start(this, RETURN, row)
})
When(
  '{文本}提交退回{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).giveBack(row),
    async function (this: ScfWorld, person: string, row: string) {
      await this.signIn(person)
      await start(this, RETURN, row)
      await this.form.fillIn({ 退回原因: '合同解除', 退回说明: '合同已解除，整笔退回' })
      await this.shell.submit()
      await this.dialog().click('继续退回')
      await this.toast.says('退回申请已提交复核')
    },
  ),
)
When('{文本}复核通过{文本}的退回', passes('退回', '凭证退回复核'))
When(
  '{文本}受理{文本}的退回，意见为{文本}',
  async function (this: ScfWorld, person: string, row: string, answer: string) {
    await handle(this, person, '回收申请', row, answer.slice(0, 2))
    if (answer.startsWith('拒绝')) await this.form.fillIn({ 回收原因: '交易仍有效，不予收回' })
    await this.shell.submit()
    await this.toast.says('受理意见已提交复核')
  },
)
When('我开始协商回收{文本}的凭证', async function (this: ScfWorld, row: string) {
  await start(this, RECYCLE, row)
})
When(
  '{文本}发起协商回收{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).recycle(row),
    async function (this: ScfWorld, person: string, row: string) {
      await this.signIn(person)
      await start(this, RECYCLE, row)
      await this.form.fillIn({ 回收原因: '金额开错，收回重开' })
      await this.shell.submit()
      await this.toast.says('协商回收已提交复核')
    },
  ),
)
When('{文本}复核通过{文本}的回收', passes('回收', '回收复核'))
When(
  '{文本}同意回收{文本}的凭证',
  prepared(
    (world, person, row) => world.as(person).agree(row),
    async function (this: ScfWorld, person: string, row: string) {
      await handle(this, person, '凭证退回申请', row, '同意回收')
      await this.form.fillIn({ 退回说明: '同意收回' })
      await this.shell.submit()
      await this.toast.says('已同意，提交复核')
    },
  ),
)
Then('可转让的凭证中应有{文本}', async function (this: ScfWorld, text: string) {
  await start(this, TRANSFER, text)
})
