import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sbom } from '../../scripts/sbom.ts'
import {
  belowFloors,
  type Floors,
  isBelow,
  type Lock,
  licenceProblems,
  lockProblems,
  type Manifest,
  packagesIn,
} from '../../scripts/supplyChain/rules.ts'

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const lock = read<Lock>('package-lock.json')
const manifest = read<Manifest>('package.json')
const floors = read<Floors>('scripts/supplyChain/floors.json')

const changed = (path: string, part: object): Lock => ({
  ...lock,
  packages: { ...lock.packages, [path]: { ...lock.packages[path], ...part } },
})
const AXIOS = 'node_modules/axios'

describe('现在的依赖', () => {
  test('锁文件可信，不低于安全底线，许可合规', () => {
    expect(lockProblems(lock, manifest)).toEqual([])
    expect(belowFloors(lock, floors)).toEqual([])
    expect(licenceProblems(lock)).toEqual([])
  })

  test('底线写的是真用到的包，除了几个等着升上来的', () => {
    const used = new Set(packagesIn(lock).map(({ name }) => name))
    const needed = ['pdfjs-dist', 'react-router', 'axios', 'dompurify', 'vite', 'lodash']
    expect(needed.filter((name) => !used.has(name) || !floors[name])).toEqual([])
  })
})

describe('改坏一处就说得出', () => {
  test.each([
    ['没有摘要', { integrity: undefined }, '摘要'],
    ['弱摘要', { integrity: 'sha1-abc' }, '摘要'],
    ['另有来源', { resolved: 'git+ssh://somewhere/axios.git' }, '来源'],
    ['安装脚本', { hasInstallScript: true }, '安装脚本'],
    ['替身', { name: 'axlos' }, '其实是 axlos'],
  ])('%s', (_, part, said) => {
    const problems = lockProblems(changed(AXIOS, part), manifest)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(AXIOS)
    expect(problems[0]).toContain(said)
  })

  test('不精确的版本，与锁文件不一致的版本', () => {
    const loose = { ...manifest, dependencies: { ...manifest.dependencies, axios: '^1.21.1' } }
    expect(lockProblems(lock, loose).join()).toMatch(/axios 的版本写作 \^1\.21\.1.*axios：package\.json 是/)
  })

  test('低于底线的，不论装在第几层', () => {
    expect(belowFloors(changed(AXIOS, { version: '1.15.9' }), floors)[0]).toContain('CVE-2025-27152')
    const nested = changed('node_modules/msw/node_modules/axios', { version: '0.30.0' })
    expect(belowFloors(nested, floors)[0]).toContain('低于 1.16.0')
  })

  test('不许的许可：发布的比开发的严', () => {
    expect(licenceProblems(changed(AXIOS, { license: 'GPL-3.0-only' }))[0]).toContain('GPL-3.0-only')
    expect(licenceProblems(changed(AXIOS, { license: 'MPL-2.0' }))).toHaveLength(1)
    expect(licenceProblems(changed('node_modules/vitest', { license: 'MPL-2.0' }))).toEqual([])
    expect(licenceProblems(changed(AXIOS, { license: '(GPL-2.0 OR MIT)' }))).toEqual([])
    expect(licenceProblems(changed(AXIOS, { license: 'MIT AND GPL-2.0' }))).toHaveLength(1)
    expect(licenceProblems(changed(AXIOS, { license: undefined }))).toHaveLength(1)
  })
})

test('比较版本号', () => {
  expect(isBelow('1.9.9', '1.10.0')).toBe(true)
  expect(isBelow('1.10.0', '1.10.0')).toBe(false)
  expect(isBelow('2.0.0-beta.1', '2.0.0')).toBe(true)
  expect(isBelow('10.0.0', '9.9.9')).toBe(false)
})

test('软件物料清单：锁文件里的每个包都在，带摘要、许可与 purl', () => {
  const { bomFormat, components } = sbom()
  expect(bomFormat).toBe('CycloneDX')
  const versions = (list: readonly { name: string; version: string }[]) =>
    [...new Set(list.map(({ name, version }) => `${name}@${version}`))].toSorted()
  const listed = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')))
  expect([...new Set(listed)].toSorted()).toEqual(versions(packagesIn(lock)))
  const bare = components.filter(
    ({ hashes, licenses }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? '') || !licenses?.length,
  )
  expect(bare).toEqual([])
})
