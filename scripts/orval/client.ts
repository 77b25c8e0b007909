// orval's SWR client makes query hooks for GET only, but our reads are POST. This client adds:
//   x-query: true        → a SWR hook (src/api/read.ts) keyed by [path, body] (a null body switches it off)
//   x-invalidates: [...] → the generated function passes to http.ts which reads it makes stale
//   x-idempotent: true   → http.ts sends it under the session lock with an Idempotency-Key, and knows its Chinese name
//   x-query: true        → also the skeleton of its answer, and which request fields the answer repeats (shapes.ts): http.ts
//                          checks both
//   x-sensitive: true    → the names of such request fields, which http.ts encrypts
import type { ClientBuilder, GeneratorVerbOptions, OutputClientFunc } from '@orval/core'

type Extensions = { 'x-query'?: boolean; 'x-invalidates'?: string[]; 'x-idempotent'?: boolean }

const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1)

const DEPENDENCIES = [
  {
    exports: [
      { name: 'NO_BODY', values: true },
      { name: 'readKey', values: true },
      { name: 'useRead', values: true },
      { name: 'Read' },
      { name: 'ReadOptions' },
    ],
    dependency: '#api/read.ts',
  },
]

const CONFIG = /request<([^;]*?)>\(\s*(\{\s*url:[\s\S]*\}),\s*options\)/
const DATA = /,\s*data:\s*(\w+)\s*(?=\})/

/** The read itself as a value, shared by its hook and its function, and the function that orval wrote, using it. */
const asRead = (name: string, implementation: string): string => {
  const [, result, config] = CONFIG.exec(implementation) ?? []
  if (!result || !config) throw new Error(`orval changed its output: the request of ${name} was not found`)
  const data = DATA.exec(config)?.[1]
  const call = data ? `{ ...${name}Read, data: ${data} }` : `${name}Read`
  // the comment that orval puts before it belongs to the function
  return `${implementation.replace(CONFIG, `request<${result}>(${call}, options)`)}
const ${name}Read = ${config.replace(DATA, '')} satisfies Read
`
}

const queryHook = (verb: GeneratorVerbOptions): string => {
  const name = verb.operationName
  const body = verb.props.find((prop) => prop.type === 'body')
  const type = body ? verb.body.definition : ''
  const param = body && type ? body.name : ''
  const summary = verb.summary ? `/**\n * @summary ${verb.summary.replaceAll('*/', '')}\n */\n` : ''
  return `
export const get${pascal(name)}Key = (${param && `${param}: ${type}`}) => readKey(${name}Read${param && `, ${param}`})

${summary}export const use${pascal(name)} = (
  ${param && `${param}: ${type} | null | undefined,\n  `}options?: ReadOptions<Awaited<ReturnType<typeof ${name}>>>,
) => useRead<Awaited<ReturnType<typeof ${name}>>>(${name}Read, ${param || 'NO_BODY'}, options)
`
}

/** The paths, the sensitive request fields, the skeletons and the echoes behind operationIds, over all services: from the bundles. */
export const swrWithPostQueries =
  (
    paths: ReadonlyMap<string, string>,
    sensitive: ReadonlyMap<string, readonly string[]>,
    shapes: ReadonlyMap<string, string>,
    echoes: ReadonlyMap<string, readonly string[]>,
  ): OutputClientFunc =>
  (clients) => {
    const client: ClientBuilder = async (verb, options, outputClient, output) => {
      const flags = verb.originalOperation as unknown as Extensions
      const base = await clients['axios-functions'].client(verb, options, outputClient, output)
      const stale = (flags['x-invalidates'] ?? []).map((id) => {
        const path = paths.get(id)
        if (!path) throw new Error(`x-invalidates of ${verb.operationName} names an unknown operation: ${id}`)
        return `'${path}'`
      })
      const secret = (sensitive.get(verb.operationId) ?? []).map((name) => `'${name}'`)
      const echo = (echoes.get(verb.operationId) ?? []).map((name) => `'${name}'`)
      const title = JSON.stringify((verb.summary ?? verb.operationName).replace(/（T-[^）]*）$/, ''))
      const marks = [
        flags['x-query'] && 'query: true',
        flags['x-query'] && shapes.has(verb.operationId) && `shape: ${shapes.get(verb.operationId) ?? ''}`,
        flags['x-query'] && echo.length && `echo: [${echo.join(', ')}]`,
        stale.length && `invalidates: [${stale.join(', ')}]`,
        flags['x-idempotent'] && `idempotent: true, operation: ${title}`,
        secret.length && `sensitive: [${secret.join(', ')}]`,
      ].filter(Boolean)
      const marked = marks.length
        ? base.implementation.replace(/method: (['"`])(\w+)\1/, (found) => `${found}, ${marks.join(', ')}`)
        : base.implementation
      if (marks.length && marked === base.implementation) {
        throw new Error(`orval changed its output: the marks of ${verb.operationName} found no place`)
      }
      if (!flags['x-query']) return { ...base, implementation: marked }
      return { ...base, implementation: asRead(verb.operationName, marked) + queryHook(verb) }
    }
    return { ...clients.swr, client, dependencies: () => DEPENDENCIES }
  }
