import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'

export interface Said {
  /** 应答的状态；什么也没答就断开的为 0 */
  readonly status: number
  /** 收到的一切，头与正文 */
  readonly text: string
  /** 从连上到断开的毫秒数 */
  readonly lasted: number
}

export interface Line {
  /** 从本机的哪个地址去：127.0.0.0/8 都是本机 */
  readonly from?: string
  /** 经 TLS，握手时说的名称 */
  readonly tls?: string
  /** 分几段发，段间隔多少毫秒 */
  readonly every?: number
  /** 听到应答就走，不等那边断开 */
  readonly leave?: true
  /** 在这之前不读应答 */
  readonly unread?: Promise<unknown>
  /** 中途走开 */
  readonly signal?: AbortSignal
}

/** 一个请求的原文；headers 是头行，原样，可以重复、可以不合规矩。末尾要求答完就断。 */
export const raw = (first: string, headers: readonly string[] = [], body = ''): string =>
  [first, ...headers, 'Connection: close', '', body].join('\r\n')

const open = (port: number, { from, tls }: Line): Socket => {
  const to = { port, host: '127.0.0.1', ...(from ? { localAddress: from } : {}) }
  return tls === undefined ? connect(to) : connectTls({ ...to, servername: tls })
}

/** 把这些字节原样送去，听到断开为止：fetch 不肯发的也能发。 */
export const say = (port: number, text: string | readonly string[], line: Line = {}): Promise<Said> =>
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
    // nothing here takes that long: better a wrong status than waiting for ever
    socket.setTimeout(20_000, () => socket.destroy())
    // a reset is an answer as well
    socket.on('error', () => undefined)
    socket.once('close', () => {
      const answer = Buffer.concat(heard).toString()
      // the last: 100 Continue may come before it
      const status = [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].at(-1)?.[1]
      resolve({ status: Number(status ?? 0), text: answer, lasted: performance.now() - begun })
    })
    const parts = typeof text === 'string' ? [text] : text
    const send = async () => {
      for (const part of parts) {
        if (socket.destroyed) return
        socket.write(part)
        if (line.every) await pause(line.every)
      }
    }
    socket.once(line.tls === undefined ? 'connect' : 'secureConnect', () => void send())
  })
