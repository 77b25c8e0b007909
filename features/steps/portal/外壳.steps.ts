// 外壳：左侧菜单的内容，页眉、菜单与表单的尺寸，加载条，产品的样子
import { Then } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

// 左侧菜单

const leftMenu = (world: ScfWorld) => world.page.getByRole('navigation', { name: '左侧菜单' })

Then('左侧菜单应有{文本}', async function (this: ScfWorld, title: string) {
  await expect(leftMenu(this).getByRole('link', { name: title, exact: true })).toBeVisible()
})
Then('左侧菜单不应有{文本}', async function (this: ScfWorld, title: string) {
  await expect(leftMenu(this)).toBeVisible()
  await expect(leftMenu(this).getByRole('link', { name: title, exact: true })).toHaveCount(0)
})
Then('不应有左侧菜单', async function (this: ScfWorld) {
  await expect(leftMenu(this)).toHaveCount(0)
})

// 尺寸与样子

const REGIONS = { 页脚: 'contentinfo', 内容区: 'main' } as const
Then('{文本}的最小高度应为{int}', async function (this: ScfWorld, name: string, height: number) {
  const region = this.page.getByRole(REGIONS[name as keyof typeof REGIONS])
  await expect(region).toHaveCSS('min-height', `${height}px`)
})
Then('左侧菜单应宽{int}', async function (this: ScfWorld, width: number) {
  await expect
    .poll(async () => (await leftMenu(this).boundingBox())?.width, { message: '菜单的宽度' })
    .toBe(width)
})
Then('表单的标签列应宽{int}', async function (this: ScfWorld, width: number) {
  const labels = this.page.locator('form label').first().locator('..')
  await expect.poll(async () => (await labels.boundingBox())?.width, { message: '标签列的宽度' }).toBe(width)
})
Then('应有加载条', async function (this: ScfWorld) {
  await expect(this.page.getByRole('progressbar', { name: '正在加载' })).toBeVisible()
})
Then('加载条应收走', async function (this: ScfWorld) {
  await expect(this.page.getByRole('progressbar', { name: '正在加载' })).toHaveCount(0)
})
Then('页头的底色应为{文本}', async function (this: ScfWorld, colour: string) {
  await expect(this.page.getByRole('banner')).toHaveCSS('background-color', colour)
})
Then('产品{文本}应为{文本}', async function (this: ScfWorld, name: string, status: string) {
  const product = this.page.getByRole('list', { name: '产品', exact: true }).getByRole('listitem')
  await expect(product.filter({ hasText: name })).toContainText(status)
})
