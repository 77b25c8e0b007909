import type { Page } from '@playwright/test'

/** 一块屏幕：只认角色与名称的页面对象的共同部分。 */
export class Screen {
  protected readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
}
