// 反向保理的统计：各月加起来是合计，各对方加起来是账龄；债务人看不到融资。
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  RfAccountDigest,
  RfQuote,
  RfRepaymentPage,
  RfReport,
  RfStatementBasis,
} from '#api/generated/corp/model/index.ts'
import { add, compare, sum } from '#domain/money.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'

const BASE = '/v1/reverse-factoring'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('default')
})

const report = (persona: Persona, scope = {}) => client.done<RfReport>(persona, `${BASE}/report`, scope)
const balances = ({ partners }: RfReport) => partners.map((row) => row.balanceTotal)

describe('反向保理的统计', () => {
  it.each(['rf-corp-operator', 'rf-core-operator'] as const)(
    '%s：各月之和是合计，各对方之和是账龄',
    async (persona) => {
      const { total, months, partners, ...all } = await report(persona)
      expect(sum(months.map((one) => one.confirmTotal))).toBe(total.confirmTotal)
      expect(sum(months.map((one) => one.paidTotal))).toBe(total.paidTotal)
      expect(sum(partners.map((one) => one.confirmTotal))).toBe(total.confirmTotal)
      expect(compare(total.confirmTotal, '0.00')).toBe(1)
      const { ageing } = await client.done<RfAccountDigest>(persona, `${BASE}/account/digest`, {})
      expect(sum(balances({ total, months, partners, ...all }))).toBe(sum(ageing.map((one) => one.amount)))
      for (const row of partners) {
        const aged = [
          row.notDueAmount,
          row.late30Amount,
          row.late60Amount,
          row.late90Amount,
          row.lateOver90Amount,
        ]
        expect(sum(aged), row.partnerName).toBe(row.balanceTotal)
      }
    },
  )

  it('债权人的各资金方之和是融资金额，成本是利息与手续费；债务人的没有融资', async () => {
    const { total, funders } = await report('rf-corp-operator')
    expect(sum(funders.map((one) => one.lentTotal))).toBe(total.lentTotal)
    for (const one of funders) expect(compare(add(one.interestTotal, one.feeTotal), '0.00')).toBe(1)
    const debtor = await report('rf-core-operator')
    expect(debtor.funders).toEqual([])
    expect(JSON.stringify(debtor)).not.toContain('lentTotal')
  })

  it('额度使用同台账：已用的加上冻结的、可用的是总额；债务人的没有', async () => {
    const { limits } = await report('rf-corp-operator')
    const own = client.world.limits.where(
      (row) => row.corpId === client.user('rf-corp-operator').corpId && row.limitType === 'RF',
    )
    expect(limits.map(({ limitNo }) => limitNo).toSorted()).toEqual(
      own.map(({ limitNo }) => limitNo).toSorted(),
    )
    for (const one of limits)
      expect(sum([one.usedLimit, one.frozenLimit, one.availableLimit])).toBe(one.totalLimit)
    expect((await report('rf-core-operator')).limits).toEqual([])
  })

  it('限了月份的只有那几个月；未付余额不限月份', async () => {
    const whole = await report('rf-corp-operator')
    const [month] = whole.months.filter((one) => compare(one.confirmTotal, '0.00') > 0)
    const scope = { statMonthFrom: month!.statMonth, statMonthTo: month!.statMonth }
    const one = await report('rf-corp-operator', scope)
    expect(one.months).toEqual([month])
    expect(one.total.confirmTotal).toBe(month!.confirmTotal)
    expect(sum(balances(one))).toBe(sum(balances(whole)))
  })
})

