import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { WorldStore } from '../../../mocks/hosts/WorldStore.ts'
import { EARLIEST, LATEST } from '../../../mocks/kernel/clock.ts'
import type { Journal, JournalStore } from '../../../mocks/kernel/journal/step.ts'

type Rows = Record<string, unknown>[]
const DAY = 86_400_000
let folder: string
let store: WorldStore
let client: MockClient

const open = () => {
  store = new WorldStore(join(folder, 'worlds.sqlite'))
  return nodeBackend({ validate: true, store })
}
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const entities = async (who = client) => {
  const { body } = await who.control('/__mock/world')
  return body['entities'] as Record<string, Rows>
}
/** The clock is at that instant, or a little later; it is given in whole seconds. */
const expectClock = async (who: MockClient, at: number) => {
  const { body } = await who.control('/__mock/clock')
  const late = Date.parse(String(body['now'])) - at
  expect(late).toBeGreaterThan(-1000)
  expect(late).toBeLessThan(DAY)
}
const reviewing = () =>
  client.data<{ list: Rows }>('/v1/credits/issue/page', {
    pageCond: { pageNo: 1, pageSize: 10 },
    issueStatus: 'PENDING_REVIEW',
  })
/** Seeds two issues, uploads a file, lets a director pass one of them, and advances a week. */
const live = async () => {
  await client.control('/__mock/world', { scenario: 'issue-ready', seed: 7 })
  await client.control('/__mock/settings', { signatureSwitchOpen: false })
  await client.control('/__mock/seed', {
    entity: 'IssueApplication',
    rows: [
      { faceAmount: '1200000.00', issueStatus: 'PENDING_REVIEW' },
      { faceAmount: '800000.00', issueStatus: 'PENDING_REVIEW' },
    ],
  })
  await client.signIn('core-operator')
  const upload = new FormData()
  upload.set('file', new File(['%PDF-1.4\n%%EOF'], '合同.pdf', { type: 'application/pdf' }))
  upload.set('category', 'CONTRACT')
  await client.send('/v1/files/upload', upload)
  await client.signIn('core-director')
  const [first] = (await reviewing()).list
  const items = [{ documentNo: first?.['issueNo'], version: first?.['version'] }]
  const body = { items, decision: 'PASS', reviewOpinion: '同意' }
  const again = key()
  const answer = await client.post('/v1/credits/issue/review', body, again)
  await client.control('/__mock/clock', { advance: 'P7D' })
  return { body, again, answer }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scf-worlds-'))
  client = new MockClient(open())
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

describe('模拟世界的留存', () => {
  test('重启之后世界、登录与幂等键都还在', async () => {
    const { body, again, answer } = await live()
    const before = await entities()
    expect(answer.code).toBe('0')
    expect(before['IssueApplication']?.map((row) => row['issueStatus'])).toContain('ISSUED')
    store.close()

    client.moveTo(open())
    expect(await entities()).toEqual(before)
    expect((await reviewing()).list).toHaveLength(1)
    // a retry of a completed call gets its answer, and nothing is done twice
    expect(await client.post('/v1/credits/issue/review', body, again)).toEqual(answer)
    expect((await client.control('/__mock/ledger')).body['problems']).toEqual([])
  })

  test('导出的世界在另一个浏览器里重建', async () => {
    await live()
    const { body: journal } = await client.control('/__mock/journal')
    const colleague = new MockClient(nodeBackend({ validate: true }))
    expect((await colleague.control('/__mock/journal', journal)).status).toBe(200)
    expect(await entities(colleague)).toEqual(await entities())
  })

  test('导出的世界带着时钟：导入时那之后的时间也过去，途中的事逐一发生；没写时钟的停在最后一步', async () => {
    await live()
    const { body: journal } = await client.control('/__mock/journal')
    const later = Number(journal['now']) + 30 * DAY
    await client.control('/__mock/clock', { now: new Date(later).toISOString() })

    const colleague = new MockClient(nodeBackend({ validate: true }))
    await colleague.control('/__mock/journal', { ...journal, now: later })
    await expectClock(colleague, later)
    expect(await entities(colleague)).toEqual(await entities())

    const steps = journal['steps'] as { at: number }[]
    const moved = steps.at(-1)!.at + 7 * DAY
    for (const now of [undefined, moved - 3 * DAY]) {
      expect((await colleague.control('/__mock/journal', { ...journal, now })).status).toBe(200)
      await expectClock(colleague, moved)
    }
    const wrong = await colleague.control('/__mock/journal', { ...journal, now: '明天' })
    expect(wrong.body['message']).toBe('这不是导出的模拟世界（now）')
  })

  test('留存处可以过一会儿才答，答的时钟也算数', async () => {
    await live()
    const { body } = await client.control('/__mock/journal')
    const journal = { ...(body as unknown as Journal), now: Number(body['now']) + DAY }
    const kept: JournalStore = { find: async () => journal, begin: () => {}, append: () => {} }
    const before = await entities()
    client.moveTo(nodeBackend({ validate: true, store: kept }))
    await expectClock(client, journal.now)
    expect((await entities())['IssueApplication']).toEqual(before['IssueApplication'])
  })

  test('留着的世界，示例数据已经没有了，从头开始', async () => {
    const gone = { format: 1, scenario: 'no-such-scenario', seed: 1, steps: [] } as const
    const kept: JournalStore = { find: () => gone, begin: () => {}, append: () => {} }
    await client.control('/__mock/world')
    client.moveTo(nodeBackend({ validate: true, store: kept }))
    expect((await client.control('/__mock/world')).body['scenario']).toBe('default')
  })

  test('做过的事现在做不成了：留着的重建到它之前并说出来，别人给的不收', async () => {
    const foreign = { at: EARLIEST, control: 'seed', body: { entity: '没有的单据', rows: [] } }
    const { body } = await client.control('/__mock/journal')
    const journal = { ...(body as unknown as Journal), steps: [foreign] }
    const reason = /重建到第 0 步为止：这一步做不成了，.*没有的单据/
    const refused = await client.control('/__mock/journal', journal)
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(reason) } })
    const kept: JournalStore = { find: () => journal, begin: () => {}, append: () => {} }
    client.moveTo(nodeBackend({ validate: true, store: kept }))
    expect((await client.control('/__mock/ledger')).body['problems']).toEqual([expect.stringMatching(reason)])
    expect((await client.control('/__mock/journal')).body['steps']).toEqual([])
  })

  test('留着的时刻不是时刻、比世界的尽头还晚：世界照样打开', async () => {
    const { body } = await client.control('/__mock/journal')
    const journal = { ...(body as unknown as Journal), scenario: 'issue-ready' }
    for (const now of [Number.NaN, 8.6e15]) {
      const kept: JournalStore = { find: () => ({ ...journal, now }), begin: () => {}, append: () => {} }
      client.moveTo(nodeBackend({ validate: true, store: kept }))
      const { status, body: world } = await client.control('/__mock/clock')
      expect(status).toBe(200)
      expect(Date.parse(String(world['now']))).toBeLessThanOrEqual(LATEST)
    }
  })

  test('重来的世界不带着以前的步骤；坏的文件说清楚', async () => {
    await live()
    await client.control('/__mock/world', { scenario: 'default' })
    expect((await client.control('/__mock/journal')).body['steps']).toEqual([])
    const wrong = await client.control('/__mock/journal', {
      format: 2,
      scenario: 'default',
      seed: 1,
      steps: [],
    })
    expect(wrong.body['message']).toBe('这个世界是另一个版本导出的，这里打不开')
  })
})
