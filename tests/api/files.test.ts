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

  const types = ['', 'application/octet-stream', 'text/html;charset=utf-8', 'text/plain', 'application/pdf']
  test.each(types)('类型写作 %j 的失败信封也是失败，不存成文件', async (type) => {
    const reply = (content: string) => ({ data: new Blob([content]), headers: { 'content-type': type } })
    const refusal = { kind: 'business', code: 'E9', message: '无权下载' }
    const envelope = JSON.stringify({ code: 'E9', message: '无权下载', data: null })
    expect(await failure(file(reply(envelope)))).toMatchObject(refusal)
    expect(await failure(file(reply(`\ufeff\n ${envelope}`)))).toMatchObject(refusal)
    // 成功的信封、没有话的信封、网关的 JSON 都不是文件
    for (const other of ['{"code":"0","message":"成功"}', '{"code":"1","message":""}', '{"status":500}'])
      expect(await failure(file(reply(other)))).toMatchObject({ kind: 'network', message: '文件导出失败' })
  })

  test.each([
    '<!DOCTYPE html><title>登录</title>',
    '\n<html><body>blocked</body></html>',
    '<!-- waf --><HTML>',
    '<?xml version="1.0"?>\n<!DOCTYPE html>',
  ])('网页 %j 不是文件，不管自称什么类型', async (content) => {
    const pdf = { 'content-type': 'application/pdf' }
    expect((await failure(file({ data: new Blob([content]), headers: pdf }))).message).toBe('文件导出失败')
    const html = { 'content-type': 'text/html' }
    expect((await failure(file({ data: new Blob(['拦截']), headers: html }))).message).toBe('文件导出失败')
  })

  test('像而不是：以 { 开头的文件、XML 发票、很大的文件照收', async () => {
    for (const content of ['{\\rtf1 文稿}', '<?xml version="1.0"?><EInvoice/>', `{${' '.repeat(70_000)}}`]) {
      const got = (await file({ data: new Blob([content]) })) as File
      expect(await got.text()).toBe(content)
    }
  })

  test('成功得到带名字的文件', async () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('凭证.xlsx')}`
    const got = await file({ data: new Blob(['abc']), headers: { 'content-disposition': disposition } })
    expect(got).toBeInstanceOf(File)
    expect([(got as File).name, got.size]).toEqual(['凭证.xlsx', 3])
  })
})
