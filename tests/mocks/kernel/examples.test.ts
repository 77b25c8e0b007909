import { describe, expect, it, vi } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { createBackend } from '../../../mocks/backend.ts'
import { readContract } from '../../../mocks/hosts/contract.ts'
import { generatedExamples } from '../../../mocks/hosts/examples.ts'
import { Contract } from '../../../mocks/kernel/contract/Contract.ts'
import type { Documents } from '../../../mocks/kernel/contract/operations.ts'

type Paths = Record<string, Record<string, Record<string, unknown>>>

/** 契约里刚加的两个操作，还没有人写处理器：一份名单、一份文件。 */
const documents = JSON.parse(JSON.stringify(readContract().documents)) as Documents
const paths = documents.corp['paths'] as Paths
const added = (path: string, like: string, operationId: string) => {
  const item = Object.values(paths)
    .flatMap((one) => Object.values(one))
    .find((one) => one['operationId'] === like)!
  paths[path] = { post: { ...item, operationId } }
}
added('/v1/novelties/page', 'pageIssueApplications', 'pageNovelties')
added('/v1/novelties/export', 'exportIssueApplications', 'exportNovelties')
const contract = new Contract(documents)

const open = (examples = generatedExamples(documents)) =>
  new MockClient(createBackend({ contract, validate: true, examples })).signIn('core-operator')
const page = (client: MockClient, pageNo = 1) =>
  client.send('/v1/novelties/page', { pageCond: { pageNo, pageSize: 10 } })

describe('契约里新的操作还没有处理器', () => {
  it('立刻有合乎契约的样例作答，应答头与控制台写明是样例', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const client = await open()
    const response = await page(client)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-mock-example')).toBe('pageNovelties')
    expect(response.headers.get('x-mock-problem')).toBeNull()
    const { code, data } = (await response.json()) as { code: string; data: { list: unknown[] } }
    expect(code).toBe('0')
    expect(data.list.length).toBeGreaterThan(0)
    await page(client)
    expect(warn.mock.calls).toEqual([
      ['模拟后端：pageNovelties 还没有处理器，答的是契约的样例（corp/issues）'],
    ])
    warn.mockRestore()
  })

  it('同样的世界、同样的问题，同样的样例；问的不同，样例也不同', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [one, other] = [await open(), await open()]
    const text = async (client: MockClient, pageNo?: number) => (await page(client, pageNo)).text()
    const first = await text(one)
    expect(await text(one, 2)).not.toBe(first)
    expect(await text(one)).toBe(first)
    expect(await text(other)).toBe(first)
    vi.restoreAllMocks()
  })

  it('要过的关照样要过：没有登录的答 401', async () => {
    const stranger = new MockClient(
      createBackend({ contract, validate: true, examples: generatedExamples(documents) }),
    )
    expect((await page(stranger)).status).toBe(401)
  })

  it('核对契约的地方不给样例，文件也没有样例：都是 501', async () => {
    const strict = await new MockClient(createBackend({ contract, validate: true })).signIn('core-operator')
    expect((await page(strict)).status).toBe(501)
    const file = await (await open()).send('/v1/novelties/export', { pageCond: { pageNo: 1, pageSize: 10 } })
    expect(file.status).toBe(501)
  })

  it('写了处理器的不标样例', async () => {
    const response = await (await open()).send('/v1/userInfo', {})
    expect(response.headers.get('x-mock-example')).toBeNull()
  })
})
