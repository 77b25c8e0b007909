import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { middlewareOf } from '../../mocks/hosts/node.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import type { Backend } from '../../mocks/kernel/Backend.ts'
import { conform, type Verdict } from './check.ts'
import { mockPlace } from './mockPlace.ts'
import { rules } from './rules.ts'

/** A function that responds to a request. */
export type Handle = (request: Request) => Promise<Response>

/** The mock backend behind a real port of this machine, as it is or mutated. */
export class Host {
  readonly base: string
  readonly #whole: Handle
  readonly #close: () => void
  #mutated: Handle | undefined
  #cookies: ReadonlyMap<string, string> | undefined

  private constructor(base: string, whole: Handle, close: () => void) {
    this.base = base
    this.#whole = whole
    this.#close = close
  }

  static async open(): Promise<Host> {
    const backend = nodeBackend({ validate: false })
    const whole: Handle = (request) => backend.handle(request)
    const handle = middlewareOf({
      handle: (request: Request) => host.#answer(request),
      wake: (headers: Headers) => backend.wake(headers),
      strangerAt: (url: URL, headers: Headers) => backend.strangerAt(url, headers),
      visit: (url: URL, headers: Headers) => backend.visit(url, headers),
    } as Backend)
    const server = createServer((incoming, outgoing) => {
      // an answer without a Date must arrive without one
      outgoing.sendDate = false
      handle(incoming, outgoing, () => outgoing.writeHead(404).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const host = new Host(`http://127.0.0.1:${port}`, whole, () => {
      server.close()
      server.closeAllConnections()
    })
    return host
  }

  #answer(request: Request): Promise<Response> {
    return (this.#mutated ?? this.#whole)(request)
  }

  close(): void {
    this.#close()
  }

  /** Checks every rule in a fresh world; mutate turns the backend into the one to check. */
  async check(scenario: string, mutate?: (whole: Handle) => Handle): Promise<Verdict[]> {
    this.#mutated = undefined
    const place = await mockPlace(this.base, scenario, this.#cookies)
    if (!place) throw new Error('the mock does not answer')
    this.#cookies = place.cookies
    this.#mutated = mutate?.(this.#whole)
    return conform(place, rules)
  }
}
