import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { openBackend } from '../../checks/shared/TestClient.ts'
import { registry } from '../../mocks/backend.ts'

/** 后端只作为 MSW 的处理器来用：浏览器里的 setupWorker 就是这样问它。 */
const throughMsw = () => {
  const backend = openBackend()
  const passed: string[] = []
  const client = new MockClient({
    visit: (...page) => backend.visit(...page),
    handle: async (request) => {
      const response = await getResponse(backend.handlers, request)
      if (!response) passed.push(new URL(request.url).pathname)
      return response ?? new Response(null, { status: 599 })
    },
  })
  return { client, passed }
}

describe('作为 MSW 处理器的后端', () => {
  it('登录、办事、下载都由它回答', async () => {
    const { client } = throughMsw()
    await client.signIn('core-operator')
    const { list } = await client.data<{ list: unknown[] }>('/v1/credits/issue/page', {
      pageCond: { pageNo: 1, pageSize: 10 },
    })
    expect(list.length).toBeGreaterThan(0)
    expect((await client.control('/__mock/clock')).status).toBe(200)
  })

  it('状态码与文件的头是内核加在生成的应答上的', async () => {
    const { client } = throughMsw()
    await client.signIn('core-operator')
    const refused = await client.send('/v1/credits/issue/page', {}, { headers: { 'X-XSRF-TOKEN': 'x' } })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'CSRF', data: null })
    const file = await client.send('/v1/credits/issue/export', { pageCond: { pageNo: 1, pageSize: 10 } })
    expect(file.headers.get('Content-Type')).toContain('spreadsheet')
    expect(file.headers.get('Content-Disposition')).toContain('attachment')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(bytes.slice(0, 2)).toEqual(Uint8Array.of(0x50, 0x4b))
    expect(file.headers.get('Content-Length')).toBe(String(bytes.length))
  })

  it('断开的连接是网络错误，门户的路径不归它管', async () => {
    const { client, passed } = throughMsw()
    await client.signIn('core-operator')
    await client.control('/__mock/faults', {
      match: { path: '/v1/load-corp' },
      respond: { abort: true },
    })
    expect((await client.send('/v1/load-corp', {})).type).toBe('error')
    expect((await client.raw('/cv3/index.html')).status).toBe(599)
    expect(passed).toEqual(['/cv3/index.html'])
  })

  it('不经后端直接用生成的处理器：说清楚该给 MSW 什么', async () => {
    const request = new Request('http://127.0.0.1/api/web/corp/v1/credits/issue/issuers')
    const { handler } = registry.operations.get('listIssuers')!
    await expect(getResponse([handler], request)).rejects.toThrow('Backend.handlers')
  })
})
