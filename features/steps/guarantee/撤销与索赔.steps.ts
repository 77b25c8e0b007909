// 撤销与索赔：开立之后的申请撤销、索赔、验真，几步办完的一段
import { When } from '@cucumber/cucumber'
import { decide } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 复核通过并签署；单据还留在列表里。 */
const approve = (world: ScfWorld, person: string, page: string, row: string) =>
  decide(world, [person, page, row], '复核', '通过')

When('{文本}申请撤销{文本}的保函', async function (this: ScfWorld, person: string, amount: string) {
  await this.signIn(person)
  await this.open('保函撤销申请')
  await this.form.fillIn({ 保函编号: amount, 撤销原因: '其他', 撤销说明: '与各方协商一致，撤销保函' })
  await this.shell.submit()
  await this.toast.says('撤销申请已提交复核')
})
When('{文本}复核通过{文本}的保函撤销', async function (this: ScfWorld, person: string, row: string) {
  await approve(this, person, '保函撤销管理', row)
})
const fill = (world: ScfWorld, letter: string, amount: string) =>
  world.form.fillIn({
    保函编号: letter,
    索赔金额: amount,
    索赔事由: '违约不履行',
    违约情况说明: '未按合同约定的节点完成施工，经催告仍未整改',
  })

When(
  '我填写{文本}的保函的索赔，金额为{文本}',
  async function (this: ScfWorld, letter: string, amount: string) {
    await fill(this, letter, amount)
  },
)
When(
  '{文本}就{文本}的保函索赔{文本}',
  async function (this: ScfWorld, person: string, letter: string, amount: string) {
    await this.signIn(person)
    await this.open('新增索赔')
    await fill(this, letter, amount)
    await this.form.upload('索赔书.pdf', '索赔书')
    await this.shell.submit()
    await this.toast.says('索赔已提交复核')
  },
)
When('{文本}复核并交单{文本}的索赔', async function (this: ScfWorld, person: string, row: string) {
  await approve(this, person, '索赔管理', row)
})
When('我验真{文本}的保函', async function (this: ScfWorld, amount: string) {
  const plain = amount.replaceAll(',', '')
  const rows = await this.control.rows('Guarantee')
  const letter = rows.find((row) => row['guaranteeAmount'] === plain && row['guaranteeNo'])
  if (!letter) throw new Error(`没有金额为${amount}的已开立保函`)
  await this.form.fillIn({
    保函编号: String(letter['guaranteeNo']),
    验真码: String(letter['antiFakeCode']),
  })
  await this.dialog('保函验真').click('验真')
})
