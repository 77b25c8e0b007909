import { setTimeout as pause } from 'node:timers/promises'

/** 等到 done 答真（抛出算还没有），最多十秒。 */
export const patience = async (what: string, done: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await done().catch(() => false)) return
    await pause(50)
  }
  throw new Error(`${what} 没有起来`)
}
