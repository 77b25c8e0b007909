import { setTimeout as pause } from 'node:timers/promises'

/** Waits until done answers true (throwing counts as not yet), ten seconds at most. */
export const patience = async (what: string, done: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await done().catch(() => false)) return
    await pause(50)
  }
  throw new Error(`${what} 没有起来`)
}
