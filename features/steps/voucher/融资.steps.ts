// 融资：一次申请到提交，资金方的答复
import { When } from '@cucumber/cucumber'
import { entryOf } from '../../support/nouns.ts'
import { goTo } from '../../support/progress.ts'
import { start } from '../../support/starts.ts'
import type { ScfWorld } from '../../support/world.ts'

When(
  '{人员}为{编号}的凭证申请融资{金额}，资金方为{文本}，资料包为{文本}',
  async function (
    this: ScfWorld,
    person: string,
    row: string,
    amount: string,
    funder: string,
    dossier: string,
  ) {
    await this.signIn(person)
    await start(this, '融资', row)
    await this.form.fillIn({ 融资金额: amount })
    await goTo(this, '选资金方')
    await this.form.fillIn({ 资金方: funder })
    await goTo(this, '选资料包')
    await this.form.fillIn({ 资料包: dossier })
    await goTo(this, '确认费用')
    await this.shell.submit()
    await this.toast.says('已提交复核')
  },
)

interface Consent {
  readonly entity: string
  readonly no: string
  readonly amount: string
  readonly event: string
}

const CONSENTS: Readonly<Record<string, Consent>> = {
  融资: { entity: 'FinanceApplication', no: 'financeNo', amount: 'financeAmount', event: 'T-FIN-07' },
  保理融资: { entity: 'RfFinancing', no: 'rfFinanceNo', amount: 'rfFinanceAmount', event: 'T-RFN-07' },
}

/** 以金额指认最后申请的那一笔，编号记下来，之后的外部机构照它办理。 */
When(
  '资金方同意{金额}的{业务}，编号记为{名称}',
  async function (this: ScfWorld, amount: string, business: string, name: string) {
    const consent = entryOf(CONSENTS, business, '资金方同意的业务')
    const rows = await this.control.rows(consent.entity)
    const found = rows.findLast((row) => row[consent.amount] === amount.replaceAll(',', ''))
    if (!found) throw new Error(`没有金额为${amount}的${business}`)
    const no = String(found[consent.no])
    this.notes.set(name, no)
    await this.control.event('funder', consent.event, no)
  },
)
