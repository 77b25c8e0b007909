// 应付：填好一笔、复核确认
import { When } from '@cucumber/cucumber'
import { finish } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 债权人成都鼎垣建材，用一张 113 万元的发票；附件一份。 */
When('我填好一笔{文本}的应付', async function (this: ScfWorld, amount: string) {
  await this.form.fillIn({ 债权人: '成都鼎垣建材有限公司' })
  await this.form.fillIn({
    合同编号: 'RC-CG-2026-0101',
    发票: '26510000000000000101',
    账款金额: amount,
    应付日期: '2027-03-18',
  })
  await this.form.upload('验收单.pdf', '附件')
})

When('{文本}复核确认应付{文本}', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '应付账款确认', row], '复核', '通过')
})
