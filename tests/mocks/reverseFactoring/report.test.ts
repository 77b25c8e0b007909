// 反向保理的统计：各月加起来是合计，各对方加起来是账龄；债务人看不到融资。
import { beforeEach, describe, expect, it } from 'vitest'
import type { RfAccountDigest, RfReport } from '#api/generated/corp/model/index.ts'
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
