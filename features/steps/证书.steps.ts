// 证书：选用证书、以口令签署
import { When } from '@cucumber/cucumber'
import { signWithCertificate } from '../support/handling.ts'
import type { ScfWorld } from '../support/world.ts'

When('我选用{文本}', async function (this: ScfWorld, device: string) {
  await this.page.getByRole('radio', { name: device, exact: true }).check()
})
When('我以证书口令{文本}签署', async function (this: ScfWorld, pin: string) {
  await signWithCertificate(this, pin)
})
