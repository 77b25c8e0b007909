import { createServer } from 'node:net'
import { stop } from './stop.ts'

const HOST = '127.0.0.1'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })

/**
 * Takes PORT from the environment or the default and makes sure it is free; ends with one sentence when it is invalid
 * or taken.
 */
export async function freePort(fallback: number, command: string): Promise<{ host: string; port: number }> {
  const wanted = process.env['PORT'] || String(fallback)
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port < 1 || port > 65535) {
    stop(`PORT 应是 1 到 65535 之间的整数，现在是“${wanted}”。`)
  }
  if (!(await isFree(port))) {
    stop(
      `端口 ${port} 已被占用或不允许使用：请关闭占用它的程序，或换一个端口，例如 PORT=${port + 1} ${command}。`,
    )
  }
  return { host: HOST, port }
}
