// npm run api 只重做改了的：哪些服务要重新打包、重新生成。
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundlePath, services } from '../../openapi/bundle.ts'
import {
  changedCode,
  changedSources,
  readStamps,
  rememberCode,
  rememberSources,
} from '../../scripts/contract/stamps.ts'

let root = ''
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const bundle = (service: string, path: string, more: object = {}) =>
  writeFileSync(
    bundlePath(service, root),
    JSON.stringify({
      paths: { [path]: { post: { operationId: `load${service}`, responses: {}, ...more } } },
    }),
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scf-stamps-'))
  mkdirSync(join(root, '.contract'))
  write('openapi/common.yaml', '')
  write('redocly.yaml', '')
  for (const service of services) {
    write(`openapi/${service}/portal/a.yaml`, '')
    write(`openapi/examples/${service}/portal/a.json`, '')
    write(`src/api/generated/${service}/a.ts`, '')
    write(`mocks/generated/${service}/a.ts`, '')
    bundle(service, `/v1/${service}`)
  }
  rememberSources(root, services)
  rememberCode(root, services)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const sources = () => changedSources(root, readStamps(root))
const code = () => changedCode(root, readStamps(root))

describe('要检查、打包的服务', () => {
  it('什么都没改，就没有；只是时间变了也没有', () => {
    expect([sources(), code()]).toEqual([[], []])
    write('openapi/corp/portal/a.yaml', '')
    expect(sources()).toEqual([])
  })

  it.each([
    ['openapi/uaa/portal/a.yaml', ['uaa']],
    ['openapi/uaa/portal/b.yaml', ['uaa']],
    ['openapi/examples/file/portal/a.json', ['file']],
    ['openapi/common.yaml', [...services]],
    ['openapi/complete.ts', [...services]],
    ['redocly.yaml', [...services]],
    ['openapi/README.md', []],
  ])('改了 %s：%j', (name, wanted) => {
    write(name, 'changed')
    expect(sources()).toEqual(wanted)
  })

  it('去掉了文件，没有了打包结果，从来没做过，都要', () => {
    rmSync(join(root, 'openapi/corp/portal/a.yaml'))
    rmSync(bundlePath('signing', root))
    expect(sources()).toEqual(['corp', 'signing'])
    expect(changedSources(root, {})).toEqual([...services])
  })
})

describe('要生成的服务', () => {
  it('契约改了的；补全的部分（请求头、例子、失败的应答）改了的不要', () => {
    bundle('corp', '/v1/corp', { security: [], responses: { 401: { description: '没有登录' } } })
    expect(code()).toEqual([])
    bundle('corp', '/v1/corp', { summary: '改了' })
    expect(code()).toEqual(['corp'])
  })

  it('地址改了，都要：x-invalidates 可以写别的服务', () => {
    bundle('uaa', '/v1/other')
    expect(code()).toEqual([...services])
  })

  it('生成的文件被改、被删，多出一个，都要', () => {
    write('src/api/generated/corp/a.ts', 'by hand')
    rmSync(join(root, 'mocks/generated/uaa/a.ts'))
    write('mocks/generated/file/left.ts', '')
    expect(code()).toEqual(['corp', 'uaa', 'file'])
  })

  it('生成它的代码改了，都要', () => {
    write('scripts/orval/client.ts', 'changed')
    expect(code()).toEqual([...services])
    cpSync(join(root, 'redocly.yaml'), join(root, 'scripts/orval/client.ts'))
    rmSync(join(root, 'scripts/orval'), { recursive: true })
    expect(code()).toEqual([])
  })
})
