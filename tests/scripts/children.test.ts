import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const CHILDREN = resolve('scripts/children.ts')
/** A script with a child that says its process id; the child hears SIGTERM or not. */
const scriptWith = (child: string) => `
  import { runInBackground, stopChildrenOnInterrupt } from ${JSON.stringify(CHILDREN)}
  stopChildrenOnInterrupt()
  runInBackground(process.execPath, ['-e', ${JSON.stringify(child)}])
  setInterval(() => {}, 1000)
`
const HEARS = 'console.log(process.pid); setInterval(() => {}, 1000)'
const IS_DEAF = `process.on('SIGTERM', () => {}); ${HEARS}`

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe.skipIf(process.platform === 'win32')('脚本结束，它开的程序一个也不留下', () => {
  it.each([
    ['SIGINT', HEARS],
    ['SIGHUP', HEARS],
    ['SIGTERM', IS_DEAF],
  ] as const)('%s', { timeout: 60_000 }, async (name, child) => {
    const script = spawn(process.execPath, ['--input-type=module', '-e', scriptWith(child)])
    const [said] = (await once(script.stdout, 'data')) as [Buffer]
    const pid = Number(said.toString())
    expect(isThere(pid)).toBe(true)
    script.kill(name)
    script.kill(name)
    await once(script, 'close')
    await expect.poll(() => isThere(pid), { timeout: 10_000 }).toBe(false)
  })
})
