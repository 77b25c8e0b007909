import { house } from '../../mocks/backend.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { answerPage } from '../../mocks/kernel/list.ts'
import { createWorld } from '../../mocks/kernel/Worlds.ts'
import type { IssueApplicationRow } from '../../mocks/voucher/issue/rows.ts'
import type { Row } from './report.ts'

const ROWS = 100_000

const timed = (times: number, work: () => unknown): number => {
  work()
  const runs = Array.from({ length: times }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return runs.toSorted((a, b) => a - b)[times >> 1] ?? 0
}

/**
 * Milliseconds of the mock backend: starting, creating a world, one page out of a hundred thousand rows (unfiltered;
 * with filter, range and sorting).
 */
export const mockRows = (): Row[] => {
  const started = performance.now()
  nodeBackend({ validate: false })
  const boot = performance.now() - started
  const world = createWorld(house, 'bench', 'default', 1)
  const [sample] = world.issueApplications.all()
  if (!sample) throw new Error('默认世界里没有开立申请')
  for (let index = 0; index < ROWS; index++)
    world.issueApplications.put({
      ...sample,
      issueNo: `IS${String(index).padStart(14, '0')}`,
      faceAmount: `${(index * 7919) % 9_999_999}.00`,
    })
  const page = (query: object) =>
    answerPage<IssueApplicationRow, IssueApplicationRow>(
      world.issueApplications.where((row) => row.corpId === sample.corpId),
      { pageCond: { pageNo: 1, pageSize: 10 }, ...query },
      { view: (row) => row, amount: 'faceAmount', like: ['receiverName'] },
    )
  const row = (what: string, value: number, budget?: number): Row => ({ what, value, unit: 'ms', budget })
  return [
    row('启动（读契约与处理器）', boot),
    row(
      '建一个世界',
      timed(9, () => createWorld(house, 'bench', 'default', 1)),
      20,
    ),
    row(
      '十万行里查一页',
      timed(9, () => page({})),
      50,
    ),
    row(
      '十万行：筛选、区间、排序',
      timed(9, () =>
        page({
          receiverName: sample.receiverName?.slice(0, 2),
          faceAmountFrom: '1000.00',
          faceAmountTo: '900000.00',
          sort: { field: 'faceAmount', order: 'ASC' },
        }),
      ),
    ),
  ]
}
