// 填写：字段、上传、字段提示
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { pairs } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

When('我填写如下:', async function (this: ScfWorld, table: DataTable) {
  await this.form.fillIn(pairs(this, table))
})
When('我填写{文本}为{文本}', async function (this: ScfWorld, label: string, value: string) {
  await this.form.field(label).fill(value)
})
When('我在{文本}中不停顿地键入{文本}', async function (this: ScfWorld, label: string, value: string) {
  const box = this.page.getByRole('searchbox', { name: label })
  await box.focus()
  // 机器再慢，两次按键之间页面上也不会过去一会儿：一口气键入
  await box.evaluate((_, text) => {
    for (const letter of text) document.execCommand('insertText', false, letter)
  }, value)
})
When('我接着键入{文本}', async function (this: ScfWorld, value: string) {
  await this.page.keyboard.type(value)
})
When('我选择{文本}为{文本}', async function (this: ScfWorld, label: string, value: string) {
  await this.form.field(label).fill(value)
})
When('我清空{文本}', async function (this: ScfWorld, label: string) {
  await this.form.field(label).clear()
})
When('我上传{文本}到{文本}', async function (this: ScfWorld, file: string, label: string) {
  await this.form.upload(file, label)
})
When('我上传{int}张数电发票到{文本}', async function (this: ScfWorld, count: number, label: string) {
  const names = Array.from({ length: count }, (_, at) => `数电发票${at + 1}.xml`)
  await this.form.uploadAll(names, label)
})
When('我选择文件{文本}上传到{文本}', async function (this: ScfWorld, file: string, label: string) {
  await this.form.choose(file, label)
})
When(
  '我选择{int}MB的文件{文本}上传到{文本}',
  async function (this: ScfWorld, size: number, file: string, label: string) {
    await this.form.choose(file, label, size)
  },
)
Then('字段{文本}应为{文本}', async function (this: ScfWorld, label: string, value: string) {
  await this.form.field(label).is(value)
})
Then('字段应如下:', async function (this: ScfWorld, table: DataTable) {
  for (const [label, value] of Object.entries(pairs(this, table))) await this.form.field(label).is(value)
})
Then('字段{文本}应提示{文本}', async function (this: ScfWorld, label: string, text: string) {
  await this.form.field(label).says(text)
})
Then(
  '字段{文本}的选项{文本}应不可选，因为{文本}',
  async function (this: ScfWorld, label: string, option: string, reason: string) {
    await this.form.field(label).refuses(option, reason)
  },
)
Then('字段{文本}的选项应为{文本}', async function (this: ScfWorld, label: string, options: string) {
  await this.form.field(label).offers(options.split('、'))
})
Then('字段{文本}应可填写', async function (this: ScfWorld, label: string) {
  await this.form.field(label).isEditable(true)
})
Then('字段{文本}不可填写', async function (this: ScfWorld, label: string) {
  await this.form.field(label).isEditable(false)
})
Then('不应有字段{文本}', async function (this: ScfWorld, label: string) {
  await this.form.field(label).isAbsent()
})
Then('光标应在{文本}', async function (this: ScfWorld, label: string) {
  await this.form.field(label).isFocused()
})
