import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'

const alive = new Set<ChildProcess>()
process.once('exit', () => {
  // not SIGKILL: a master killed at once leaves its workers running
  for (const child of alive) child.kill('SIGTERM')
})

/** A child process started here: ended by its process id, never by name. */
export class Child {
  readonly #process: ChildProcess
  readonly #ended: Promise<void>
  readonly name: string

  constructor(
    name: string,
    command: string,
    args: readonly string[],
    log: string,
    env: NodeJS.ProcessEnv = {},
  ) {
    this.name = name
    const output = openSync(log, 'a')
    this.#process = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    alive.add(this.#process)
    this.#ended = new Promise<void>((resolve) => {
      this.#process.once('error', () => resolve())
      this.#process.once('close', () => resolve())
    }).then(() => {
      alive.delete(this.#process)
    })
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  get isRunning(): boolean {
    return alive.has(this.#process)
  }

  /** Ends it and waits for the exit; kills it after five seconds. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return
    this.#process.kill(signal)
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 5_000)
    await this.#ended
    clearTimeout(timer)
  }
}
