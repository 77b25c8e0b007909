import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { Aborted, type Backend, isBackendPath } from '../kernel/Backend.ts'
import { generatedExamples } from './examples.ts'
import { type NodeOptions, nodeBackend } from './nodeBackend.ts'

type Next = (error?: unknown) => void

/** 20 MB of file and the parts around it; more is refused before it is read. */
const LARGEST_BODY = 21 * 1024 * 1024

const readBody = (incoming: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      // the rest is drained and dropped, so that the client reads the refusal instead of a broken pipe
      if (size <= LARGEST_BODY) chunks.push(chunk)
      else chunks.length = 0
    })
    incoming.on('end', () => resolve(size <= LARGEST_BODY ? Buffer.concat(chunks) : undefined))
    incoming.on('error', reject)
  })

const headersOf = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  return headers
}

const toRequest = (incoming: IncomingMessage, body: Buffer): Request => {
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const headers = headersOf(incoming)
  return new Request(urlOf(incoming), { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

const urlOf = (incoming: IncomingMessage): URL =>
  new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`)

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > 0) outgoing.setHeader('Content-Length', bytes.length)
  outgoing.end(bytes)
}

/** Delays every answer by a random time up to that many ms: MOCK_DELAY, for npm run calm. */
const slowly = async (path: string): Promise<void> => {
  const most = Number(process.env.MOCK_DELAY ?? 0)
  if (most > 0 && !path.startsWith('/__mock'))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * most))
}

/**
 * The mock backend as connect-style middleware: handles the backend's paths and lets the others pass. An operation without
 * a handler returns an example of the contract; where answers are validated, a missing handler is an error.
 */
export const createMockServer = async (options: NodeOptions) =>
  middlewareOf(nodeBackend(options.validate ? options : { examples: generatedExamples(), ...options }))

/** The same for an existing backend. */
export const middlewareOf = (backend: Backend) => {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readBody(incoming)
    await slowly(urlOf(incoming).pathname)
    const response = body
      ? await backend.handle(toRequest(incoming, body))
      : Response.json({ code: 'TOO_LARGE', message: '文件超过 20 MB', data: null }, { status: 413 })
    await send(response, outgoing)
  }
  /** A page of the portal: its world is created before its first calls. Returns whether the request has been answered. */
  const meet = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
    const url = urlOf(incoming)
    const headers = headersOf(incoming)
    await backend.wake(headers)
    const stranger = backend.strangerAt(url, headers)
    if (stranger) {
      outgoing.statusCode = 400
      outgoing.setHeader('Content-Type', 'application/json; charset=utf-8')
      outgoing.end(JSON.stringify({ message: stranger }))
      return true
    }
    const cookie = backend.visit(url, headers)
    if (cookie) outgoing.setHeader('Set-Cookie', cookie)
    return false
  }
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: Next): void => {
    if (!isBackendPath(urlOf(incoming).pathname)) {
      meet(incoming, outgoing).then((answered) => (answered ? undefined : next()), next)
      return
    }
    respond(incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof Aborted)) console.error(error)
      if (error instanceof Aborted || outgoing.headersSent) {
        outgoing.socket?.destroy()
        return
      }
      outgoing.statusCode = 500
      outgoing.setHeader('Content-Type', 'application/json')
      outgoing.end(
        JSON.stringify({ code: 'MOCK_BUG', message: '模拟后端内部错误，详见其控制台', data: null }),
      )
    })
  }
}

/** Whether answers, requests and invariants are checked: SCF_MOCK_VALIDATE=1. */
export const validateByEnvironment = (): boolean => process.env.SCF_MOCK_VALIDATE === '1'

/** Vite plugin: the mock backend inside the preview server. No part of any build. */
export const mockBackend = (options: NodeOptions = { validate: validateByEnvironment() }): Plugin => ({
  name: 'scf-mock-backend',
  apply: 'serve',
  async configurePreviewServer(server) {
    server.middlewares.use(await createMockServer(options))
  },
})
