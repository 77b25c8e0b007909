import { getResponse, type HttpHandler, type PathParams } from 'msw'

// A call is answered through its generated MSW handler: the handler's override gets the body from here. What a
// generated handler does not support, a status other than 200 and headers, is added to its response.

/** The content type of every JSON answer. */
export type Envelope = { code: string; message: string; data?: unknown; fields?: readonly string[] }

/** The envelope around the data of an answer. */
export const success = (data: unknown): Envelope => ({
  code: '0',
  message: '',
  ...(data === undefined ? {} : { data }),
})

/** The answer of a call. */
export type Reply = {
  /** An envelope, or the bytes of a file, depending on the operation. */
  body: Envelope | Blob
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** The argument that msw passes to the override of a generated handler. */
export type CallInfo = { request: Request; params: PathParams }

type Work = (params: PathParams) => Promise<Reply>

const underWay = new WeakMap<Request, { work: Work; reply?: Reply }>()

/** The body for a request that replyThrough has passed to msw: the override of every generated handler. */
export const bodyFor = async ({ request, params }: CallInfo): Promise<Reply['body']> => {
  const call = underWay.get(request)
  if (!call) throw new Error(`no backend answers ${request.method} ${request.url}: give msw Backend.handlers`)
  call.reply = await call.work(params)
  return call.reply.body
}

/** The response of a generated handler with the body of that work; undefined when the request is not its own. */
export const replyThrough = async (
  handler: HttpHandler,
  request: Request,
  work: Work,
): Promise<Response | undefined> => {
  const call: { work: Work; reply?: Reply } = { work }
  underWay.set(request, call)
  const sent = await getResponse([handler], request)
  const { status = 200, headers = {} } = call.reply ?? {}
  // a status cannot be changed on a response, headers can
  const response =
    sent && status !== sent.status ? new Response(sent.body, { status, headers: sent.headers }) : sent
  for (const [name, value] of Object.entries(headers)) response?.headers.set(name, value)
  return response
}
