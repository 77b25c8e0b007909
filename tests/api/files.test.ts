import { describe, expect, test } from 'vitest'
import { request } from '#api/http.ts'
import { timeouts } from '#api/timeouts.ts'
import { backend, failure, type Reply, sent, signedIn } from './backend.ts'

signedIn()

describe('文件（HTTP-10）', () => {
  const file = (reply: Reply) =>
    request<Blob>(
      { url: '/api/web/corp/v1/x/export', method: 'POST', responseType: 'blob' },
      { adapter: backend(reply) },
    )
  const text = '超过一万行'
  const encodings: [string, string][] = [
    ['原文', text],
    ['百分号编码', encodeURIComponent(text)],
    ['被当成 Latin-1 的字节', Buffer.from(text).toString('latin1')],
  ]
  test.each(encodings)('失败写在头里：%s', async (_, value) => {
    const error = await failure(
      file({ data: new Blob(['x']), headers: { 'x-scf-error-code': 'E1', 'x-scf-error-message': value } }),
    )
    expect(error).toMatchObject({ kind: 'business', code: 'E1', message: text })
  })

  test('失败是 JSON 信封时给服务端信息；其余是 文件导出失败；504 是超时文案', async () => {
    const json = (body: unknown) => ({
      data: new Blob([JSON.stringify(body)]),
      headers: { 'content-type': 'application/json' },
    })
    expect(await failure(file(json({ code: '7', message: '没有数据' })))).toMatchObject({
      kind: 'business',
      message: '没有数据',
    })
    expect((await failure(file({ status: 500, data: new Blob(['x']) }))).message).toBe('文件导出失败')
    expect((await failure(file({ data: new Blob([]) }))).message).toBe('文件导出失败')
    expect((await failure(file({ headers: { 'x-scf-error-code': 'E1' } }))).message).toBe('文件导出失败')
    expect((await failure(file({ status: 504, data: new Blob(['x']) }))).message).toBe(
      '抱歉，网络超时，错误代码504',
    )
    expect(sent.every((config) => config.timeout === timeouts.export)).toBe(true)
  })

  test('成功得到带名字的文件', async () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('凭证.xlsx')}`
    const got = await file({ data: new Blob(['abc']), headers: { 'content-disposition': disposition } })
    expect(got).toBeInstanceOf(File)
    expect([(got as File).name, got.size]).toEqual(['凭证.xlsx', 3])
  })
})
