// Versions of documents: no two documents share one (mocks/kernel/version.ts).
import { expect, it } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { Table } from '../../../mocks/kernel/Table.ts'

it('一张表里没有两份单据的版本号相同，替换了的还是它自己的', () => {
  const table = new Table<{ no: string; version: number }>('no', '单据')
  const [first, second] = [table.put({ no: 'A', version: 1 }), table.put({ no: 'B', version: 1 })]
  expect(first.version).not.toBe(second.version)
  const again = table.put({ no: 'A', version: 2 })
  expect(again.version).toBe(first.version + 1)
})

it.each(['default', 'empty', 'guarantee-ready'])('示例数据里也没有：%s', async (scenario) => {
  const { world } = await TestClient.open(scenario)
  const same = Object.entries(world).flatMap(([name, table]) => {
    if (!(table instanceof Table)) return []
    const rows = (table as Table<{ version?: number }>).all().filter(({ version }) => version !== undefined)
    const versions = new Set(rows.map(({ version }) => version))
    return versions.size === rows.length ? [] : [`${name}：${rows.length} 份，版本号 ${versions.size} 个`]
  })
  expect(same).toEqual([])
})
