import { beforeEach, expect, test, vi } from 'vitest'
import { askEarly, dropEarlyReads, earlyData, keepEarlyRead, SESSION_CORP } from '#api/earlyRead.ts'
import { renewEpoch } from '#api/epoch.ts'
import { send } from '#api/send.ts'
import { bindCorp } from '#api/session.ts'
import { post, sent, signedIn } from './backend.ts'

vi.mock('#api/send.ts', async (original) => {
  const real = await original<typeof import('#api/send.ts')>()
  return { ...real, send: vi.fn<typeof real.send>(real.send) }
})

signedIn()

const url = '/api/web/corp/v1/things/page'
const body = { pageCond: { pageNo: 1, pageSize: 10 } }
const answer = {
  status: 200,
  data: { code: '0', message: '', data: { list: ['早'] } },
  header: () => '',
  clockOff: 0,
  csrf: '',
}
const keep = (ask: Promise<{ sent: typeof answer; data: unknown } | undefined>, corpId = 'C-1') =>
  keepEarlyRead({ url, body, corpId }, ask)
const keepAnswered = (corpId?: string) =>
  keep(Promise.resolve({ sent: answer, data: answer.data.data }), corpId)
const read = (data: object = body) => post({ query: true, data })

beforeEach(() => {
  bindCorp('C-1')
  dropEarlyReads()
})

test('页面自己的读用进门时问到的答复，不再发；只用一次', async () => {
  keepAnswered()
  await expect(read()).resolves.toEqual({ list: ['早'] })
  expect(sent).toHaveLength(0)
  await expect(read()).resolves.toBe('ok')
  expect(sent).toHaveLength(1)
})

test('几个读一起问，各归各的；短的那个过了自己的时候不用', async () => {
  const other = { ...body, status: 'DRAFT' }
  keepAnswered()
  keepEarlyRead(
    { url, body: other, corpId: 'C-1', fresh: 3_000 },
    Promise.resolve({ sent: { ...answer, data: { ...answer.data, data: { list: ['另'] } } }, data: null }),
  )
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_001)
  await expect(read(other)).resolves.toBe('ok')
  await expect(read()).resolves.toEqual({ list: ['早'] })
  vi.restoreAllMocks()
})

test('办了一笔业务，之前问的与办的时候问的都不再用', async () => {
  keepAnswered()
  const writing = post({ data: {} })
  keepAnswered()
  await writing
  await expect(read()).resolves.toBe('ok')
})

test('没问成的当作没有问过：页面自己的读照常发', async () => {
  keep(Promise.reject(new Error('断网')))
  await expect(read()).resolves.toBe('ok')
  expect(sent).toHaveLength(1)
})

test('条件不同、企业不同、世代换了、过了十秒：都不用', async () => {
  keepAnswered()
  await read({ pageCond: { pageNo: 2, pageSize: 10 } })
  bindCorp('C-2')
  await read()
  bindCorp('C-1')
  await read({})
  expect(sent).toHaveLength(3)
  renewEpoch()
  await read()
  keepAnswered()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
  await read()
  vi.restoreAllMocks()
  expect(sent).toHaveLength(5)
})

test('刚换会话时以会话的企业问的：进门后是哪个企业都用，换了世代不用', async () => {
  bindCorp('C-2')
  keepAnswered(SESSION_CORP)
  await expect(read()).resolves.toEqual({ list: ['早'] })
  keepAnswered(SESSION_CORP)
  renewEpoch()
  await expect(read()).resolves.toBe('ok')
})

test('第一次画之前的内容：到了才有', async () => {
  keepAnswered()
  expect(earlyData(url, body)).toBeUndefined()
  await vi.waitFor(() => expect(earlyData(url, body)).toEqual({ list: ['早'] }))
  expect(earlyData(url, {})).toBeUndefined()
})

test.each<[string, unknown]>([
  ['过了 2 的 53 次方的编号', { list: [{ issueNo: 2 ** 60 }] }],
  ['大得不准的天数', { list: [{ financeDays: 1e21 }] }],
  ['件数是文字', { pageCond: { count: '15' } }],
])('进门时问到的与晚问到的同样核对：%s，不给页面，页面自己再问（B）', async (_, data) => {
  vi.mocked(send).mockResolvedValueOnce({ ...answer, data: { code: '0', message: '', data } })
  askEarly({ url, body, corpId: 'C-1' })
  await expect(read()).resolves.toBe('ok')
  expect(earlyData(url, body)).toBeUndefined()
})

test('进门时业务失败的不当作内容，页面自己再问', async () => {
  const data = { code: '1', message: '不行', data: { list: [] } }
  vi.mocked(send).mockResolvedValueOnce({ ...answer, data })
  askEarly({ url, body, corpId: 'C-1' })
  await expect(read()).resolves.toBe('ok')
})

test.each([401, 403])(
  '进门时答了 %i 的，页面的读得到的就是它，不再问一遍（HTTP-05、HTTP-06）',
  async (status) => {
    keep(Promise.resolve({ sent: { ...answer, status }, data: undefined }))
    await expect(read()).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(0)
  },
)
