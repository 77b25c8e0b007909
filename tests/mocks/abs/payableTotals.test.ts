// 应付账款查询：统计块与点开的列表说同一个数。
import { expect, it } from 'vitest'
import type { AbsPayableFigures, AbsPayablePage } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import { TestClient } from '../../../checks/shared/TestClient.ts'

it('30天内到期的未付金额就是点开的列表合计的未付金额', async () => {
  const client = await TestClient.open('default')
  const { dueSoon } = await client.done<AbsPayableFigures>('abs-core-operator', '/v1/abs/payable/figures', {})
  const today = client.world.today()
  const { summary } = await client.done<AbsPayablePage>('abs-core-operator', '/v1/abs/payable/page', {
    pageCond: { pageNo: 1, pageSize: 10 },
    payableStatuses: ['CONFIRMED', 'TRANSFERRING', 'POOLED', 'PART_PAID'],
    payableDueDateFrom: today,
    payableDueDateTo: addDays(today, 30),
  })
  expect(dueSoon.count).toBeGreaterThan(0)
  expect(summary).toMatchObject({
    count: dueSoon.count,
    others: [{ field: 'payableRemain', amount: dueSoon.amount }],
  })
})

it('资产明细另外合计转让价款与未付金额', async () => {
  const client = await TestClient.open('default')
  const { list, summary } = await client.done<AbsPayablePage>('abs-core-operator', '/v1/abs/report/asset', {
    pageCond: { pageNo: 1, pageSize: 100 },
  })
  expect(list).toHaveLength(summary.count)
  expect(summary.others).toEqual([
    { field: 'transferPrice', amount: sum(list.map((row) => row.transferPrice ?? '0.00')) },
    { field: 'payableRemain', amount: sum(list.map((row) => row.payableRemain ?? '0.00')) },
  ])
})
