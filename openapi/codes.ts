// The business codes of codes.yaml: which of them an operation can answer, written into each operation of a bundle.
import { type Document, followed, type Operation, operationsOf, type Step } from './document.ts'
import { readSource } from './source.ts'

/** What the catalogue says of a code. */
export interface Code {
  text: string
  message: string
  when: string
  do: string
  /** Of a failure whose status is not 200. */
  status?: number
  /** Only the reason of a row of a batch: no answer carries it. */
  row?: true
}

interface Kind {
  description: string
  codes: string[]
  except?: string[]
}

interface Catalogue {
  do: Record<string, string>
  kinds: Record<KindName, Kind>
  /** By group. */
  codes: Record<string, Record<string, Code>>
}

/** The catalogue in an openapi folder. */
export const readCatalogue = (folder = import.meta.dirname): Catalogue =>
  readSource(folder, 'codes.yaml') as Catalogue

/** Every code of the catalogue, in its order. */
export const codesIn = ({ codes }: Catalogue): Map<string, Code> =>
  new Map(Object.values(codes).flatMap((group) => Object.entries(group)))

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  allOf?: Schema[]
  items?: Schema
  anyOf?: Schema[]
  [field: string]: unknown
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, unknown>
}

type Body = { content?: Record<string, Media> }

/** The properties of a schema; with deep those of what it contains as well. */
const propertiesOf = (
  document: Document,
  schema: Schema | undefined,
  deep = false,
  seen = new Set<Schema>(),
): [string, Schema][] => {
  const at = schema && followed<Schema>(document, schema)
  if (!at || seen.has(at)) return []
  seen.add(at)
  const own = Object.entries(at.properties ?? {})
  const inside = deep ? [...own.map(([, property]) => property), ...(at.items ? [at.items] : [])] : []
  return [
    ...own,
    ...[...(at.allOf ?? []), ...inside].flatMap((part) => propertiesOf(document, part, deep, seen)),
  ]
}

/** The specification names these three; the rest is marked x-sensitive. */
const ALWAYS_SENSITIVE = ['mobilePhone', 'idCard', 'bankCard']

const requestOf = (document: Document, { requestBody }: Operation): Schema | undefined =>
  Object.values(requestBody ? (followed(document, requestBody as Body).content ?? {}) : {})[0]?.schema

/** Which operations are of which kind. */
const KINDS = {
  corp: (document: Document) => document.servers.some(({ url }) => url === '/api/web/corp'),
  opening: (_document: Document, operation: Operation) => operation['x-opens-session'] === true,
  sensitive: (document: Document, operation: Operation) =>
    propertiesOf(document, requestOf(document, operation), true).some(
      ([name, property]) =>
        ALWAYS_SENSITIVE.includes(name) ||
        [property, followed(document, property)].some((one) => one['x-sensitive'] === true),
    ),
  idempotent: (_document: Document, operation: Operation) => operation['x-idempotent'] === true,
  version: (document: Document, operation: Operation) =>
    propertiesOf(document, requestOf(document, operation)).some(([name]) => name === 'version'),
}

type KindName = keyof typeof KINDS

/** Every code that an operation can answer, in the order of the catalogue. */
const answeredBy = (
  document: Document,
  operation: Operation,
  { kinds }: Catalogue,
  known: Map<string, Code>,
): string[] => {
  const own = (operation['x-codes'] as string[] | undefined) ?? []
  const strange = own.find((code) => !known.has(code) || known.get(code)?.status || known.get(code)?.row)
  if (strange)
    throw new Error(`openapi/codes.yaml 里没有应答的业务码 ${strange}，见 ${operation.operationId}`)
  const common = Object.entries(kinds).flatMap(([name, { codes, except = [] }]) =>
    !except.includes(operation.operationId) && KINDS[name as KindName](document, operation) ? codes : [],
  )
  const all = new Set([...common, ...own])
  return [...known.keys()].filter((code) => all.has(code))
}

