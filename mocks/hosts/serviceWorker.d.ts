// A service worker's own events. The project's types are those of a page; both at once contradict each other.

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

/** The configuration that npm run demo passes to the worker. */
declare module 'virtual:demo' {
  /** Every operation of the contract. */
  export const operations: readonly import('../kernel/contract/unchecked.ts').PackedOperation[]
  /** The modules of the recorder's page, as JavaScript. */
  export const recorder: Readonly<Record<string, string>>
  /** Changes with every build. */
  export const build: string
  /** Address of the script that every page loads first. */
  export const boot: string
}
