// 每一个导出都打开来加一遍：金额与笔数是数，日期是日期，末行合计与列表说的一样，第二页说条件（INV-22）。
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { house } from '../../mocks/backend.ts'
import { conditions } from '../../mocks/generated/conditions.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { sum } from '../../src/domain/money.ts'

type Cell = string | number | boolean | Date | null
type Book = { fileName: string; data: Cell[][]; about: Cell[][]; listed?: string | undefined }

const PEOPLE =
  'core-operator core-manager core-query chain-operator chain-query abs-core-operator abs-core-query abs-chain-operator rf-core-operator rf-corp-operator gua-app-operator'.split(
    ' ',
  )
const pathOf = (operationId: string): string =>
  String(house.operations.get(operationId)?.handler.info.path ?? '').replace('*/api/web/corp', '')
const page = { pageCond: { pageNo: 1, pageSize: 100 } }

const books = new Map<string, Book>()

const open = async (client: MockClient, operationId: string): Promise<Book | undefined> => {
  const response = await client.send(pathOf(operationId), page)
  if (response.status !== 200 || response.headers.get('x-scf-error-code')) return undefined
  const [, name = ''] = response.headers.get('Content-Disposition')!.split("UTF-8''")
  const bytes = Buffer.from(await response.arrayBuffer())
  const data = (await readSheet(bytes, 1)) as Cell[][]
  const about = (await readSheet(bytes, 2)) as Cell[][]
  const list = pathOf(operationId.replace('export', 'page'))
  const answer = list ? await client.post(list, page) : undefined
  const told = answer?.data as { summary?: { amount?: string } } | undefined
  return { fileName: decodeURIComponent(name), data, about, listed: told?.summary?.amount }
}

beforeAll(async () => {
  const client = new MockClient(nodeBackend({ validate: false }))
  await client.control('/__mock/world', { scenario: 'default', seed: 3 })
  for (const person of PEOPLE) {
    await client.signIn(person)
    for (const operationId of Object.keys(conditions)) {
      const known = books.get(operationId)
      if (known && known.data.length > 1) continue
      const book = await open(client, operationId)
      if (book) books.set(operationId, book)
    }
  }
})

const isTotal = (row: Cell[] | undefined) => row?.[0] === '合计'
const each = (check: (book: Book, operationId: string) => string | undefined): string[] =>
  [...books].flatMap(([operationId, book]) => {
    const wrong = check(book, operationId)
    return wrong === undefined ? [] : [`${operationId}：${wrong}`]
  })

describe('导出的工作簿', () => {
  it('契约里的每一个导出都打开过，都有行', () => {
    const empty = Object.keys(conditions).filter((one) => (books.get(one)?.data.length ?? 0) < 2)
    expect(empty).toEqual([])
  })

  it('文件名带日期与时间', () => {
    expect(each(({ fileName }) => (/_\d{8}_\d{4}\.xlsx$/.test(fileName) ? undefined : fileName))).toEqual([])
  })

  it('金额与笔数是数，能直接相加；日期与时刻是日期', () => {
    const wrong = each(({ data: [headers = [], ...rows] }) => {
      const bad = headers.flatMap((header, at) => {
        const title = String(header)
        const cells = rows.map((row) => row[at]).filter((cell) => cell !== null && cell !== undefined)
        const shouldCount = /（元）$|金额|价款|费$|利息$|%|天数|笔数|张数/.test(title)
        const shouldDate = /(日|日期|时间|截止日)$/.test(title)
        if (shouldCount && !cells.every((cell) => typeof cell === 'number')) return [title]
        if (shouldDate && !cells.every((cell) => cell instanceof Date)) return [title]
        return []
      })
      return bad.length > 0 ? bad.join('、') : undefined
    })
    expect(wrong).toEqual([])
  })

  it('末行合计等于上面各行之和，也等于列表的合计', () => {
    const wrong = each(({ data: [headers = [], ...rows], listed }) => {
      if (!isTotal(rows.at(-1))) return undefined
      const total = rows.at(-1)!
      const sums = headers.flatMap((_, at) => {
        if (at === 0 || typeof total[at] !== 'number') return []
        const cells = rows.slice(0, -1).map((row) => Number(row[at] ?? 0).toFixed(2))
        return [[total[at].toFixed(2), sum(cells)] as const]
      })
      const off = sums.find(([said, real]) => said !== real)
      if (off) return `合计 ${off.join(' 不等于 ')}`
      const isListed = listed === undefined || sums.some(([said]) => said === listed)
      return isListed ? undefined : `列表合计 ${listed} 不在其中`
    })
    expect(wrong.join('；')).toBe('')
    expect([...books.values()].filter(({ data }) => isTotal(data.at(-1))).length).toBeGreaterThan(20)
  })

  it('第二页说什么时候、谁、哪一家、什么条件', async () => {
    const wrong = each(({ about }) => {
      const labels = about.map(([label]) => label).join('、')
      return labels === '导出时间、导出人、企业、笔数、查询条件' && about[0]![1] instanceof Date
        ? undefined
        : labels
    })
    expect(wrong).toEqual([])
    const client = new MockClient(nodeBackend({ validate: false }))
    await client.control('/__mock/world', { scenario: 'default', seed: 3 })
    await client.signIn('core-operator')
    const response = await client.send(pathOf('exportIssueApplications'), {
      ...page,
      issueStatus: 'SIGNED',
      faceAmountFrom: '100.00',
    })
    const about = await readSheet(Buffer.from(await response.arrayBuffer()), 2)
    expect(about.slice(4)).toEqual([
      ['凭证金额起', '100.00'],
      ['开立状态', '已签收'],
    ])
  })
})
