// The production build by npm run build: the same bytes from the same tree, and the precompressed copies of
// a file match it and are smaller. The build that npm test uses is not compressed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesUnder, readDist } from '../../scripts/sizes/dist.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const [first, second] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'scf-build-'))) as [string, string]

/** Builds as npm run build does, into another folder than dist. */
const buildTo = async (outDir: string): Promise<void> => {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|MODE|DEV|PROD|SSR|VITE|VITEST|PRECOMPRESS)/.test(name),
    ),
  )
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn']
  await run(process.execPath, args, { cwd: root, env })
}

const digestsOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    [...filesUnder(dir)].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  )

beforeAll(async () => {
  await buildTo(first)
  await buildTo(second)
}, 180_000)
afterAll(() => {
  for (const dir of [first, second]) rmSync(dir, { recursive: true, force: true })
})

test('同一棵树构建两次，字节相同', () => {
  const digests = digestsOf(first)
  expect(Object.keys(digests).length).toBeGreaterThan(20)
  expect(digestsOf(second)).toEqual(digests)
})

describe('构建时压好的文件', () => {
  test('解开就是原文件', () => {
    const dist = readDist(first)
    expect(dist.compressed.size).toBeGreaterThan(50)
    const wrong = [...dist.compressed].filter(([name, bytes]) => {
      const original = dist.files.get(name.replace(/\.(br|gz)$/, ''))
      const opened = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      return !original?.equals(opened)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('每个够大的脚本与样式都有 br 与 gz', () => {
    const dist = readDist(first)
    const large = [...dist.files].filter(
      ([name, bytes]) => /\.(m?js|css)$/.test(name) && bytes.length >= 1024,
    )
    const missing = large.flatMap(([name]) =>
      ['br', 'gz'].map((kind) => `${name}.${kind}`).filter((one) => !dist.compressed.has(one)),
    )
    expect(missing).toEqual([])
  })

  test('br 在入口上比 gz 至少小一成；由网页服务器改写的页面不压', () => {
    const dist = readDist(first)
    const size = (kind: string) =>
      [...dist.entry.js].reduce((sum, name) => sum + (dist.compressed.get(`${name}.${kind}`)?.length ?? 0), 0)
    expect(size('br')).toBeGreaterThan(50_000)
    expect(size('br')).toBeLessThan(size('gz') * 0.9)
    expect([...dist.compressed.keys()].filter((name) => name.startsWith('index.html'))).toEqual([])
  })
})
