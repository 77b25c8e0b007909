import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { createMockServer } from '../../../mocks/hosts/node.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'
import { Backend } from '../../../mocks/kernel/Backend.ts'
import { samplePdf } from '../../../mocks/kernel/files/linesPdf.ts'

let backend: Backend
let server: Server
let origin = ''
beforeAll(async () => {
  backend = nodeBackend({ validate: true })
  const handle = await createMockServer({ validate: true })
  server = createServer((incoming, outgoing) => handle(incoming, outgoing, () => outgoing.end('portal')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const form = (bytes: Uint8Array, name: string): FormData => {
  const data = new FormData()
  data.append('file', new File([Uint8Array.from(bytes)], name))
  data.append('category', 'CONTRACT')
  return data
}

type Attachment = { fileId: string; fileName: string; fileSize: number; sha256: string }
const pdf = samplePdf('contract')

describe('文件', () => {
  it('上传的内容原样取回，带文件名与摘要', async () => {
    const client = await new MockClient(backend).signIn('core-operator')
    const file = await client.data<Attachment>('/v1/files/upload', form(pdf, '采购合同.pdf'))
    expect(file).toMatchObject({
      fileName: '采购合同.pdf',
      fileSize: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    const { url } = await client.data<{ url: string }>('/v1/files/oss/sts/download/presigned-url', {
      pkFile: file.fileId,
    })
    // as the browser navigates there: cookies, no headers
    const response = await client.raw(url)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('采购合同.pdf')}`,
    )
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
  })

  it('对象存储的地址在另一个源，不要身份，只给这一份，五分钟后不给；别家换不到', async () => {
    const client = await new MockClient(backend).signIn('core-operator')
    await client.control('/__mock/settings', { objectStore: true })
    const presign = '/v1/files/oss/sts/download/presigned-url'
    const [file, other] = [
      await client.data<Attachment>('/v1/files/upload', form(pdf, '采购合同.pdf')),
      await client.data<Attachment>('/v1/files/upload', form(pdf, '另一份.pdf')),
    ]
    const given = await client.data<{ useOss: boolean; url: string }>(presign, { pkFile: file.fileId })
    expect(given).toMatchObject({ useOss: true, url: expect.stringMatching(/^http:\/\/localhost:/) })
    const fetchIt = (url: string) => backend.handle(new Request(url))
    const response = await fetchIt(given.url)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
    expect((await fetchIt(given.url.replace(file.fileId, other.fileId))).status).toBe(403)
    await client.control('/__mock/clock', { advance: 'PT6M' })
    expect((await fetchIt(given.url)).status).toBe(403)
    await client.signIn('rf-core-query')
    expect((await client.post(presign, { pkFile: file.fileId })).code).toBe('NOT_FOUND')
  })

  it('缩略图的地址带着处理参数；要以 POST 取的只认 POST，别的源也可以取；不是图片的处理不了', async () => {
    const client = await new MockClient(backend).signIn('core-operator')
    const presign = '/v1/files/oss/sts/download/presigned-url'
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    const image = await client.data<Attachment>('/v1/files/upload', form(png, '执照.png'))
    const paper = await client.data<Attachment>('/v1/files/upload', form(pdf, '合同.pdf'))
    const small = { thumbnailType: 'SMALL', xOssProcess: 'image/resize,w_96' }
    expect(await client.data(presign, { pkFile: image.fileId, ...small })).toEqual({
      useOss: false,
      url: `/api/web/corp/v1/files/${image.fileId}/snapshot/SMALL/show`,
      method: 'GET',
    })
    await client.control('/__mock/settings', { objectStore: true, objectStorePost: true })
    const given = await client.data<{ url: string; method: string }>(presign, {
      pkFile: image.fileId,
      ...small,
    })
    expect(given.method).toBe('POST')
    expect(new URL(given.url).searchParams.get('x-oss-process')).toBe(small.xOssProcess)
    const headers = { origin: 'https://portal.example' }
    const fetchIt = (url: string, method: string) => backend.handle(new Request(url, { method, headers }))
    expect(new Uint8Array(await (await fetchIt(given.url, 'POST')).arrayBuffer())).toEqual(png)
    expect((await fetchIt(given.url, 'GET')).status).toBe(403)
    expect((await fetchIt(given.url.replace('w_96', 'w_4096'), 'POST')).status).toBe(403)
    const unfit = await client.data<{ url: string }>(presign, { pkFile: paper.fileId, ...small })
    expect((await fetchIt(unfit.url, 'POST')).status).toBe(400)
    expect(await client.data(presign, { pkFile: paper.fileId })).toMatchObject({
      useOss: true,
      method: 'GET',
    })
  })

  it.each([
    ['扩展名与内容不符', pdf, '合同.png', 'FILE_TYPE'],
    ['不收的格式', new TextEncoder().encode('<html>'), 'a.html', 'FILE_TYPE'],
  ])('%s 被拒绝', async (_name, bytes, name, code) => {
    const client = await new MockClient(backend).signIn('core-operator')
    expect((await client.post('/v1/files/upload', form(bytes, name))).code).toBe(code)
  })

  it('PDF 之前有 BOM、空行也收', async () => {
    const client = await new MockClient(backend).signIn('core-operator')
    const led = new Uint8Array([0xef, 0xbb, 0xbf, 0x0a, ...pdf])
    expect(await client.data('/v1/files/upload', form(led, '合同.pdf'))).toMatchObject({
      fileName: '合同.pdf',
    })
  })

  it('别家的文件当作不存在；文件调用的失败由应答头说明', async () => {
    const client = await new MockClient(backend).signIn('core-operator')
    const { fileId } = await client.data<Attachment>('/v1/files/upload', form(pdf, '合同.pdf'))
    await client.signIn('rf-core-query')
    const response = await client.send(`/v1/files/download/${fileId}`, undefined, { method: 'GET' })
    expect(response.headers.get('x-scf-error-code')).toBe('NOT_FOUND')
    expect(decodeURIComponent(response.headers.get('x-scf-error-message') ?? '')).toBe('文件不存在')
  })

  it('没有登录，下载答 401，公开的协议可预览', async () => {
    const client = new MockClient(backend)
    expect((await client.raw('/api/web/corp/v1/files/download/AGREEMENT-REGISTER')).status).toBe(401)
    const open = await client.raw('/api/web/corp/v1/sys/pub/files/AGREEMENT-REGISTER/preview')
    expect(open.headers.get('content-type')).toBe('application/pdf')
  })
})

describe('短信签署', () => {
  const subject = {
    businessKeys: ['IS1', 'IS2'],
    businessType: 'ISSUE_REVIEW',
    productType: 'CREDIT',
    summary: '复核通过2笔',
  }
  const apply = '/v1/authentication/signature/sms/apply'
  const verify = '/v1/authentication/signature/sms/verify'

  it('验证码 60 秒内不重发，通过后给一次性凭据', async () => {
    const client = await new MockClient(backend).signIn('core-director')
    expect(
      await client.data('/v1/authentication/signature/switch/find', {
        businessType: 'ISSUE_REVIEW',
        productType: 'CREDIT',
      }),
    ).toEqual({ open: true })
    expect(await client.data(apply, subject)).toEqual({ mobilePhone: '1390****0218', resendSeconds: 60 })
    expect((await client.post(apply, subject)).code).toBe('SMS_TOO_OFTEN')
    const { signTicket } = await client.data<{ signTicket: string }>(verify, {
      ...subject,
      verifyCode: '123456',
    })
    expect(signTicket).toMatch(/^ST-/)
  })

  it('签的不是发送时的那批，不通过', async () => {
    const client = await new MockClient(backend).signIn('core-director')
    await client.data(apply, subject)
    const other = { ...subject, businessKeys: ['IS1', 'IS3'], verifyCode: '123456' }
    expect((await client.post(verify, other)).code).toBe('SMS_MISMATCH')
  })

  it('错五次锁定十分钟，过后可再试；五分钟过期', async () => {
    const client = await new MockClient(backend).signIn('core-director')
    await client.data(apply, subject)
    const codes: string[] = []
    for (let i = 0; i < 6; i += 1)
      codes.push((await client.post(verify, { ...subject, verifyCode: '000000' })).code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'SMS_WRONG'), 'SMS_LOCKED'])
    await client.control('/__mock/clock', { advance: 'PT11M' })
    expect((await client.post(verify, { ...subject, verifyCode: '123456' })).code).toBe('SMS_EXPIRED')
    await client.data(apply, subject)
    await client.data(verify, { ...subject, verifyCode: '123456' })
  })
})

describe('HTTP 服务器', () => {
  it('打开门户的页面即得到世界，门户的路径放行', async () => {
    const page = await fetch(`${origin}/cv3/?authToken=core-operator&wsToken=w`)
    expect(await page.text()).toBe('portal')
    expect(page.headers.getSetCookie()[0]).toMatch(/^scf-world=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('断开的故障真的断开连接', async () => {
    const page = await fetch(`${origin}/__mock/faults`, {
      method: 'POST',
      body: JSON.stringify({ match: { path: '*' }, respond: { abort: true } }),
    })
    const [cookie = ''] = page.headers.getSetCookie()[0]!.split(';')
    await expect(
      fetch(`${origin}/api/web/corp/v1/userInfo`, { method: 'POST', headers: { cookie } }),
    ).rejects.toThrow()
  })

  it('超过 21 MB 的正文答 413', async () => {
    const response = await fetch(`${origin}/api/web/corp/v1/files/upload`, {
      method: 'POST',
      body: new Uint8Array(22 * 1024 * 1024),
    })
    expect(response.status).toBe(413)
  })
})