const JSON_TYPE = 'application/json'
const FAILURE = 'BusinessFailure'
const FAILURE_REF = `#/components/schemas/${FAILURE}`
/** Name of the example of a success, beside those of the failures. */
const SUCCESS = 'OK'

const failureSchema = (codes: Map<string, Code>, used: ReadonlySet<string>, catalogue: Catalogue): Schema => {
  const listed = [...codes].filter(([code]) => used.has(code))
  return {
    type: 'object',
    description: `业务失败：状态码仍是 200，code 不是 '0'，没有 data。每个操作能答哪些码见它的 x-codes 与例子。怎么办：${Object.entries(
      catalogue.do,
    )
      .map(([name, text]) => `${name}，${text}`)
      .join('；')}`,
    required: ['code', 'message'],
    properties: {
      code: {
        type: 'string',
        description: '业务码',
        enum: listed.map(([code]) => code),
        'x-enum-descriptions': listed.map(([, { text, when, do: how }]) => `${text}：${when}。${how}`),
        'x-dict': false,
      },
      message: { type: 'string', minLength: 1, description: '原因，原样给人看' },
      data: { type: 'null', description: '没有内容' },
      fields: {
        type: 'array',
        description: '请求体里哪几项不对；说得出时给，页面据此标在那几项上',
        items: { type: 'string' },
      },
    },
  }
}

/** Says at a JSON answer that it is a success or a failure, with an example of each; gives the codes shown: none at a file. */
const tell = (document: Document, operation: Operation, codes: readonly string[]): readonly string[] => {
  const media = followed<Body>(document, (operation.responses['200'] ?? {}) as Body).content?.[JSON_TYPE]
  if (!media?.schema || codes.length === 0) return []
  media.schema = { anyOf: [media.schema, { $ref: FAILURE_REF }] }
  const { example } = media
  delete media.example
  media.examples = {
    ...(example === undefined ? {} : { [SUCCESS]: { summary: '成功', value: example } }),
    ...media.examples,
    ...Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
  }
  return codes
}

/** Writes the codes of every operation: all of them into x-codes, and into its 200 answer that they may come there. */
export const withCodes: Step = (_service, document, folder) => {
  const catalogue = readCatalogue(folder)
  const known = codesIn(catalogue)
  const made = structuredClone(document)
  const used = new Set<string>()
  const shown = new Set<string>()
  for (const { operation } of operationsOf(made)) {
    const codes = answeredBy(made, operation, catalogue, known)
    operation['x-codes'] = codes
    for (const code of codes) used.add(code)
    for (const code of tell(made, operation, codes)) shown.add(code)
  }
  const examples = [...shown].map((code) => {
    const { text, message, when, do: how } = known.get(code)!
    const description = `${when}。${how}：${catalogue.do[how] ?? ''}`
    return [code, { summary: text, description, value: { code, message, data: null } }] as const
  })
  made.components ??= {}
  made.components['examples'] = { ...made.components['examples'], ...Object.fromEntries(examples) }
  made.components['schemas'] = {
    ...made.components['schemas'],
    [FAILURE]: failureSchema(known, used, catalogue),
  }
  return made
}

/**
 * A bundle with successes alone as its answers, for who knows failures already: what is generated from it and what checks a
 * success. x-codes stay.
 */
export const withoutFailures = <T>(bundle: T): T => {
  const copy = structuredClone(bundle)
  const { paths = {}, components } = copy as Partial<Document>
  for (const item of Object.values(paths))
    for (const { responses } of Object.values(item)) {
      const media = (responses['200'] as Body | undefined)?.content?.[JSON_TYPE]
      const [success, failure] = media?.schema?.anyOf ?? []
      if (!media || !success || failure?.$ref !== FAILURE_REF) continue
      media.schema = success
      const shown = media.examples?.[SUCCESS] as { value: unknown } | undefined
      delete media.examples
      if (shown) media.example = shown.value
    }
  delete components?.['schemas']?.[FAILURE]
  delete components?.['examples']
  return copy
}
