// 流转：转让的明细与整笔转让
import { When } from '@cucumber/cucumber'
import { prepared } from '../../support/handling.ts'
import { start } from '../../support/starts.ts'
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

When('我加一行{金额}的转让明细', async function (this: ScfWorld, amount: string) {
  await addLine(this, amount)
})
When(
  '{人员}把{编号}的凭证转让{金额}',
  prepared(
    (world, person, row, parts) => world.as(person).transfer(row, parts, PREPARED_LINE),
    async function (this: ScfWorld, person: string, row: string, parts: string) {
      await this.signIn(person)
      await start(this, '转让', row)
      for (const amount of parts.split('、')) await addLine(this, amount)
      await this.shell.submit()
      await this.toast.says('已提交复核')
    },
  ),
)
