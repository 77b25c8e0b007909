// 外壳：左侧菜单的内容，页眉、菜单与表单的尺寸，加载条，产品的样子
import { Then } from '@cucumber/cucumber'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

// 左侧菜单

const leftMenu = (world: ScfWorld) => world.page.getByRole('navigation', { name: '左侧菜单' })

Then('左侧菜单不应有{页面}', async function (this: ScfWorld, title: string) {
  await expect(leftMenu(this), '应有左侧菜单').toBeVisible()
  await expect(
    leftMenu(this).getByRole('link', { name: title, exact: true }),
    `左侧菜单不应有“${title}”`,
  ).toHaveCount(0)
})

// 尺寸与样子

/** 叫得出名字的一块；其余的是这个名称的阅读区。 */
const REGIONS: Readonly<Record<string, (page: Page) => Locator>> = {
  页脚: (page) => page.getByRole('contentinfo'),
  内容区: (page) => page.getByRole('main'),
  左侧菜单: (page) => page.getByRole('navigation', { name: '左侧菜单' }),
  表单的标签列: (page) => page.locator('form label').first().locator('..'),
  对话框: (page) =>
    page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).last(),
}
const regionOf = (page: Page, name: string): Locator =>
  REGIONS[name]?.(page) ?? page.getByRole('document', { name }).or(page.getByRole('region', { name }))

Then(
  '{名称}应{尺寸}{数}像素',
  async function (this: ScfWorld, name: string, dimension: string, size: number) {
    const region = regionOf(this.page, name)
    if (dimension === '至少高') return expect(region, `“${name}”至少高`).toHaveCSS('min-height', `${size}px`)
    const measure = dimension === '宽' ? 'width' : 'height'
    const actual = async () => Math.round((await region.boundingBox())?.[measure] ?? 0)
    await expect.poll(actual, { message: `“${name}”的${dimension}` }).toBe(size)
  },
)
Then('对话框应盖住其余一切', async function (this: ScfWorld) {
  const dialog = regionOf(this.page, '对话框')
  // 规范给的层级；数字之外还要看得见：四角与中间都点不到别的
  await expect(dialog.locator('xpath=..'), '对话框的层').toHaveCSS('z-index', '6000')
  const isOnTop = () =>
    dialog.evaluate((node) => {
      const { innerWidth: width, innerHeight: height } = window
      const points = [
        [1, 1],
        [width - 2, 1],
        [width / 2, height / 2],
        [1, height - 2],
        [width - 2, height - 2],
      ]
      const layer = node.parentElement?.parentElement
      return points.every(([x = 0, y = 0]) => layer?.contains(document.elementFromPoint(x, y)))
    })
  await expect.poll(isOnTop, { message: '对话框盖住其余一切' }).toBe(true)
})
Then('应有加载条，办完收走', async function (this: ScfWorld) {
  const bar = this.page.getByRole('progressbar', { name: '正在加载' })
  await expect(bar, '应有加载条').toBeVisible()
  await expect(bar, '加载条应已走满').toHaveCount(0)
})
Then('页头的底色应为{文本}', async function (this: ScfWorld, colour: string) {
  await expect(this.page.getByRole('banner'), '页头的底色').toHaveCSS('background-color', colour)
})
Then('产品{名称}应为{文本}', async function (this: ScfWorld, name: string, status: string) {
  const product = this.page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem')
  await expect(product.filter({ hasText: name }), `产品“${name}”`).toContainText(status)
})
