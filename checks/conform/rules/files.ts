// Files: uploads, downloads, exports, and the headers that report their failure.
import { createHash } from 'node:crypto'
import type { Answer } from '../Client.ts'
import { type Fixture, textOf } from '../Fixture.ts'
import { expect, expectDone, expectRefused, need, type Rule, summaryOf } from '../rule.ts'

const MB = 1024 * 1024
const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const NAME = '符合性检查 合同.pdf'

const upload = async (fixture: Fixture, name: string, content: Uint8Array): Promise<Answer> => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  form.append('category', 'CONTRACT')
  return (await fixture.maker).call('uploadFile', form)
}

/** One PDF of the maker's, uploaded once a run. */
const uploaded = (fixture: Fixture): Promise<Answer> =>
  fixture.once('file', async () => {
    const answer = await upload(fixture, NAME, PDF)
    expectDone(answer, '上传 PDF')
    return answer
  })

const fileId = async (fixture: Fixture): Promise<string> => textOf((await uploaded(fixture)).data['fileId'])

const download = async (fixture: Fixture): Promise<Answer> =>
  (await fixture.maker).call('downloadFile', undefined, { path: [await fileId(fixture)] })

const header = (answer: Answer, name: string): string => answer.headers.get(name) ?? ''

const nameOf = (answer: Answer): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(header(answer, 'content-disposition'))?.[1] ?? '')

/** A failed download: an error header, an HTTP status, or an envelope. */
const expectNoFile = (answer: Answer, what: string): void =>
  expect(
    answer.status !== 200 ||
      header(answer, 'x-scf-error-code') !== '' ||
      (answer.code !== '' && answer.code !== '0'),
    `${what}得不到`,
    `HTTP ${answer.status}，${answer.bytes.length} 字节`,
  )

const exported = async (fixture: Fixture): Promise<Answer> =>
  (await fixture.maker).call('exportIssueApplications', { pageCond: { pageNo: 1, pageSize: 10 } })

