// 导入：按表格当场写一份 Excel 交给导入
import { type DataTable, When } from '@cucumber/cucumber'
import write from 'write-excel-file/node'
import { labelled } from '../support/pattern.ts'
import type { ScfWorld } from '../support/world.ts'

When('我导入如下{业务}:', async function (this: ScfWorld, label: string, table: DataTable) {
  const rows = table.raw().map((row) => row.map((value) => ({ type: String, value: value || undefined })))
  const buffer = await write(rows, { sheet: '导入数据' }).toBuffer()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const input = this.page.getByLabel(labelled(`选择${label}的文件`))
  await input.setInputFiles({ name: `${label}.xlsx`, mimeType, buffer })
})
/** 像在表格软件里复制了几行，粘贴在录入框之外。 */
When('我粘贴表格里的几行:', async function (this: ScfWorld, table: DataTable) {
  const text = table
    .raw()
    .map((row) => row.join('\t'))
    .join('\r\n')
  await this.page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
})
