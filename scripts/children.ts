import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve } from 'node:path'

/** Processes for browser tests: two more than cores, so that while some wait others use the cores. */
export const WORKERS = availableParallelism() + 2

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

/** What children get to end by themselves, in ms. */
const GRACE = 3_000
let isStopping = false

/**
 * Ctrl-C, SIGTERM and a closed terminal end the child processes this script started and no others (each a process group of
 * its own), then it exits with 130. However it ends, none is left: what is still there after a while is killed.
 */
export function stopChildrenOnInterrupt(): void {
  process.once('exit', () => {
    for (const child of running) signal(child, 'SIGKILL')
  })
  const end = () => process.exit(130)
  // a signal comes twice where npm passes on what the whole group gets: the second must not end the script before them
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (isStopping) return
      isStopping = true
      for (const child of running) {
        signal(child, 'SIGTERM')
        child.once('close', () => running.size === 0 && end())
      }
      if (running.size === 0) end()
      setTimeout(end, GRACE)
    })
  }
}

/** Starts a program that ends with this script; on PATH the project's own programs come first. */
function launch(command: string, args: string[], output: 'inherit' | 'pipe', env: Record<string, string>) {
  const bin = resolve('node_modules/.bin')
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    detached: ownGroup,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: !ownGroup,
  })
  running.add(child)
  // begun by something that waited while the script was told to end
  if (isStopping) signal(child, 'SIGTERM')
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

/** Runs a program with its output shown directly; returns the exit code. */
export const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  launch(command, args, 'inherit', env).code

/** As run, but buffers the output: next to other programs, it is printed in one piece once this one ends. */
export async function runKept(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const { child, code } = launch(command, args, 'pipe', env)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { code: await code, output }
}

/** Runs a script with the present Node. */
export const runNode = (args: string[], env?: Record<string, string>): Promise<number> =>
  run(process.execPath, args, env)

/** A program running in the background. */
export interface Background {
  ended: () => boolean
  stop: () => Promise<void>
}

/** Runs a program in the background with its output shown directly; Ctrl-C ends it too. */
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
