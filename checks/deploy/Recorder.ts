import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly method: string
  readonly url: string
  /** In the order and spelling received */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

type Conduct = (response: ServerResponse, release: Promise<void>) => unknown

/** Special answers by the last segment of the path; all others get an ordinary envelope. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  reset: (response) => response.socket?.resetAndDestroy(),
  half: (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy())
  },
  garbage: (response) => response.socket?.end('HTTP/1.1 200 OK\r\nno such header\r\n\r\n'),
  'long-header': (response) => response.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end(),
  // larger than the kernel buffers of both connections together: once it is sent, the gateway must have used a
  // temporary file
  big: (response) => response.end(Buffer.alloc(32_000_000, 'x')),
  wait: async (response, release) => {
    await release
    response.end('{"code":"0","message":"","data":null}')
  },
  'x-accel': (response) => response.writeHead(200, { 'X-Accel-Redirect': '/cv3/version.json' }).end('mine'),
}

/** A backend that records every header it receives. */
export class Recorder {
  readonly received: Received[] = []
  /** How many answers were sent completely */
  handed = 0
  readonly #server: Server
  #release = Promise.withResolvers<void>()

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<Recorder> {
    const recorder = new Recorder()
    await new Promise<void>((ready) => recorder.#server.listen(0, '127.0.0.1', ready))
    return recorder
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The headers of the last request: lower-case name → value, those of one name joined by |. */
  last(): Readonly<Record<string, string>> {
    const joined: Record<string, string> = {}
    for (const [name, value] of this.received.at(-1)?.headers ?? []) {
      const key = name.toLowerCase()
      joined[key] = key in joined ? `${joined[key]}|${value}` : value
    }
    return joined
  }

  /** Releases all waiting requests (/wait). */
  release(): void {
    this.#release.resolve()
    this.#release = Promise.withResolvers<void>()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const release = this.#release.promise
    response.once('finish', () => {
      this.handed += 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', rawHeaders } = request
    this.received.push({
      method,
      url,
      headers: rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
      ),
      body: Buffer.concat(chunks).toString(),
    })
    const act = CONDUCTS[url.split('?')[0]?.split('/').at(-1) ?? '']
    if (act) await act(response, release)
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"code":"0","message":"","data":null}')
  }

  async stop(): Promise<void> {
    this.release()
    this.#server.closeAllConnections()
    await new Promise<void>((done) => this.#server.close(() => done()))
  }
}
