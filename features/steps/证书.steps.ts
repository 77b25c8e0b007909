// 证书：选用证书、以口令签署
import { When } from '@cucumber/cucumber'
import type { ScfWorld } from '../support/world.ts'

When('我选用{文本}', async function (this: ScfWorld, device: string) {
  await this.page.getByRole('radio', { name: device, exact: true }).check()
})
When('我以证书口令{文本}签署', async function (this: ScfWorld, pin: string) {
  const dialog = this.page.getByRole('dialog', { name: '数字证书签署' })
  await dialog.getByLabel('证书口令').fill(pin)
  await dialog.getByRole('button', { name: '确认签署', exact: true }).click()
})
