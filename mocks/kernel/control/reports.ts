// The receiver of the portal's reports: errors, failed calls, vitals, violations of the policy. It belongs to
// no world: a report has no cookie.

/** Where the web server sends the portal's reports. */
export const REPORTS_PATH = '/__mock/reports'

const MOST = 2_000

interface Received {
  readonly at: string
  readonly contentType: string
  readonly body: unknown
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

/** The browser's own reports contain full addresses: a receiver must cut their queries off, and this one does. */
const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return /^https?:/.test(value) ? withoutQuery(value) : value
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]))
}

/** Keeps the last reports; one per process of the mock. */
export class Reports {
  #received: Received[] = []

  async answer(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ reports: this.#received })
    if (request.method === 'DELETE') {
      this.#received = []
      return Response.json({ reports: [] })
    }
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    try {
      const body = cleaned(JSON.parse(await request.text()) as unknown)
      const contentType = request.headers.get('content-type') ?? ''
      this.#received = [...this.#received, { at: new Date().toISOString(), contentType, body }].slice(-MOST)
      return new Response(null, { status: 204 })
    } catch {
      return Response.json({ message: '报告应是 JSON' }, { status: 400 })
    }
  }
}
