import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the clock in a second, in /proc; 100 on every Linux that runs Node. */
const TICKS = 100
/** Milliseconds between two looks: what lives shorter is not seen, and takes next to nothing. */
const EVERY = 500

interface Process {
  readonly pid: number
  readonly parent: number
  /** Together with the pid, which is used again, this names a process. */
  readonly started: string
  readonly seconds: number
}

/** A process as read from /proc/<pid>/stat; undefined when it has ended. */
function processAt(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may hold anything: the fields are counted from behind it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS
    return { pid, parent: Number(fields[1]), started: fields[19] ?? '', seconds }
  } catch {
    return undefined
  }
}

/**
 * Processor seconds (user and system) of this process and its descendants. Sampled while they run: no parent
 * waits for the processes of a browser's pages, so the system's own sum excludes them. Undefined where there is no
 * /proc.
 */
export class ProcessorMeter {
  readonly #seconds = new Map<string, number>()
  readonly #ours = new Set([process.pid])
  readonly #timer: ReturnType<typeof setInterval>

  constructor() {
    this.#timer = setInterval(() => this.#look(), EVERY)
    this.#timer.unref()
  }

  #look(): void {
    const all = readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? (processAt(Number(name)) ?? []) : [],
    )
    for (let found = true; found; ) {
      const more = all.filter(({ pid, parent }) => !this.#ours.has(pid) && this.#ours.has(parent))
      for (const { pid } of more) this.#ours.add(pid)
      found = more.length > 0
    }
    const alive = new Set(all.map(({ pid }) => pid))
    for (const pid of this.#ours) if (!alive.has(pid)) this.#ours.delete(pid)
    for (const { pid, started, seconds } of all)
      if (this.#ours.has(pid)) this.#seconds.set(`${pid} ${started}`, seconds)
  }

  /** Seconds so far. */
  read(): number | undefined {
    if (process.platform !== 'linux') return undefined
    this.#look()
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}