describe('回款记录', () => {
  const payments = (persona: Persona, query = {}) =>
    client.page<RfRepaymentPage>(persona, `${BASE}/financing/repayments`, query)

  it('与回单一一对应，合计是已回款的', async () => {
    const { list, summary } = await payments('rf-corp-operator', { pageCond: { pageNo: 1, pageSize: 100 } })
    const own = client.world.rfFinancings.where(
      ({ corpId }) => corpId === client.user('rf-corp-operator').corpId,
    )
    expect(summary.amount).toBe(sum(own.map(({ repaidAmount }) => repaidAmount)))
    for (const row of list) {
      const receipt = client.world.receipts.need(row.receiptNo)
      expect([receipt.receiptType, receipt.receiptAmount, receipt.bizNo]).toEqual([
        'RF_REPAY',
        row.repayAmount,
        row.rfFinanceNo,
      ])
    }
  })

  it('债务人打不开', async () => {
    expect(await client.status('rf-core-operator', `${BASE}/financing/repayments`, {})).toBe(403)
  })
})

it('试算与申请里的报价一样算：同样的金额与到期日，同样的数', async () => {
  const account = client.world.rfAccounts.find(
    (row) => row.arStatus === 'CONFIRMED' && row.creditorCorpId === client.user('rf-corp-operator').corpId,
  )!
  const asked = await client.done<RfQuote[]>('rf-corp-operator', `${BASE}/financing/quotes`, {
    arNos: [account.arNo],
  })
  const tried = await client.done<RfQuote[]>('rf-corp-operator', `${BASE}/financing/quote-trial`, {
    arAmount: account.confirmAmount,
    arDueDate: account.arDueDate,
  })
  expect(tried).toEqual(asked)
  const refused = (body: object) =>
    client.refused('rf-corp-operator', `${BASE}/financing/quote-trial`, {
      arAmount: '1.00',
      arDueDate: '2027-03-31',
      ...body,
    })
  expect(await refused({ arAmount: '0.00' })).toContain('须大于0')
  expect(await refused({ arDueDate: '2026-11-18' })).toContain('须晚于今天')
})

it('对账单所据的是期间里确权的，双方看到同样的笔数与合计；隐蔽型的融资债务人看不出', async () => {
  const period = { periodFromMonth: '2025-01', periodToMonth: '2026-11' }
  const basis = (persona: Persona, partnerName: string) =>
    client.done<RfStatementBasis>(persona, `${BASE}/statement/basis`, { partnerName, ...period })
  const creditor = client.world.corps.need(client.user('rf-corp-operator').corpId)
  const debtor = client.world.corps.need(client.user('rf-core-operator').corpId)
  const mine = await basis('rf-corp-operator', debtor.corpName)
  const theirs = await basis('rf-core-operator', creditor.corpName)
  expect(mine.accounts.length).toBeGreaterThan(1)
  expect(theirs.confirmTotal).toBe(mine.confirmTotal)
  expect(mine.confirmTotal).toBe(sum(mine.accounts.map(({ confirmAmount }) => confirmAmount)))
  const hidden = client.world.rfFinancings
    .where(({ factoringType }) => factoringType === 'HIDDEN_RECOURSE')
    .flatMap(({ arNos }) => arNos)
  const seen = theirs.accounts.filter(({ arNo }) => hidden.includes(arNo))
  expect(seen.every(({ arStatus }) => !['FINANCING', 'FINANCED'].includes(arStatus))).toBe(true)
})

it.each([
  ['rf-core-operator', 'recommend', 'recommendStatus'],
  ['rf-corp-operator', 'statement', 'statementStatus'],
] as const)('%s 的列表 %s：不同状态的加在一起不是一个数，按状态查才合计', async (persona, name, field) => {
  const page = (query = {}) => client.page<Page>(persona, `${BASE}/${name}/page`, query)
  type Page = { list: Record<string, unknown>[]; summary: { count: number; amount?: string } }
  const { list, summary } = await page()
  expect(new Set(list.map((row) => row[field])).size).toBeGreaterThan(1)
  expect(summary.amount).toBeUndefined()
  const { summary: alike } = await page({ [field]: list[0]![field] })
  expect(compare(alike.amount!, '0.00')).toBe(1)
})
