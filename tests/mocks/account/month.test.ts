// 按月的一个文件：压缩包里每份一个 PDF、清单加得起来；对账单的期初、逐笔与期末接得上。
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { unzip } from '../../../mocks/kernel/files/zip.ts'

type Cell = string | number | Date | null

let client: MockClient
beforeEach(async () => {
  client = new MockClient(nodeBackend({ validate: true }))
  await client.control('/__mock/world', { scenario: 'default', seed: 3 })
  await client.signIn('core-operator')
})

const file = async (path: string, month: string) => {
  const response = await client.send(path, { month })
  const message = response.headers.get('x-scf-error-message')
  if (message) return decodeURIComponent(message)
  return new Uint8Array(await response.arrayBuffer())
}
const sheetOf = async (bytes: Uint8Array, at: 1 | 2 = 1) =>
  (await readSheet(Buffer.from(bytes), at)) as Cell[][]
const sumOf = (cells: Cell[]) =>
  cells.reduce<number>((all, cell) => all + Math.round(Number(cell ?? 0) * 100), 0)

describe('按月的一个文件', () => {
  it('电子回单：已出具的各一个 PDF，没有出具的也在清单里，收支各自加得起来', async () => {
    expect(await file('/v1/receipts/download-month', '2025-12')).toBe('2025年12月没有电子回单')
    const entries = unzip((await file('/v1/receipts/download-month', '2026-11')) as Uint8Array)
    const [headers = [], ...rows] = await sheetOf(entries.find(({ name }) => name.endsWith('.xlsx'))!.bytes)
    const lines = rows.slice(0, -1)
    const pdfs = entries.filter(({ name }) => name.endsWith('.pdf')).map(({ name }) => name)
    const named = lines.map((line) => String(line[headers.indexOf('文件')]))
    expect(pdfs).toEqual(named.filter((name) => name.endsWith('.pdf')))
    expect(named).toContain('银行正在出具回单')
    for (const title of ['收入（元）', '支出（元）']) {
      const at = headers.indexOf(title)
      expect(sumOf([rows.at(-1)![at] ?? null])).toBe(sumOf(lines.map((line) => line[at] ?? null)))
    }
  })

  it('平台账单：上月的期末是下月的期初，逐笔的余额接得上', async () => {
    const months = ['2026-09', '2026-10', '2026-11']
    let closing: number | undefined
    for (const month of months) {
      const bytes = (await file('/v1/platform-bills/download-month', month)) as Uint8Array
      const [headers = [], ...rows] = await sheetOf(bytes)
      const about = new Map((await sheetOf(bytes, 2)).map(([label, value]) => [String(label), Number(value)]))
      const at = (title: string) => headers.indexOf(title)
      const owed = rows.map((row) => sumOf([row[at('未缴余额（元）')] ?? null]))
      if (closing !== undefined) expect(owed[0]).toBe(closing)
      for (const [index, row] of rows.slice(1, -1).entries()) {
        const change =
          sumOf([row[at('出账（元）')]!]) - sumOf([row[at('缴费（元）')]!, row[at('减免（元）')]!])
        expect(owed[index + 1]).toBe(owed[index]! + change)
      }
      closing = owed.at(-1)
      expect(Math.round(about.get('期末未缴（元）')! * 100)).toBe(closing)
    }
    expect(await file('/v1/platform-bills/download-month', '2026-12')).toBe('2026年12月还没有到')
  })

  it('平台账单：减免的不再欠着', async () => {
    const before = (
      await sheetOf((await file('/v1/platform-bills/download-month', '2026-11')) as Uint8Array)
    ).at(-1)!
    const bills = (await client.post('/v1/platform-bills/page', {
      pageCond: { pageNo: 1, pageSize: 50 },
      billStatus: 'OVERDUE',
    })) as { data: { list: { billNo: string; billAmount: string }[] } }
    const [bill] = bills.data.list
    await client.control('/__mock/events', { actor: 'platform', event: 'T-BIL-06', key: bill!.billNo })
    const after = (
      await sheetOf((await file('/v1/platform-bills/download-month', '2026-11')) as Uint8Array)
    ).at(-1)!
    expect(sumOf([before.at(-1)!]) - sumOf([after.at(-1)!])).toBe(Math.round(Number(bill!.billAmount) * 100))
  })

  it('金融机构账单：一份一个 PDF，清单有合计', async () => {
    await client.signIn('chain-operator')
    const entries = unzip((await file('/v1/funder-bills/download-month', '2026-11')) as Uint8Array)
    const [headers = [], ...rows] = await sheetOf(entries.find(({ name }) => name.endsWith('.xlsx'))!.bytes)
    expect(entries).toHaveLength(rows.length)
    const at = headers.indexOf('账单金额（元）')
    expect(sumOf([rows.at(-1)![at] ?? null])).toBe(sumOf(rows.slice(0, -1).map((row) => row[at] ?? null)))
  })
})
