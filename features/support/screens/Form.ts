import { expect } from '../expect.ts'
import { fileOf } from '../files.ts'
import { labelled } from '../pattern.ts'
import { Field } from './Field.ts'
import { Screen } from './Screen.ts'

/** 当前页面或对话框里的表单。 */
export class Form extends Screen {
  field(label: string): Field {
    return new Field(this.page, label)
  }

  async fillIn(values: Record<string, string>): Promise<void> {
    // 对话框的代码还在加载：此刻这个名称的字段可能仍是它下面那一页的
    await expect(this.page.getByRole('status', { name: '正在打开' }), '对话框一直没有打开').toHaveCount(0)
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  /** 上传一个文件到某个附件栏，等到它出现在清单里且不再上传。 */
  async upload(fileName: string, label: string, megabytes = 0): Promise<void> {
    await this.choose(fileName, label, megabytes)
    await expect(
      this.page.getByRole('button', { name: `下载 ${fileName}`, exact: true }).last(),
    ).toBeVisible()
    await expect(this.page.getByRole('progressbar'), '一直在上传').toHaveCount(0)
  }

  /** 附件清单里的这一份，前面的小图画出来了。 */
  async showsPicture(fileName: string): Promise<void> {
    const item = this.page.getByRole('listitem').filter({ hasText: fileName })
    // 小图是装饰，没有角色与名称
    const drawn = () =>
      item
        .locator('img')
        .evaluateAll((images) => images.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
    await expect.poll(drawn, { message: `“${fileName}”的小图` }).toBe(1)
  }

  /** 只选择文件，不管是否被接受。 */
  async choose(fileName: string, label: string, megabytes = 0): Promise<void> {
    const input = this.fileInput(label)
    const files = this.page.locator('input[type=file]')
    await this.orTell(input.setInputFiles(fileOf(fileName, megabytes)), input, ['附件栏', label], files)
  }

  /** 一次选许多文件，都上传好。 */
  async uploadAll(fileNames: readonly string[], label: string): Promise<void> {
    const files = fileNames.map((name) => fileOf(name)).filter((file) => typeof file !== 'string')
    await this.fileInput(label).setInputFiles(files)
    for (const name of fileNames) {
      await expect(this.page.getByRole('button', { name: `下载 ${name}`, exact: true }).last()).toBeVisible()
    }
    await expect(this.page.getByRole('progressbar'), '一直在上传').toHaveCount(0)
  }

  private fileInput(label: string) {
    const area = this.page.getByLabel(labelled(label))
    // 上传控件里真正的文件输入框是隐藏的，没有角色
    return area.and(this.page.locator('input[type=file]')).or(area.locator('input[type=file]')).last()
  }
}