export const fileRules: readonly Rule[] = [
  {
    id: 'file-upload-sha',
    title: '上传的附件带内容的 SHA-256 与字节数',
    does: '上传一份 PDF，与自己算的比',
    writes: true,
    check: async (fixture) => {
      const { data } = await uploaded(fixture)
      const sha256 = createHash('sha256').update(PDF).digest('hex')
      expect(data['sha256'] === sha256, `sha256 ${sha256}`, textOf(data['sha256']) || '没有')
      expect(data['fileSize'] === PDF.length, `fileSize ${PDF.length}`, String(data['fileSize']))
    },
  },
  {
    id: 'file-type-refused',
    title: '内容与扩展名不符的不收',
    does: '把程序改名为 .pdf 上传',
    check: async (fixture) => {
      const program = new TextEncoder().encode('MZ\u0000\u0000 this is a program')
      expectRefused(await upload(fixture, '合同.pdf', program), '改了名的程序')
    },
  },
  {
    id: 'file-empty-refused',
    title: '空文件不收',
    does: '上传 0 字节的 .pdf',
    check: async (fixture) => expectRefused(await upload(fixture, '空.pdf', new Uint8Array()), '空文件'),
  },
  {
    id: 'file-size-bound',
    title: '过大的文件不收',
    does: '上传 22 MB 的 PDF（界限是 20 MB）',
    check: async (fixture) => {
      const large = new Uint8Array(22 * MB)
      large.set(PDF)
      expectRefused(await upload(fixture, '大.pdf', large), '超过 20 MB 的文件')
    },
  },
  {
    id: 'file-round-trip',
    title: '下载的就是上传的',
    does: '下载刚上传的文件，逐字节比，名字也比',
    writes: true,
    check: async (fixture) => {
      const answer = await download(fixture)
      expect(
        Buffer.compare(answer.bytes, PDF) === 0,
        `上传的 ${PDF.length} 字节`,
        `${answer.bytes.length} 字节，${summaryOf(answer)}`,
      )
      expect(nameOf(answer) === NAME, `文件名“${NAME}”（filename*=UTF-8''…）`, nameOf(answer) || '没有')
    },
  },
  {
    id: 'download-headers',
    title: '下载的文件不当作脚本或页面',
    does: '看下载应答的 X-Content-Type-Options 与 Content-Security-Policy',
    writes: true,
    check: async (fixture) => {
      const answer = await download(fixture)
      const sniff = header(answer, 'x-content-type-options')
      const policy = header(answer, 'content-security-policy')
      expect(sniff === 'nosniff', 'X-Content-Type-Options: nosniff', sniff || '没有')
      expect(/\bsandbox\b/.test(policy), 'Content-Security-Policy 有 sandbox', policy || '没有')
    },
  },
  {
    id: 'file-others',
    title: '别的企业的文件取不到',
    does: '乙企业的经办下载甲企业刚上传的文件',
    writes: true,
    check: async (fixture) => {
      const stranger = await fixture.person('stranger')
      const answer = await stranger.call('downloadFile', undefined, { path: [await fileId(fixture)] })
      expectNoFile(answer, '别的企业的文件')
    },
  },
  {
    id: 'presign-others',
    title: '别的企业换不到取文件的地址',
    does: '乙企业的经办为甲企业刚上传的文件换地址',
    writes: true,
    check: async (fixture) => {
      const stranger = await fixture.person('stranger')
      expectRefused(await stranger.call('presignUrl', { pkFile: await fileId(fixture) }), '别的企业的文件')
    },
  },
  {
    id: 'presigned-one-file',
    title: '对象存储的地址是 https 的或本机的另一个源，不要身份，只给这一份',
    does: '为刚上传的文件换地址，不带 Cookie 与任何头去取，逐字节比；跨源须许可。不用对象存储的没有检查',
    writes: true,
    check: async (fixture) => {
      const { useOss, url } = await fixture.done(await fixture.maker, 'presignUrl', {
        pkFile: await fileId(fixture),
      })
      const address = new URL(need(useOss === true ? textOf(url) : undefined, '没有用对象存储，没有检查'))
      const isLocal = ['127.0.0.1', 'localhost'].includes(address.hostname)
      expect(address.protocol === 'https:' || isLocal, 'https 的地址', address.origin)
      expect(address.origin !== fixture.origin, '另一个源的地址', address.origin)
      const answer = await fetch(address, { headers: { origin: fixture.origin } })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const seen = `HTTP ${answer.status}，${bytes.length} 字节`
      expect(Buffer.compare(bytes, PDF) === 0, `不要身份，上传的 ${PDF.length} 字节`, seen)
      const allowed = answer.headers.get('access-control-allow-origin') ?? ''
      expect(['*', fixture.origin].includes(allowed), 'Access-Control-Allow-Origin', allowed || '没有')
    },
  },
  {
    id: 'preview-public-only',
    title: '没登录只看得到公开的文件',
    does: '没有会话的人预览刚上传的文件',
    writes: true,
    check: async (fixture) => {
      const nobody = fixture.newcomer({ authToken: '', wsToken: '' })
      const answer = await nobody.call('previewFile', undefined, { path: [await fileId(fixture)] })
      expectNoFile(answer, '没有公开的文件')
    },
  },
  {
    id: 'export-headers',
    title: '导出的是带名字的 xlsx',
    does: '导出开立申请：内容是 xlsx，名字带日期与时间、以 .xlsx 结尾，没有失败的响应头',
    check: async (fixture) => {
      const answer = await exported(fixture)
      const isZip = answer.bytes[0] === 0x50 && answer.bytes[1] === 0x4b
      expect(
        answer.status === 200 && isZip,
        'HTTP 200 与 xlsx 的内容',
        `${summaryOf(answer)}，${answer.bytes.length} 字节`,
      )
      expect(
        /_\d{8}_\d{4}\.xlsx$/.test(nameOf(answer)),
        "filename*=UTF-8'' 带日期与时间，以 .xlsx 结尾",
        header(answer, 'content-disposition') || '没有',
      )
      expect(
        header(answer, 'x-scf-error-code') === '',
        '没有 x-scf-error-code',
        header(answer, 'x-scf-error-code'),
      )
    },
  },
  {
    id: 'export-error-headers',
    title: '二进制应答的失败写在响应头里',
    does: '下载编造的编号：HTTP 200，x-scf-error-code 与百分号编码的 x-scf-error-message，内容为空',
    check: async (fixture) => {
      const answer = await (await fixture.maker).call('downloadFile', undefined, { path: ['F-NO-SUCH'] })
      const [code, message] = ['x-scf-error-code', 'x-scf-error-message'].map((name) => header(answer, name))
      expect(answer.status === 200, 'HTTP 200', `HTTP ${answer.status}`)
      expect(code !== '' && code !== '0', '有 x-scf-error-code', code || '没有')
      const isEncoded = /^[\x21-\x7e]*%[0-9a-f]{2}/i.test(message!)
      expect(
        isEncoded && /\p{Script=Han}/u.test(decodeURIComponent(message!)),
        '百分号编码的中文 x-scf-error-message',
        message || '没有',
      )
      expect(answer.bytes.length === 0, '没有内容', `${answer.bytes.length} 字节`)
    },
  },
]
