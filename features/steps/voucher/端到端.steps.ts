// 端到端：几个人接连办完的一段，一句话说完
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { finish, handle, prepared } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 经办提交、复核通过；金额就是那一行。 */
When(
  '核心企业开立{文本}的凭证，承诺付款日为{文本}',
  prepared(
    async (world, amount, promisePayDate) => {
      await world.as('core-operator').issue({
        receiverName: '江苏恒拓精密机械有限公司',
        faceAmount: amount.replaceAll(',', ''),
        promisePayDate,
        contractNo: 'HY-CG-2026-0001',
        tradeBackground: '采购机加工件，已验收入库',
      })
      await world.as('core-director').pass('开立', amount)
    },
    async function (this: ScfWorld, amount: string, day: string) {
      await this.signIn('core-operator')
      await this.open('凭证开立申请')
      await this.shell.isAt('凭证开立申请')
      await this.shell.click('新增')
      await this.form.fillIn({
        接收方: '江苏恒拓精密机械有限公司',
        凭证金额: amount,
        承诺付款日: day,
        合同编号: 'HY-CG-2026-0001',
        交易背景说明: '采购机加工件，已验收入库',
        接收方已同意以凭证结算: '是',
      })
      await this.shell.submit()
      await this.toast.says('已提交复核')
      await finish(this, ['core-director', '凭证开立复核', amount], '复核', '通过')
    },
  ),
)

/** 应付日前三天申请、审批，到应付日银行逐笔付清。 */
When(
  '{文本}的应付清单到{文本}付清，收款方共{int}家',
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
    await finish(this, ['core-director', '兑付审批', amount], '复核', '通过')
    await this.control.setClock(day)
    await this.control.event('bank', 'T-CSH-07', cashNo)
    const receipts = async () =>
      (await this.control.rows('Receipt')).filter(({ receiptType }) => receiptType === 'CASH').length
    await expect.poll(receipts, { message: '兑付回单' }).toBe(payees)
  },
)

When('{文本}换了收款账户', async function (this: ScfWorld, corpName: string) {
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
