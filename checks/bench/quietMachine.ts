import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Half of the processor free counts as idle; after the timeout it is measured anyway. */
const FREE = 0.5
const LOOK_MS = 500
const PATIENCE_MS = 30_000

const times = () => {
  const all = cpus().map((cpu) => cpu.times)
  const idle = all.reduce((sum, time) => sum + time.idle, 0)
  return { idle, total: all.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) }
}

let busy = 0

/** Waits for this machine to be idle before measuring, half a minute at most. */
export const quietMachine = async (): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const before = times()
    await pause(LOOK_MS)
    const now = times()
    if ((now.idle - before.idle) / (now.total - before.total) >= FREE) return
  }
  busy++
}

/** How many measurements started before the machine was idle */
export const busyVisits = (): number => busy
