import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const names = ['corp', 'uaa', 'file', 'signing']
let done = false

/**
 * Sees to it that .contract/<service>.json exist (`npm run api` writes them; a fresh clone has none).
 * A bundle is written beside its place and renamed, so that two processes may do it at once.
 */
export const bundleContract = (): void => {
  if (done) return
  const missing = names.filter((name) => !existsSync(join('.contract', `${name}.json`)))
  if (missing.length > 0) mkdirSync('.contract', { recursive: true })
  for (const name of missing) {
    const draft = join('.contract', `${name}.${process.pid}.json`)
    const redocly = join('node_modules', '@redocly', 'cli', 'bin', 'cli.js')
    const ran = spawnSync(process.execPath, [redocly, 'bundle', name, '--output', draft], {
      encoding: 'utf8',
    })
    if (ran.status !== 0)
      throw new Error(`契约 openapi/${name} 打包失败，请运行 npm run api 查看原因：\n${ran.stderr}`)
    renameSync(draft, join('.contract', `${name}.json`))
  }
  done = true
}
