// Three services share a base path: a call goes to the Prism of the service whose contract has it.
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { type Operation, type Service, services } from '../../mocks/kernel/contract/operations.ts'

/** Requests that Prism refused, and answers that break their own schema. */
export interface Refusal {
  path: string
  what: string
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The preview server's backend: sends each call to the port of its service, and reports refusals. */
export function independentBackend(
  operations: readonly Operation[],
  ports: Readonly<Record<Service, number>>,
  tell: (refusal: Refusal) => void,
): Plugin {
  const places = operations.map(({ method, path, service }) => ({ method, path: pattern(path), service }))
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const [path = '', query] = (incoming.url ?? '').split('?')
    const place = places.find((one) => one.method === incoming.method && one.path.test(path))
    if (!place) {
      if (Object.values(services).some((base) => path.startsWith(`${base}/`))) {
        tell({ path, what: '契约里没有' })
        outgoing.writeHead(404).end()
      } else next()
      return
    }
    const own = path.slice(services[place.service].length)
    const call = request(
      {
        host: '127.0.0.1',
        port: ports[place.service],
        method: incoming.method,
        path: query === undefined ? own : `${own}?${query}`,
        headers: incoming.headers,
      },
      (answer) => {
        const violations = answer.headers['sl-violations']
        if (violations !== undefined) tell({ path, what: String(violations).slice(0, 400) })
        else if (answer.statusCode !== 200) tell({ path, what: `答 ${answer.statusCode}` })
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    call.once('error', () => outgoing.writeHead(502).end())
    incoming.pipe(call)
  }
  return {
    name: 'scf-independent-backend',
    configurePreviewServer(server) {
      server.middlewares.use(forward)
    },
  }
}
