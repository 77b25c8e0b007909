import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'

export interface RawResponse {
  /** Status of the answer; 0 when the connection ended without one */
  readonly status: number
  /** Everything received, headers and body */
  readonly text: string
  /** Milliseconds from connecting to the end of the connection */
  readonly lasted: number
}

/** An operation of no service: what the proxy does with it is what counts */
export const CALL = '/api/web/corp/v1/anything'
/** The header of the configured host */
export const HOST = 'Host: scf.test'

export interface Line {
  /** The source address on this machine: all of 127.0.0.0/8 is local */
  readonly from?: string
  /** Over TLS, with this name at the handshake */
  readonly tls?: string
  /** Sent in parts, this many milliseconds apart */
  readonly every?: number
  /** Closes on the first answer, without waiting for the other side */
  readonly leave?: true
  /** Does not read the answer before this */
  readonly unread?: Promise<unknown>
  /** Closes midway */
  readonly signal?: AbortSignal
}

/**
 * The text of a request; headers are header lines as they are, possibly repeated or malformed. Ends by asking to close
 * after the answer.
 */
export const raw = (first: string, headers: readonly string[] = [], body = ''): string =>
  [first, ...headers, 'Connection: close', '', body].join('\r\n')

const open = (port: number, { from, tls }: Line): Socket => {
  const to = { port, host: '127.0.0.1', ...(from ? { localAddress: from } : {}) }
  return tls === undefined ? connect(to) : connectTls({ ...to, servername: tls })
}

/** Sends these bytes unchanged and reads until the connection ends: also what fetch refuses to send. */
export const send = (port: number, text: string | readonly string[], line: Line = {}): Promise<RawResponse> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const heard: Buffer[] = []
    const socket = open(port, line)
    socket.on('data', (chunk) => {
      heard.push(chunk)
      if (line.leave) socket.destroy()
    })
    if (line.unread) {
      socket.pause()
      const resume = () => void socket.resume()
      line.unread.then(resume, resume)
    }
    line.signal?.addEventListener('abort', () => socket.destroy())
    // nothing here takes that long: better a wrong status than a test that hangs
    socket.setTimeout(20_000, () => socket.destroy())
    // a reset is an answer as well
    socket.on('error', () => undefined)
    socket.once('close', () => {
      const answer = Buffer.concat(heard).toString()
      // the last one: 100 Continue may precede it
      const status = [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].at(-1)?.[1]
      resolve({ status: Number(status ?? 0), text: answer, lasted: performance.now() - begun })
    })
    const parts = typeof text === 'string' ? [text] : text
    const write = async () => {
      for (const part of parts) {
        if (socket.destroyed) return
        socket.write(part)
        if (line.every) await pause(line.every)
      }
    }
    socket.once(line.tls === undefined ? 'connect' : 'secureConnect', () => void write())
  })
