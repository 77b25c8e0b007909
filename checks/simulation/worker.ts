// A worker thread of npm run simulate: receives seeds of a family, returns its report, asks for more.
import { parentPort } from 'node:worker_threads'
import { families } from './families.ts'
import { simulate } from './simulate.ts'

export type Task = { family: string; seeds: number[]; steps: number }

parentPort!.on('message', async ({ family: name, seeds, steps }: Task) => {
  const family = families.find((one) => one.name === name)!
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort!.postMessage(await simulate({ family, seeds, steps }))
})
