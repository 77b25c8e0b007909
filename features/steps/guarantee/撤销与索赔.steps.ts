// 撤销与索赔：开立之后的索赔与验真
import { When } from '@cucumber/cucumber'
import { fillPaper } from '../../support/forms.ts'
import type { ScfWorld } from '../../support/world.ts'

When(
  '{人员}就{文本}的保函索赔{金额}，事由是{文本}',
  async function (this: ScfWorld, person: string, letter: string, amount: string, reason: string) {
    await this.signIn(person)
    await this.open('新增索赔')
    await fillPaper(this, '保函索赔', { 保函编号: letter, 索赔金额: amount, 索赔事由: reason })
    await this.form.upload('索赔书.pdf', '索赔书')
    await this.shell.submit()
    await this.toast.says('索赔已提交复核')
  },
)
When('我验真{金额}的保函', async function (this: ScfWorld, amount: string) {
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
