import { connect, createServer, type Socket } from 'node:net'

/** A line: latency there and back (milliseconds), bytes per second either way. */
export interface Line {
  readonly latency: number
  readonly down: number
  readonly up: number
}

const PIECE = 4096

/** Sends pieces one after the other at that rate, all connections together, each late by half the latency. */
const pacer = (rate: number, { latency }: Line) => {
  let free = 0
  // timers of the same millisecond may come in any order, bytes may not
  const queue: (() => void)[] = []
  return (bytes: number, send: () => void): void => {
    const now = performance.now()
    free = Math.max(now, free) + (bytes / rate) * 1000
    queue.push(send)
    setTimeout(() => queue.shift()?.(), free - now + latency / 2)
  }
}

const carry = (from: Socket, to: Socket, pace: ReturnType<typeof pacer>): void => {
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE)
      pace(piece.length, () => to.write(piece))
    }
  })
  from.on('end', () => pace(0, () => to.end()))
  // a browser that was closed leaves in the middle of things
  from.on('error', () => to.destroy())
}

/**
 * A slow line to that port of localhost, for everything that goes over it: what a service worker asks for too, which no
 * throttle of a tab reaches.
 */
export const openSlowLine = async (
  target: number,
  line: Line,
): Promise<{ port: number; close: () => void }> => {
  const [down, up] = [pacer(line.down, line), pacer(line.up, line)]
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    carry(near, far, up)
    carry(far, near, down)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}
