import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleContract, bundlePath, contractVersion, services, staleBundles } from '../../openapi/bundle.ts'

const project = resolve(import.meta.dirname, '../..')
let root = ''

/** Sets a file's age in seconds before a fixed instant. */
const age = (path: string, seconds: number) => {
  const at = new Date(1_790_000_000_000 - seconds * 1000)
  utimesSync(join(root, path), at, at)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scf-bundle-'))
  mkdirSync(join(root, '.contract'))
  writeFileSync(join(root, 'redocly.yaml'), '')
  mkdirSync(join(root, 'openapi'))
  for (const name of ['common.yaml', 'complete.ts']) writeFileSync(join(root, 'openapi', name), '')
  for (const service of services) {
    mkdirSync(join(root, 'openapi', service, 'portal'), { recursive: true })
    writeFileSync(join(root, 'openapi', service, 'openapi.yaml'), '')
    writeFileSync(join(root, 'openapi', service, 'portal/a.yaml'), '')
    for (const path of ['openapi.yaml', 'portal/a.yaml', 'portal', ''])
      age(join('openapi', service, path), 100)
    writeFileSync(bundlePath(service, root), '{}')
    age(`.contract/${service}.json`, 50)
  }
  for (const path of ['openapi/common.yaml', 'openapi/complete.ts', 'redocly.yaml']) age(path, 100)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('打包的契约是否过时', () => {
  it('比来源新，就不过时', () => {
    expect(staleBundles(root)).toEqual([])
  })

  it('缺了、来源改了、来源删了文件：只有那个服务过时', () => {
    rmSync(bundlePath('uaa', root))
    age('openapi/corp/portal/a.yaml', 10)
    age('openapi/file/portal', 10)
    mkdirSync(join(root, 'openapi/examples/signing'), { recursive: true })
    age('openapi/examples/signing', 100)
    expect(staleBundles(root)).toEqual(['corp', 'uaa', 'file'])
    age('openapi/examples/signing', 10)
    expect(staleBundles(root)).toEqual([...services])
  })

  it.each(['openapi/common.yaml', 'openapi/complete.ts', 'redocly.yaml'])(
    '共用的 %s 改了，都过时',
    (path) => {
      age(path, 10)
      expect(staleBundles(root)).toEqual([...services])
    },
  )
})

describe('打包', () => {
  it('写错的契约得到 redocly 的说明，不留下半个文件', { timeout: 30_000 }, () => {
    cpSync(join(project, 'redocly.yaml'), join(root, 'redocly.yaml'))
    writeFileSync(
      join(root, 'openapi/corp/openapi.yaml'),
      'openapi: 3.1.0\npaths: { /v1/x: { $ref: portal/none.yaml } }\n',
    )
    rmSync(bundlePath('corp', root))
    expect(() => bundleContract(root)).toThrow(/openapi\/corp 打包失败/)
    expect(existsSync(bundlePath('corp', root))).toBe(false)
  })

  it('树里的打包结果是契约本身', () => {
    bundleContract()
    expect(staleBundles()).toEqual([])
    expect(JSON.parse(readFileSync(bundlePath('corp'), 'utf8'))).toHaveProperty(['paths', '/v1/sys/messages'])
  })
})

it.each(services)('%s 的版本是门户的版本：交出去的契约说得出是哪一版', (service) => {
  bundleContract(project)
  const { info } = JSON.parse(readFileSync(bundlePath(service, project), 'utf8')) as {
    info: { version: string }
  }
  expect(info.version).toBe(contractVersion(project))
})
