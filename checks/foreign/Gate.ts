import type { Page, Request, Route } from '@playwright/test'
import type { Inventions } from './inventions.ts'

type Turn = 'fail' | 'hold' | 'pass'
export type Names = (body: string, path: string) => boolean

const BUSY = { code: 'BUSY', message: '服务繁忙，请稍后', data: null }
/** A page sends its reads within this time, however busy the machine is, in milliseconds. */
const LATEST = 5_000
const nothing: Names = () => false

/** A read: bookings have an idempotency key. */
export const isRead = (request: Request): boolean => request.headers()['idempotency-key'] === undefined

/** The line between a page and the backend: the reads of one question fail or wait, everything else passes. */
export class Gate {
  readonly #inventions: Inventions
  #turn: Turn = 'pass'
  #names: Names = nothing
  #held: (() => void)[] = []
  #met: () => void = () => undefined
  /** How often a page tried to book while the reads of a question failed or waited; none of it is let through. */
  sent = 0
  /** The requests of that kind, by path. */
  readonly tried = new Set<string>()

  private constructor(inventions: Inventions) {
    this.#inventions = inventions
  }

  static async at(page: Page, inventions: Inventions): Promise<Gate> {
    const gate = new Gate(inventions)
    await page.route('**/api/web/corp/**', (route) => gate.#meet(route))
    return gate
  }

  /** Held and not yet let go. */
  get waiting(): number {
    return this.#held.length
  }

  /** Sets what happens to the reads of that question from now on. */
  set(turn: Turn, names: Names = nothing): void {
    this.#turn = turn
    this.#names = names
  }

  /** The first read of the question, or that there is none. */
  meets(): Promise<void> {
    return new Promise((done) => {
      this.#met = done
      setTimeout(done, LATEST)
    })
  }

  /** Releases the held reads, but not the following ones. */
  letGo(): void {
    for (const go of this.#held.splice(0)) go()
  }

  /** Releases the held reads and all following ones. */
  open(): void {
    this.set('pass')
    this.letGo()
  }

  async #meet(route: Route): Promise<void> {
    const request = route.request()
    const body = request.postData() ?? ''
    const { pathname } = new URL(request.url())
    if (!isRead(request) && this.#turn !== 'pass') {
      this.sent += 1
      return route.fulfill({ json: BUSY })
    }
    if (isRead(request) && this.#turn !== 'pass' && this.#names(body, pathname)) {
      this.tried.add(pathname)
      this.#met()
      if (this.#turn === 'fail') return route.fulfill({ json: BUSY })
      if (this.#turn === 'hold') await new Promise<void>((go) => void this.#held.push(go))
    }
    const invented = isRead(request) ? this.#inventions.answerTo(pathname, body) : undefined
    const answer = invented === undefined ? route.continue() : route.fulfill({ json: invented })
    // the page may be closed
    return answer.catch(() => undefined)
  }
}
