// 确权与融资：一次办完的确权与申请
import { When } from '@cucumber/cucumber'
import { handle } from '../../support/handling.ts'
import { goTo } from '../../support/progress.ts'
import { start } from '../../support/starts.ts'
import type { ScfWorld } from '../../support/world.ts'

When(
  '{人员}确权{编号}，争议金额为{金额}',
  async function (this: ScfWorld, person: string, row: string, dispute: string) {
    await handle(this, person, '债务人确权', row, '确权')
    await this.form.fillIn({ 争议金额: dispute, 争议原因: '入库单少两件' })
    await this.shell.submit()
    await this.toast.says('确权意见已提交复核')
  },
)
/** 填到金额，点了下一步；放不放行由场景说。 */
When(
  '我以{编号}向{文本}申请保理融资{金额}',
  async function (this: ScfWorld, row: string, offer: string, amount: string) {
    await start(this, '保理融资', row)
    await goTo(this, '选资金方')
    await this.form.fillIn({ 资金方: offer })
    await goTo(this, '金额与费用')
    await this.form.fillIn({ 融资申请金额: amount })
    await this.shell.click('下一步')
  },
)
