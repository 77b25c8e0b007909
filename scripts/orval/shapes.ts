// The skeleton of a read's answer: which members are structures and which are lists, without their values. The
// generated function carries it, and http.ts treats an answer without its skeleton as a failure, not as data.

type Json = { readonly [key: string]: unknown }
/** [] a list, [x] a list of x, {} a structure; a name ending in ? may be missing or null. */
type Shape = readonly Shape[] | { readonly [name: string]: Shape }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const target = (contract: Json, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), contract)

interface Members {
  properties: Json
  required: readonly unknown[]
}

const membersOf = (contract: Json, node: Json): Members => {
  const parts = Array.isArray(node.allOf) ? (node.allOf as unknown[]) : []
  return [...parts.map((part) => resolved(contract, part)), node].filter(isObject).reduce<Members>(
    (sum, part) => {
      const own = part === node ? part : { ...membersOf(contract, part) }
      return {
        properties: { ...sum.properties, ...(isObject(own.properties) ? own.properties : {}) },
        required: [...sum.required, ...(Array.isArray(own.required) ? (own.required as unknown[]) : [])],
      }
    },
    { properties: {}, required: [] },
  )
}

const resolved = (contract: Json, node: unknown): unknown =>
  isObject(node) && typeof node.$ref === 'string' ? resolved(contract, target(contract, node.$ref)) : node

/** The choice of anyOf other than null; undefined when null is not among them. */
const nullable = (contract: Json, node: unknown): unknown => {
  const own = resolved(contract, node)
  const choices = isObject(own) && Array.isArray(own.anyOf) ? (own.anyOf as unknown[]) : []
  const rest = choices.filter((one) => !(isObject(one) && one.type === 'null'))
  return rest.length === 1 && choices.length === 2 ? rest[0] : undefined
}

const shapeOf = (contract: Json, node: unknown, seen: readonly unknown[]): Shape | undefined => {
  const own = resolved(contract, nullable(contract, node) ?? node)
  if (!isObject(own) || seen.includes(own)) return undefined
  const trail = [...seen, own]
  if (own.type === 'array') {
    const item = shapeOf(contract, own.items, trail)
    return item === undefined ? [] : [item]
  }
  const { properties, required } = membersOf(contract, own)
  if (own.type !== 'object' && Object.keys(properties).length === 0) return undefined
  const members = Object.entries(properties).flatMap(([name, property]) => {
    const shape = shapeOf(contract, property, trail)
    const isSure = required.includes(name) && nullable(contract, property) === undefined
    return shape === undefined ? [] : [[isSure ? name : `${name}?`, shape] as const]
  })
  return Object.fromEntries(members)
}

const envelopeOf = (contract: Json, operation: Json): Json | undefined => {
  const ok = isObject(operation.responses) ? resolved(contract, operation.responses['200']) : undefined
  const json = isObject(ok) && isObject(ok.content) ? ok.content['application/json'] : undefined
  const schema = isObject(json) && isObject(json.schema) ? json.schema : undefined
  // of a success or a failure, the success
  const [success] = Array.isArray(schema?.anyOf) ? (schema.anyOf as unknown[]) : [schema]
  const envelope = resolved(contract, success)
  return isObject(envelope) ? envelope : undefined
}

/**
 * The skeleton of data in an operation's answer; undefined when data (a boolean, say) is neither a structure nor a
 * list. What may be null is written under ['?'].
 */
export const answerShape = (contract: Json, operation: Json): Shape | undefined => {
  // the portal's first reads handle incomplete answers themselves
  if (operation['x-lenient'] === true) return undefined
  const envelope = envelopeOf(contract, operation)
  if (!envelope) return undefined
  const { data } = membersOf(contract, envelope).properties
  const shape = shapeOf(contract, data, [])
  return shape && nullable(contract, data) ? { '?': shape } : shape
}

/**
 * The request fields that a read's answer repeats: properties that both must have, mostly the number of a document. An
 * answer in which they differ is about another document.
 */
export const echoOf = (contract: Json, operation: Json): string[] => {
  const body = resolved(contract, operation.requestBody)
  const content = isObject(body) && isObject(body.content) ? body.content['application/json'] : undefined
  const asked = isObject(content) ? resolved(contract, content.schema) : undefined
  const envelope = envelopeOf(contract, operation)
  if (operation['x-lenient'] === true || !isObject(asked) || !envelope) return []
  const data = resolved(contract, membersOf(contract, envelope).properties.data)
  if (!isObject(data)) return []
  const question = membersOf(contract, asked)
  const answer = membersOf(contract, data)
  return question.required.filter(
    (name): name is string =>
      typeof name === 'string' &&
      answer.required.includes(name) &&
      [question, answer].every(({ properties }) => {
        const property = resolved(contract, properties[name])
        return isObject(property) && SCALARS.includes(property.type)
      }),
  )
}

const SCALARS: readonly unknown[] = ['string', 'boolean', 'integer', 'number']

const scalarsIn = (
  contract: Json,
  node: unknown,
  name: string,
  seen: readonly unknown[],
): [string, string][] => {
  const own = resolved(contract, node)
  if (!isObject(own) || seen.includes(own)) return []
  const inside = (inner: unknown, at = name) => scalarsIn(contract, inner, at, [...seen, own])
  const choices = [own.allOf, own.anyOf, own.oneOf].flatMap((parts) =>
    Array.isArray(parts) ? (parts as unknown[]) : [],
  )
  return [
    ...(SCALARS.includes(own.type) ? [[name, String(own.type)] as [string, string]] : []),
    ...choices.flatMap((choice) => inside(choice)),
    // the values of a list, and of a record under any key, go by the name of the whole
    ...inside(own.items),
    ...inside(own.additionalProperties),
    ...(isObject(own.properties) ? Object.entries(own.properties) : []).flatMap(([at, inner]) =>
      inside(inner, at),
    ),
  ]
}

/** Every name of a value in the data of the operation's answer, with the types that the contract allows for it. */
export const answerScalars = (contract: Json, operation: Json): [name: string, type: string][] => {
  const envelope = envelopeOf(contract, operation)
  return envelope ? scalarsIn(contract, membersOf(contract, envelope).properties.data, 'data', []) : []
}

const operationsOf = (contract: Json): Json[] =>
  Object.values(isObject(contract.paths) ? contract.paths : {}).flatMap((item) =>
    isObject(item) ? Object.values(item).filter(isObject) : [],
  )

/** The generated file with every name of a value in the answers of these contracts: used by src/api/values.ts. */
export const scalarNamesText = (contracts: readonly Json[]): string => {
  const names = contracts.flatMap((contract) =>
    operationsOf(contract).flatMap((operation) => answerScalars(contract, operation).map(([name]) => name)),
  )
  const lines = [...new Set(names)].toSorted().map((name) => `  '${name}',`)
  return `/**
 * Generated by scripts/api.ts from the contract.
 * Do not edit manually.
 */
export const scalarNames: ReadonlySet<string> = new Set([
${lines.join('\n')}
])
`
}

const written = (shape: Shape): string =>
  Array.isArray(shape)
    ? `[${(shape as readonly Shape[]).map(written).join(', ')}]`
    : `{ ${Object.entries(shape as { readonly [name: string]: Shape })
        .map(([name, inner]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${written(inner)}`)
        .join(', ')} }`

/** Its source text in the generated code. */
export const shapeText = (shape: Shape): string => written(shape)
