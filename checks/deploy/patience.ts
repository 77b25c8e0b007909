import { setTimeout as pause } from 'node:timers/promises'

/** Waits until done returns true (throwing counts as not yet), a minute at most: the machine may have other work. */
export const patience = async (what: string, done: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    if (await done().catch(() => false)) return
    await pause(50)
  }
  throw new Error(`${what} 没有起来`)
}
