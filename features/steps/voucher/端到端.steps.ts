// 端到端：几个人接连办完的一段，一句话说完
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { fillPaper } from '../../support/forms.ts'
import { handle, prepared } from '../../support/handling.ts'
import { review } from '../../support/reviews.ts'
import { submit } from '../../support/submissions.ts'
import type { ScfWorld } from '../../support/world.ts'

const BUYER = '江苏恒拓精密机械有限公司'

/** 一人经办，一人复核；金额就是那一行。 */
When(
  '{人员}、{人员}两人开立{金额}的凭证，承诺付款日为{日期}',
  prepared(
    async (world, operator, reviewer, amount, promisePayDate) => {
      await world.as(operator).issue({
        receiverName: BUYER,
        faceAmount: amount.replaceAll(',', ''),
        promisePayDate,
        contractNo: 'HY-CG-2026-0001',
        tradeBackground: '采购机加工件，已验收入库',
      })
      await review(world, reviewer, amount, '开立')
    },
    async function (this: ScfWorld, operator: string, reviewer: string, amount: string, day: string) {
      await this.signIn(operator)
      await this.open('凭证开立申请')
      await this.shell.isAt('凭证开立申请')
      await fillPaper(this, '开立申请', { 接收方: BUYER, 凭证金额: amount, 承诺付款日: day })
      await this.shell.submit()
      await this.toast.says('已提交复核')
      await review(this, reviewer, amount, '开立')
    },
  ),
)
/** 几份的金额以顿号隔开。 */
When(
  '{人员}、{人员}两人签收{编号}的凭证',
  async function (this: ScfWorld, operator: string, reviewer: string, rows: string) {
    for (const row of rows.split('、')) {
      await submit(this, operator, row, '签收')
      await review(this, reviewer, row, '签收')
    }
  },
)

/** 应付日前三天申请、审批，到应付日银行逐笔付清。 */
When(
  '{金额}的应付清单到{日期}付清，收款方共{数}家',
  async function (this: ScfWorld, amount: string, day: string, payees: number) {
    const before = new Date(Date.parse(day) - 3 * 86_400_000).toISOString().slice(0, 10)
    await this.control.setClock(before)
    await handle(this, 'core-operator', '兑付申请', amount, '申请兑付')
    await this.form.fillIn({ 付款渠道: '清算银行扣划' })
    await this.shell.click('提交申请')
    await this.toast.says('兑付申请已提交复核')
    const table = this.table()
    await table.cellIs(table.row(amount), '持有方笔数', String(payees))
    const cashNo = await table.textOf(table.row(amount), '兑付编号')
    await review(this, 'core-director', amount, '兑付')
    await this.control.setClock(day)
    await this.control.event('bank', 'T-CSH-07', cashNo)
    const receipts = async () =>
      (await this.control.rows('Receipt')).filter(({ receiptType }) => receiptType === 'CASH').length
    await expect.poll(receipts, { message: '兑付回单' }).toBe(payees)
  },
)

When('{企业}换了收款账户', async function (this: ScfWorld, corpName: string) {
  const accounts = await this.control.rows('BankAccount')
  const own = accounts.filter((row) => row['accountName'] === corpName)
  const [first] = own
  if (!first) throw new Error(`${corpName}没有账户`)
  const purposes = (row: Record<string, unknown>) => (row['accountPurpose'] ?? []) as string[]
  const old = own.filter((row) => purposes(row).includes('COLLECT'))
  await this.control.seed('BankAccount', [
    ...old.map((row) => ({ ...row, accountStatus: 'DISABLED' })),
    { corpId: first['corpId'], accountName: corpName, isDefault: true },
  ])
})
