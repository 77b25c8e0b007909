// Lists: pages, counts, sums, filters, order, size; the list of issue applications is checked as the example.
import { compare } from '../../../src/domain/money.ts'
import type { Node } from '../contract.ts'
import { type Fixture, rowsOf, textOf } from '../Fixture.ts'
import { expect, expectDone, type Rule } from '../rule.ts'

const MB = 1024 * 1024
const PAGE = 'pageIssueApplications'

const numbersOf = (rows: readonly Node[]): string =>
  rows
    .map((row) => textOf(row['issueNo']))
    .toSorted()
    .join()
const amountOf = (row: Node): string => textOf(row['faceAmount'])

/** All applications, and those of them that have an amount, smallest first. */
const priced = async (fixture: Fixture): Promise<Node[]> => {
  const rows = await fixture.enough()
  return rows.filter((row) => amountOf(row) !== '').toSorted((a, b) => compare(amountOf(a), amountOf(b)))
}

/** Checks a filtered list against the whole list. */
const expectFiltered = async (
  fixture: Fixture,
  filter: Node,
  holds: (row: Node) => boolean,
  description: string,
) => {
  const { rows: all } = await fixture.applications()
  const { rows: hits } = await fixture.applications(filter)
  const wanted = all.filter(holds)
  const odd = hits.find((row) => !holds(row))
  expect(odd === undefined, description, `多了 ${textOf(odd?.['issueNo'])}`)
  expect(numbersOf(hits) === numbersOf(wanted), `${description}，共 ${wanted.length} 条`, `${hits.length} 条`)
}

export const listRules: readonly Rule[] = [
  {
    id: 'page-count',
    title: 'pageCond.count 是总条数',
    does: '一页一页取到没有为止，与 count 比，也不重不漏',
    writes: true,
    check: async (fixture) => {
      await fixture.enough()
      const { rows, first } = await fixture.applications({}, 2)
      const count = Number((first.data['pageCond'] as Node)['count'])
      expect(count === rows.length, `count ${rows.length}`, String(count))
      const distinct = new Set(rows.map((row) => row['issueNo'])).size
      expect(distinct === rows.length, '各页不重复', `${rows.length - distinct} 条重复`)
    },
  },
  {
    id: 'page-size-bound',
    title: '一页不超过所要的条数',
    does: '每页 1 条，取第一页',
    check: async (fixture) => {
      const answer = await (await fixture.maker).call(PAGE, { pageCond: { pageNo: 1, pageSize: 1 } })
      expectDone(answer, '查询')
      expect(rowsOf(answer).length <= 1, '至多 1 条', `${rowsOf(answer).length} 条`)
    },
  },
  {
    id: 'sort-order',
    title: '照所要的排序',
    does: '按凭证金额升序、降序各取一页，按数值比；没有金额的在最后',
    writes: true,
    check: async (fixture) => {
      await priced(fixture)
      for (const order of ['ASC', 'DESC'] as const) {
        const { rows } = await fixture.applications({ sort: { field: 'faceAmount', order } })
        const amounts = rows.map(amountOf)
        const bare = amounts.indexOf('')
        const sorted = bare < 0 ? amounts : amounts.slice(0, bare)
        expect(bare < 0 || amounts.slice(bare).every((one) => one === ''), '没有金额的在最后', '夹在中间')
        const sign = order === 'ASC' ? 1 : -1
        const at = sorted.findIndex((one, i) => i > 0 && sign * compare(sorted[i - 1]!, one) > 0)
        expect(at < 0, `按金额${order}`, `${sorted[at - 1]} 在 ${sorted[at]} 之前`)
      }
    },
  },
  {
    id: 'urgent-first',
    title: '没有指定次序时，等本人办的在前',
    does: '提交两份，以复核看第一页：能复核的在前，期限由早到晚',
    writes: true,
    check: async (fixture) => {
      await fixture.submitted()
      await fixture.submitted()
      const answer = await (await fixture.person('checker')).call(PAGE, {
        pageCond: { pageNo: 1, pageSize: 100 },
      })
      expectDone(answer, '查询')
      const rows = rowsOf(answer)
      const mine = rows.map((row) =>
        (row['actions'] as Node[]).some((one) => one['code'] === 'REVIEW' && one['enabled'] === true),
      )
      const count = mine.filter(Boolean).length
      expect(count >= 2, '能复核的至少 2 份', `${count} 份`)
      expect(mine.lastIndexOf(true) === count - 1, '能复核的在前', `第 ${mine.lastIndexOf(true) + 1} 行才是`)
      const days = rows.slice(0, count).map((row) => textOf(row['deadline']) || '9')
      expect(days.join() === days.toSorted().join(), '期限由早到晚', days.join())
    },
  },
  {
    id: 'filter-range',
    title: '区间两端都算',
    does: '以第二小与第二大的金额为 faceAmountFrom 与 faceAmountTo 查询，与全部里数出来的比',
    writes: true,
    check: async (fixture) => {
      const amounts = [...new Set((await priced(fixture)).map(amountOf))]
      // one amount is below, one above
      const [from, to] = [amounts[1]!, amounts.at(-2)!]
      await expectFiltered(
        fixture,
        { faceAmountFrom: from, faceAmountTo: to },
        (row) => amountOf(row) !== '' && compare(amountOf(row), from) >= 0 && compare(amountOf(row), to) <= 0,
        `金额在 ${from} 至 ${to} 之间的`,
      )
    },
  },
  {
    id: 'filter-equal',
    title: '筛选条件都照办',
    does: '按状态查询，与全部里数出来的比',
    writes: true,
    check: async (fixture) => {
      const issueStatus = textOf((await fixture.enough())[0]!['issueStatus'])
      await expectFiltered(
        fixture,
        { issueStatus },
        (row) => row['issueStatus'] === issueStatus,
        `状态为 ${issueStatus} 的`,
      )
    },
  },
  {
    id: 'summary-matches',
    title: '合计是全部符合的，不是这一页的',
    does: '每页 3 条取遍，金额相加、条数相数，与 summary 比',
    writes: true,
    check: async (fixture) => {
      await fixture.enough()
      const { rows, first } = await fixture.applications({}, 3)
      const summary = first.data['summary'] as Node
      expect(summary['count'] === rows.length, `summary.count ${rows.length}`, String(summary['count']))
      if (summary['amount'] === undefined) return
      const field = textOf(summary['amountField'])
      const cents = rows.reduce((sum, row) => sum + BigInt(textOf(row[field]).replace('.', '') || '0'), 0n)
      const total = cents
        .toString()
        .padStart(3, '0')
        .replace(/(\d\d)$/, '.$1')
      const amount = textOf(summary['amount'])
      expect(compare(amount, total) === 0, `summary.amount ${total}`, amount)
    },
  },
  {
    id: 'answer-size',
    title: '一页不超过 4 MB',
    does: '取一页 100 条，量字节；超过的门户收到一半就断开，按读失败',
    check: async (fixture) => {
      const { first } = await fixture.applications({}, 100)
      const { length } = first.bytes
      expect(length <= 4 * MB, '至多 4 MB', `${(length / MB).toFixed(1)} MB`)
    },
  },
]
