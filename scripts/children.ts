import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'

/** 浏览器测试的进程数：比核多一个，一个在等的时候另一个用核。 */
export const WORKERS = availableParallelism() + 1

const running = new Set<ChildProcess>()
const ownGroup = process.platform !== 'win32'

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (ownGroup && child.pid) process.kill(-child.pid, name)
    else child.kill(name)
  } catch {
    // it ended by itself in the meantime
  }
}

/** Ctrl-C 与 SIGTERM 只结束本脚本启动的子进程（各自一个进程组），然后以 130 退出。 */
export function stopChildrenOnInterrupt(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      for (const child of running) signal(child, 'SIGTERM')
      process.exitCode = 130
      setTimeout(() => process.exit(130), 3000).unref()
      if (running.size === 0) process.exit(130)
      for (const child of running) child.once('close', () => running.size === 0 && process.exit(130))
    })
  }
}

/** 启动一个随本脚本一起结束的程序；PATH 里先找项目自带的程序。 */
function launch(command: string, args: string[], output: 'inherit' | 'pipe', env: Record<string, string>) {
  const bin = resolve('node_modules/.bin')
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    detached: ownGroup,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: !ownGroup,
  })
  running.add(child)
  const code = new Promise<number>((done) => {
    child.once('error', (error) => {
      console.error(`无法运行 ${command}：${error.message}`)
    })
    child.once('close', (status) => {
      running.delete(child)
      done(status ?? 1)
    })
  })
  return { child, code }
}

/** 运行一个程序，输出直接显示，返回退出码。 */
export const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  launch(command, args, 'inherit', env).code

/** 同 run，输出留着：与别的程序同时运行时，等它结束再整段显示。 */
export async function runKept(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const { child, code } = launch(command, args, 'pipe', {})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { code: await code, output }
}

/** 用当前的 Node 运行一个脚本。 */
export const runNode = (args: string[], env?: Record<string, string>): Promise<number> =>
  run(process.execPath, args, env)

/** 在后台运行的程序。 */
export interface Background {
  ended: () => boolean
  stop: () => Promise<void>
}

/** 在后台运行一个程序，输出直接显示；Ctrl-C 时一并结束。 */
export function runInBackground(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Background {
  const { child, code } = launch(command, args, 'inherit', env)
  let hasEnded = false
  const end = code.then(() => {
    hasEnded = true
  })
  return {
    ended: () => hasEnded,
    stop: () => {
      if (!hasEnded) signal(child, 'SIGTERM')
      return end
    },
  }
}
