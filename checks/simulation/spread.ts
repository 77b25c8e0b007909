import { Worker } from 'node:worker_threads'
import type { Report } from './simulate.ts'
import type { Task } from './worker.ts'

/** So many seeds are handed out at a time: enough to keep a thread busy, few enough to end together. */
const PORTION = 4

/**
 * Runs the seeds of the families on several threads.
 * @param onReport called with each portion as it is done
 */
export const spread = async (
  names: readonly string[],
  seeds: readonly number[],
  { steps, threads }: { steps: number; threads: number },
  onReport: (family: string, report: Report) => void,
): Promise<void> => {
  const tasks: Task[] = names.flatMap((family) =>
    Array.from({ length: Math.ceil(seeds.length / PORTION) }, (_, at) => ({
      family,
      seeds: seeds.slice(at * PORTION, (at + 1) * PORTION),
      steps,
    })),
  )
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    try {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const { family } = task
        const report = await new Promise<Report>((done, failed) => {
          worker.once('message', done)
          worker.once('error', failed)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
          worker.postMessage(task)
        })
        worker.removeAllListeners('error')
        onReport(family, report)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work))
}
