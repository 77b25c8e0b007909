import { createServer } from 'node:net'

const HOST = '127.0.0.1'

const listenOn = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })

/** Several free ports of this machine, all different; taken from DEPLOY_PORTS (such as 5470-5489) when that is set. */
export const freePorts = async (count: number): Promise<number[]> => {
  const range = /^(\d+)-(\d+)$/.exec(process.env['DEPLOY_PORTS'] ?? '')
  const candidates = range
    ? Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, index) => Number(range[1]) + index)
    : Array.from({ length: count * 5 }, () => 0)
  const found = new Set<number>()
  for (const candidate of candidates) {
    if (found.size === count) break
    const port = await listenOn(candidate)
    if (port) found.add(port)
  }
  if (found.size < count) throw new Error(`只找到 ${found.size} 个空闲端口，需要 ${count} 个`)
  return [...found]
}
