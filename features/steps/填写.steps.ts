// 填写：字段、上传、字段提示
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Place } from '../support/clauses.ts'
import { expect } from '../support/expect.ts'
import { pairs } from '../support/parameters.ts'
import type { Field } from '../support/screens/Field.ts'
import type { ScfWorld } from '../support/world.ts'

When('我填写如下:', async function (this: ScfWorld, table: DataTable) {
  await this.form.fillIn(pairs(this, table))
})
When('我填写/我选择{字段}为{文本}', async function (this: ScfWorld, field: Field, value: string) {
  await field.fill(value)
})
When('我上传{文件}到{项目}', async function (this: ScfWorld, file: string, label: string) {
  await this.form.upload(file, label)
})
Then('附件{文件}应显示小图', async function (this: ScfWorld, file: string) {
  await this.form.showsPicture(file)
})
When('我上传{数}张数电发票到{项目}', async function (this: ScfWorld, count: number, label: string) {
  const names = Array.from({ length: count }, (_, at) => `数电发票${at + 1}.xml`)
  await this.form.uploadAll(names, label)
})
/** 只选择，不管收不收；0MB 的不补足大小。 */
When(
  '我选择{数}MB的文件{文件}上传到{项目}',
  async function (this: ScfWorld, size: number, file: string, label: string) {
    await this.form.choose(file, label, size)
  },
)
Then('{字段}应为{文本}', async function (this: ScfWorld, field: Field, value: string) {
  await field.is(value)
})
Then('字段应如下:', async function (this: ScfWorld, table: DataTable) {
  for (const [label, value] of Object.entries(pairs(this, table))) await this.form.field(label).is(value)
})
Then('{字段}应提示{文本}', async function (this: ScfWorld, field: Field, text: string) {
  await field.says(text)
})
/** 所选的说明、余额、期限之类，与所选的在一起才算。 */
Then(
  '{字段}选了{文本}，旁边应显示{文本}',
  async function (this: ScfWorld, field: Field, chosen: string, text: string) {
    await field.is(chosen)
    await field.says(text)
  },
)
Then(
  '字段{项目}的选项{选项}应不可选，因为{文本}',
  async function (this: ScfWorld, label: string, option: string, reason: string) {
    await this.form.field(label).refuses(option, reason)
  },
)
Then('字段{项目}的选项应为{选项}', async function (this: ScfWorld, label: string, options: string) {
  await this.form.field(label).offers(options.split('、'))
})
Then('{字段}应可填写', async function (this: ScfWorld, field: Field) {
  await field.isEditable(true)
})
Then('{字段}不可填写', async function (this: ScfWorld, field: Field) {
  await field.isEditable(false)
})
Then('不应有字段{项目}', async function (this: ScfWorld, label: string) {
  await this.form.field(label).isAbsent()
})

// 光标

/** 写在光标所在的地方，选中的随之换掉。 */
When('我接着键入{文本}', async function (this: ScfWorld, value: string) {
  // 机器再慢，两次按键之间页面上也不会过去一会儿：一口气键入
  await this.page.evaluate((text) => {
    for (const letter of text) document.execCommand('insertText', false, letter)
  }, value)
})
/** 换掉原有的，一次放进去；光标留在里面。 */
When('我粘贴{文本}到{字段}', async function (this: ScfWorld, text: string, field: Field) {
  await field.paste(text)
})
When('我把光标移到{何处}', async function (this: ScfWorld, { kind, name }: Place) {
  if (kind === '按钮') return this.page.getByRole('button', { name, exact: true }).last().focus()
  const area = kind === '查询条件' ? this.page.getByRole('search') : this.page
  const box = area.getByRole('textbox', { name, exact: true })
  // 接着键入的写在末尾
  await box.or(area.getByRole('searchbox', { name, exact: true })).press('End')
})
/** 一页开头的跳转：Tab 到 跳到……，空格按下。 */
When('我跳到{文本}', async function (this: ScfWorld, name: string) {
  await this.page.getByRole('button', { name: '跳到主要内容' }).focus()
  const link = this.page.getByRole('button', { name: `跳到${name}`, exact: true })
  for (
    let pressed = 0;
    pressed < 3 && !(await link.evaluate((one) => one === document.activeElement));
    pressed++
  )
    await this.page.keyboard.press('Tab')
  await this.page.keyboard.press('Space')
})
Then('光标应在标题{文本}', async function (this: ScfWorld, name: string) {
  await expect(this.page.getByRole('heading', { level: 1, name }), `光标应在标题“${name}”`).toBeFocused()
})
Then('光标应在{何处}', async function (this: ScfWorld, { kind, name }: Place) {
  if (kind === '按钮')
    await expect(this.page.getByRole('button', { name, exact: true }), `光标应在“${name}”`).toBeFocused()
  else if (kind === '行')
    await expect(
      this.table().row(name).and(this.page.locator('tr:focus-within')),
      `光标应在“${name}”这一行`,
    ).toBeVisible()
  else await (kind === '查询条件' ? this.query.condition(name) : this.form.field(name)).isFocused()
})
