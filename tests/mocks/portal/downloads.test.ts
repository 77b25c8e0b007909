// The download centre: what runs on obeys the same rules as the export itself, and belongs to who asked for it.
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  DownloadTask,
  DownloadTaskPage,
  MessagePage,
  ReceiptPage,
} from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const page = { pageCond: { pageNo: 1, pageSize: 10 } }
const start = (persona: Persona, exportPath = '/v1/credits/issue/export', exportQuery: object = page) =>
  client.done<DownloadTask>(persona, '/v1/download/create', { exportPath, exportQuery })
const tasks = async (persona: Persona) =>
  (await client.done<DownloadTaskPage>(persona, '/v1/download/page', page)).list
/** Why a file is not given. */
const noFile = async (persona: Persona, taskNo: string): Promise<string> =>
  decodeURIComponent(
    (await client.send(persona, '/v1/download/file', { taskNo })).headers.get('x-scf-error-message') ?? '',
  )

describe('下载中心', () => {
  it('生成着的有进度、取不到，生成好了才能下载，并有消息', async () => {
    const { taskNo, fileName } = await start('core-operator')
    const titles = async () =>
      (await client.done<MessagePage>('core-operator', '/v1/sys/messages', page)).list.map(
        ({ messageTitle }) => messageTitle,
      )
    expect(await titles()).not.toContain('文件已生成')
    expect(await noFile('core-operator', taskNo)).toContain('正在生成')
    await client.advance('PT1M')
    const [task] = await tasks('core-operator')
    expect(task).toMatchObject({ taskNo, fileName, taskStatus: 'READY', progressPercent: 100 })
    const answer = await client.send('core-operator', '/v1/download/file', { taskNo })
    expect((await answer.arrayBuffer()).byteLength).toBe(task?.fileSize)
    expect(await titles()).toContain('文件已生成')
  })

  it('别人看不到、取不到；过了保留期的取不到；删除的不再发消息', async () => {
    const { taskNo } = await start('core-operator')
    expect(await tasks('core-director')).toEqual([])
    expect(await noFile('core-director', taskNo)).toContain('不存在')
    await client.advance('P8D')
    expect((await tasks('core-operator'))[0]?.taskStatus).toBe('EXPIRED')
    expect(await noFile('core-operator', taskNo)).toContain('只保留到')
    const second = await start('core-operator')
    await client.done('core-operator', '/v1/download/delete', { taskNo: second.taskNo })
    expect(client.world.messages.where(({ bizNo }) => bizNo === second.taskNo)).toEqual([])
  })

  it('权限与条件同直接导出：打不开的、不是导出的、没有可导出的，当场说', async () => {
    const refused = await client.send('chain-operator', '/v1/download/create', {
      exportPath: '/v1/credits/issue/export',
      exportQuery: page,
    })
    expect(refused.status).toBe(403)
    const asked = (exportPath: string, exportQuery: object) =>
      client.refused('core-operator', '/v1/download/create', { exportPath, exportQuery })
    expect(await asked('/v1/credits/issue/page', page)).toContain('不存在')
    expect(await asked('/v1/receipts/download-month', { month: '2025-12' })).toContain('没有电子回单')
    // every button that exports offers it, that of a package of papers too
    expect(await asked('/v1/credits/finance-data/download', { packageNo: 'NONE' })).not.toContain('这个导出')
    expect(await tasks('core-operator')).toEqual([])
  })
})

it('记账清单：每张回单一借一贷，借贷各等于回单之和', async () => {
  const backend = new MockClient(nodeBackend({ validate: true }))
  await backend.control('/__mock/world', { scenario: 'default' })
  await backend.signIn('core-operator')
  const answer = await backend.send('/v1/receipts/download-month', { month: '2026-10' })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const name = Object.keys(files).find((one) => one.endsWith('.csv'))!
  // a spreadsheet takes it for UTF-8
  expect(Array.from(files[name]!.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...lines] = strFromU8(files[name]!).trimEnd().split('\r\n')
  expect(head).toBe('"日期","摘要","科目","方向","金额","单据编号","对方","银行流水号"')
  const cells = lines.map((line) => line.slice(1, -1).split('","'))
  const total = (side: string) => sum(cells.filter((one) => one[3] === side).map((one) => one[4]!))
  const own = (await backend.post('/v1/receipts/page', {
    pageCond: { pageNo: 1, pageSize: 100 },
    tradeTimeFrom: '2026-10-01',
    tradeTimeTo: '2026-10-31',
  })) as { data: ReceiptPage }
  const { list, summary } = own.data
  expect(list.length).toBeGreaterThan(0)
  expect(lines).toHaveLength(list.length * 2)
  expect(total('借')).toBe(summary.amount)
  expect(total('贷')).toBe(summary.amount)
})
