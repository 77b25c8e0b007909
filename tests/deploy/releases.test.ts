import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  activate,
  currentRelease,
  drain,
  listReleases,
  prune,
  publish,
  rollback,
} from '../../deploy/releases.ts'

let dir = ''
let root = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'scf-releases-'))
  root = join(dir, 'srv')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A build of two files: one shared by all builds, one unique. */
const build = (name: string): string => {
  const dist = join(dir, `dist-${name}`)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version: '1.0.0', commit: name }))
  writeFileSync(join(dist, 'index.html'), `<title>${name}</title>`)
  writeFileSync(join(dist, 'assets/react-00000000.js'), 'react')
  writeFileSync(join(dist, `assets/${name}-00000000.js`), name)
  return dist
}
const page = () => readFileSync(join(root, 'current/cv3/index.html'), 'utf8')
const assets = () => readdirSync(join(root, 'shared/cv3/assets')).toSorted()
const age = (id: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000)
  utimesSync(join(root, 'releases', id, 'assets.json'), then, then)
}

test('发布之后用户还看不到，启用之后看到；清单不公开', () => {
  const first = publish(root, build('a'))
  expect(currentRelease(root)).toBeUndefined()
  expect(existsSync(join(root, 'current'))).toBe(false)
  activate(root, first)
  expect(page()).toContain('a')
  expect(existsSync(join(root, 'current/cv3/.vite'))).toBe(false)
  expect(existsSync(join(root, 'current/cv3/assets'))).toBe(false)
})

test('启用新版本后，旧页面要的文件还在；退回再退回，来去两次', () => {
  const first = publish(root, build('a'))
  activate(root, first)
  const second = publish(root, build('b'))
  activate(root, second)
  expect(page()).toContain('b')
  expect(assets()).toEqual(['a-00000000.js', 'b-00000000.js', 'react-00000000.js'])
  expect(rollback(root)).toBe(first)
  expect(page()).toContain('a')
  expect(rollback(root)).toBe(second)
})

test('没有的、缺文件的版本不能启用，现在的不受影响', () => {
  const first = publish(root, build('a'))
  activate(root, first)
  expect(() => activate(root, '../../etc')).toThrow('没有版本')
  expect(() => activate(root, 'nothing')).toThrow(`已发布的有 ${first}`)
  const second = publish(root, build('b'))
  rmSync(join(root, 'shared/cv3/assets/b-00000000.js'))
  expect(() => activate(root, second)).toThrow('缺 1 个文件')
  expect(currentRelease(root)).toBe(first)
  expect(() => rollback(root)).toThrow('没有可以退回的版本')
})

test('同一份发布两次是同一个编号；名字相同内容不同的文件不收', () => {
  const first = publish(root, build('a'))
  expect(publish(root, join(dir, 'dist-a'))).toBe(first)
  expect(listReleases(root)).toEqual([first])
  const forged = build('b')
  writeFileSync(join(forged, 'assets/react-00000000.js'), 'evil')
  expect(() => publish(root, forged)).toThrow('内容却与')
  expect(readFileSync(join(root, 'shared/cv3/assets/react-00000000.js'), 'utf8')).toBe('react')
})

test('不是构建的目录说得清', () => {
  mkdirSync(join(dir, 'empty'))
  expect(() => publish(root, join(dir, 'empty'))).toThrow('不是一份构建')
})

test('清理：留最近的与正在显示的；文件要旧到天数之外才删', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((name) => publish(root, build(name))) as [
    string,
    string,
    string,
  ]
  activate(root, first)
  age(first, 60)
  age(second, 50)
  expect(prune(root, 1, 30)).toEqual({ releases: [second], assets: 0 })
  expect(listReleases(root)).toEqual([third, first])
  expect(assets()).toContain('b-00000000.js')
  const old = new Date(Date.now() - 31 * 86_400_000)
  for (const name of assets()) utimesSync(join(root, 'shared/cv3/assets', name), old, old)
  expect(prune(root, 1, 30)).toEqual({ releases: [], assets: 1 })
  expect(assets()).toEqual(['a-00000000.js', 'c-00000000.js', 'react-00000000.js'])
})

test('下线留个记号，恢复就去掉', () => {
  publish(root, build('a'))
  drain(root, true)
  expect(existsSync(join(root, 'draining'))).toBe(true)
  drain(root, false)
  drain(root, false)
  expect(existsSync(join(root, 'draining'))).toBe(false)
})

test('只有画好的页面不同的两份构建，是两个版本', () => {
  const dist = build('a')
  mkdirSync(join(dist, 'register'))
  writeFileSync(join(dist, 'register/register.html'), '旧')
  const first = publish(root, dist)
  writeFileSync(join(dist, 'register/register.html'), '新')
  expect(publish(root, dist)).not.toBe(first)
})
