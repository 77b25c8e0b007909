// A list that shows several amounts is told in a scenario: swapped columns are found.
import { describe, expect, it } from 'vitest'
import { moneyLists } from '../../checks/columns/lists.ts'
import { recordedAmounts, tableOf } from '../../checks/columns/tables.ts'
import { readFeatures } from '../../checks/spec/envelopes.ts'
import { scenariosIn } from '../../checks/spec/scenarios.ts'

describe('有几个金额的列表', () => {
  it('各有一张记录表，写着全部金额，其中没有两个总是相同', () => {
    const lists = moneyLists()
    expect(lists.length).toBeGreaterThan(40)
    const scenarios = scenariosIn(readFeatures())
    const missing = lists
      .filter((list) => tableOf(list, lists, scenarios) === undefined)
      .map(
        ({ path, label, amounts }) =>
          `${path} 列表“${label}”：${amounts.map(([, title]) => title).join('、')}`,
      )
    expect(missing).toEqual([])
  })

  it.each([
    [
      [
        ['编号', '甲', '乙'],
        ['1', '1.00', '2.00'],
      ],
      '单：乙、甲',
    ],
    [
      [
        ['编号', '甲', '乙'],
        ['1', '1.00', '两元'],
      ],
      undefined,
    ],
  ])('%j', (table, amounts) => {
    expect(recordedAmounts({ text: '列表"单"应有如下记录:', table })).toBe(amounts)
    expect(recordedAmounts({ text: '列表应有如下记录:', table })).toBeUndefined()
  })
})
