import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Child } from './Child.ts'

/** Finds nginx; undefined when there is none. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path))

/** An nginx with its own directory, in the foreground, as a child process. */
export class Nginx {
  readonly dir: string
  readonly #name: string
  #child: Child | undefined

  /** @param files configuration files: name → content, nginx.conf among them */
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

  /** The output of nginx -t; an empty string when the configuration is valid. */
  check(): string {
    const result = spawnSync(findNginx() ?? 'nginx', this.#args('-t'), { encoding: 'utf8' })
    return result.status === 0 ? '' : result.stderr || String(result.error)
  }

  /** Starts it unless it is running. */
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

  /** Shuts down gracefully: finishes requests in flight; SIGTERM does not wait for them. */
  stop(signal: 'SIGQUIT' | 'SIGTERM' = 'SIGQUIT'): Promise<void> {
    return this.#child?.end(signal) ?? Promise.resolve()
  }

  /** Reloads with another configuration without cutting connections in use. */
  reload(files: ReadonlyMap<string, string>): void {
    this.#write(files)
    const wrong = this.check()
    if (wrong) throw new Error(`${this.#name} 的新配置不对：${wrong}`)
    if (!this.#child) throw new Error(`${this.#name} 没有在跑`)
    process.kill(this.#child.pid, 'SIGHUP')
  }

  /** Kills it with its worker processes: every open connection is cut. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    // the master first: it would start new workers
    process.kill(child.pid, 'SIGKILL')
    for (const pid of workers.trim().split(/\s+/).filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
    await child.end('SIGKILL')
  }

  /** The content of all logs. */
  logs(): string {
    const folder = join(this.dir, 'logs')
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  }

  /** The access log, one object per line. */
  accessLog(): Record<string, unknown>[] {
    const path = join(this.dir, 'logs/scf-access.log')
    if (!existsSync(path)) return []
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
}
