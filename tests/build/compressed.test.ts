// What the web server sends instead of a file must be that file, and be worth it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDist } from '../../scripts/sizes/dist.ts'

let dist: ReturnType<typeof readDist>
beforeAll(() => {
  dist = readDist()
})

describe('构建时压好的文件', () => {
  test('解开就是原文件', () => {
    expect(dist.compressed.size).toBeGreaterThan(50)
    const wrong = [...dist.compressed].filter(([name, bytes]) => {
      const original = dist.files.get(name.replace(/\.(br|gz)$/, ''))
      const opened = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      return !original?.equals(opened)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('每个够大的脚本与样式都有 br 与 gz', () => {
    const large = [...dist.files].filter(
      ([name, bytes]) => /\.(m?js|css)$/.test(name) && bytes.length >= 1024,
    )
    const missing = large.flatMap(([name]) =>
      ['br', 'gz'].map((kind) => `${name}.${kind}`).filter((one) => !dist.compressed.has(one)),
    )
    expect(missing).toEqual([])
  })

  test('br 在入口上比 gz 至少小一成；由网页服务器改写的页面不压', () => {
    const size = (kind: string) =>
      [...dist.entry.js].reduce((sum, name) => sum + (dist.compressed.get(`${name}.${kind}`)?.length ?? 0), 0)
    expect(size('br')).toBeGreaterThan(50_000)
    expect(size('br')).toBeLessThan(size('gz') * 0.9)
    expect([...dist.compressed.keys()].filter((name) => name.startsWith('index.html'))).toEqual([])
  })
})
