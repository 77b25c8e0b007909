import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Child } from './Child.ts'

/** 找到 nginx；没有就是 undefined。 */
export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path))

/** 一个 nginx：自己的目录，前台运行，作为子进程。 */
export class Nginx {
  readonly dir: string
  readonly #name: string
  #child: Child | undefined

  /** @param files 配置文件：名字 → 内容，其中有 nginx.conf */
  constructor(name: string, dir: string, files: ReadonlyMap<string, string>) {
    this.#name = name
    this.dir = dir
    for (const folder of ['conf', 'logs', 'run', 'temp']) mkdirSync(join(dir, folder), { recursive: true })
    // the workers run as another user
    if (process.getuid?.() === 0) chmodSync(join(dir, 'temp'), 0o777)
    this.#write(files)
  }

  #write(files: ReadonlyMap<string, string>): void {
    for (const [file, content] of files) writeFileSync(join(this.dir, 'conf', file), content)
  }

  #args(...more: string[]): string[] {
    return ['-c', join(this.dir, 'conf/nginx.conf'), '-e', join(this.dir, 'logs/start.log'), ...more]
  }

  /** nginx -t 的说法；正确得空串。 */
  check(): string {
    const result = spawnSync(findNginx() ?? 'nginx', this.#args('-t'), { encoding: 'utf8' })
    return result.status === 0 ? '' : result.stderr || String(result.error)
  }

  /** 启动；已经在跑的不动。 */
  start(): void {
    if (this.#child?.isRunning) return
    const wrong = this.check()
    if (wrong) throw new Error(`${this.#name} 的配置不对：${wrong}`)
    this.#child = new Child(
      this.#name,
      findNginx() ?? 'nginx',
      this.#args('-g', 'daemon off;'),
      join(this.dir, 'logs/out.log'),
    )
  }

  /** 平常地结束：做完手头的请求；SIGTERM 不等手头的。 */
  stop(signal: 'SIGQUIT' | 'SIGTERM' = 'SIGQUIT'): Promise<void> {
    return this.#child?.end(signal) ?? Promise.resolve()
  }

  /** 换上另一份配置，不断开正在办理的人。 */
  reload(files: ReadonlyMap<string, string>): void {
    this.#write(files)
    const wrong = this.check()
    if (wrong) throw new Error(`${this.#name} 的新配置不对：${wrong}`)
    if (!this.#child) throw new Error(`${this.#name} 没有在跑`)
    process.kill(this.#child.pid, 'SIGHUP')
  }

  /** 突然死掉：连同工作进程，手头的连接都断。 */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    // the master first: it would start new workers
    process.kill(child.pid, 'SIGKILL')
    for (const pid of workers.trim().split(/\s+/).filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
    await child.end('SIGKILL')
  }

  /** 全部日志的内容。 */
  logs(): string {
    const folder = join(this.dir, 'logs')
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  }

  /** 访问日志，一行一个对象。 */
  accessLog(): Record<string, unknown>[] {
    const path = join(this.dir, 'logs/scf-access.log')
    if (!existsSync(path)) return []
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
}
