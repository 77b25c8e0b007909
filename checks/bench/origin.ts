// One origin over HTTP/2 and TLS, as in production; what it answers is a function from request to response.
import { readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '../deploy/certificate.ts'
import { type Line, openSlowLine } from './slowLine.ts'

type Answer = (request: Request) => Response | Promise<Response>

interface Origin {
  readonly origin: string
  readonly close: () => void
}

const bodyOf = async (incoming: Http2ServerRequest): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}

const requestOf = async (incoming: Http2ServerRequest, origin: string): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (!name.startsWith(':'))
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  const { method } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(origin + incoming.url, {
    method,
    headers,
    ...(hasBody && { body: await bodyOf(incoming) }),
  })
}

const send = async (response: Response, outgoing: Http2ServerResponse): Promise<void> => {
  // policies are headers of their own: joined into one they would mean something else to a scanner, not to a browser
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  const bytes = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status)
  outgoing.end(bytes)
}

/**
 * Answers over HTTP/2 on a free port of localhost, over a slow line where one is given; answerAt learns its own origin and
 * gives back how to answer.
 */
export const openOrigin = async (
  { certificate, key }: Certificate,
  answerAt: (origin: string) => Answer,
  line?: Line,
): Promise<Origin> => {
  let answer: Answer = () => new Response(null, { status: 503 })
  let origin = ''
  const server = createSecureServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (incoming, outgoing) => {
      requestOf(incoming, origin)
        .then(answer)
        .then((response) => send(response, outgoing))
        .catch((error: unknown) => {
          console.error(error)
          outgoing.stream.close()
        })
    },
  )
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    // a browser that was closed leaves in the middle of things
    session.on('error', () => undefined)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const slow = line && (await openSlowLine(port, line))
  origin = `https://localhost:${slow?.port ?? port}`
  answer = answerAt(origin)
  return {
    origin,
    close: () => {
      slow?.close()
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}
