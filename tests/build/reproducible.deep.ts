import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { filesUnder } from '../../scripts/sizes/dist.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Builds as npm run build does, beside dist; file → digest. */
const digests = async (): Promise<Record<string, string>> => {
  const outDir = mkdtempSync(join(tmpdir(), 'scf-build-'))
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|MODE|DEV|PROD|SSR|VITE|VITEST)/.test(name)),
  )
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'warn']
  try {
    await run(process.execPath, args, { cwd: root, env })
    return Object.fromEntries(
      [...filesUnder(outDir)].map(([name, bytes]) => [
        name,
        createHash('sha256').update(bytes).digest('hex'),
      ]),
    )
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

test('同一棵树构建两次，字节相同', async () => {
  const first = await digests()
  expect(Object.keys(first).length).toBeGreaterThan(20)
  expect(await digests()).toEqual(first)
})
