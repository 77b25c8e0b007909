// One thread draws one page: it runs the built portal itself, in its own document and without a backend, and returns
// the result. A thread has its own modules, so each page starts as in a fresh tab.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type Element, Window } from 'happy-dom'
import { MISSING } from '../../../src/app/explainMissing.ts'

/** The input of a thread. */
export interface Drawing {
  readonly outDir: string
  readonly base: string
  /** The route, without the base, with its query string. */
  readonly address: string
}

/** The output of a thread. */
export interface Drawn {
  readonly title: string
  /** The frame and its content. */
  readonly body: string
  /** The style sheets that its code requested, in this order: addresses. */
  readonly styles: readonly string[]
}

const { outDir, base, address } = workerData as Drawing
const html = readFileSync(join(outDir, 'index.html'), 'utf8')
const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
if (!entry) throw new Error('prerender: no entry in index.html')

const window = new Window({ url: `http://localhost${base.slice(0, -1)}${address}`, width: 1480, height: 900 })
const { document } = window

/** Gives the thread the globals of a browser: those that Node has are kept, except those of the document. */
const TAKEN = new Set(['navigator', 'location', 'Event', 'EventTarget', 'CustomEvent'])
const become = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
for (const name of Object.getOwnPropertyNames(window))
  if (TAKEN.has(name) || !(name in globalThis)) become(name, Reflect.get(window, name))
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  become(name, window[name].bind(window))
become('window', globalThis)
become('self', globalThis)
become('isSecureContext', true)

/** There is no backend: what is drawn is what every visitor sees first. */
class Unanswered extends EventTarget {
  upload = new EventTarget()
  readyState = 0
  status = 0
  open(): void {}
  send(): void {}
  abort(): void {}
  setRequestHeader(): void {}
  getAllResponseHeaders = () => ''
}
become('XMLHttpRequest', Unanswered)
become('fetch', () => new Promise(() => undefined))

document.write(html.replaceAll(/<script[^>]*><\/script>|<link[^>]*>/g, ''))
const styles: string[] = []
const append = document.head.appendChild.bind(document.head)
// style sheets are recorded, not fetched; code is imported from the files
Reflect.set(document.head, 'appendChild', (node: Element) => {
  if (node.tagName !== 'LINK') return append(node)
  if (node.getAttribute('rel') === 'stylesheet')
    styles.push(new URL(node.getAttribute('href') ?? '', window.location.origin).pathname)
  queueMicrotask(() => node.dispatchEvent(new window.Event('load')))
  return node
})

/** The page, once it is complete and has not changed for a moment. */
const settled = async (): Promise<Element> => {
  let last = ''
  for (let rounds = 0; rounds < 100; rounds += 1) {
    const page = document.querySelector('.shell:has(main > *)')
    if (page && page.outerHTML === last) return page
    last = page?.outerHTML ?? ''
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`prerender: ${address} is not drawn`)
}

/** Without a script no form may be sent to the server, so the markup only looks and reads like one. */
const disarm = (page: Element) => {
  for (const form of page.querySelectorAll('form')) {
    const box = document.createElement('div')
    for (const { name, value } of form.attributes)
      if (name !== 'novalidate') box.setAttribute(name, value ?? '')
    box.setAttribute('role', 'form')
    box.append(...form.childNodes)
    form.replaceWith(box)
  }
  for (const button of page.querySelectorAll('[type="submit"]')) {
    button.setAttribute('type', 'button')
    button.setAttribute('data-submit', '')
  }
  // the link is in the configuration of the environment, which the gate reads
  page.querySelector('.shell-login')?.setAttribute('href', base)
}

/** Hidden until some code is missing; retrying needs no script. */
const addMissing = (page: Element) => {
  const box = document.createElement('div')
  box.className = 'shell-notice'
  box.setAttribute('role', 'alert')
  box.setAttribute('data-missing-code', '')
  box.hidden = true
  box.innerHTML = `<h2>${MISSING.title}</h2><p>${MISSING.reason}</p><p class="shell-actions"><a class="shell-button shell-button-primary" href="">${MISSING.action}</a></p>`
  page.querySelector('main')!.prepend(box)
}

await import(pathToFileURL(join(outDir, entry.slice(base.length))).href)
const page = await settled()
disarm(page)
addMissing(page)
page.setAttribute('data-prerendered', '')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage({ title: document.title, body: page.outerHTML, styles } satisfies Drawn)
