import { dictionaryOf } from './dictionaries.ts'
import { labelOf } from './labels.ts'

interface Node {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly allOf?: readonly Node[]
  readonly items?: Node
  readonly enum?: readonly unknown[]
  readonly 'x-dict'?: string | false
}
interface Contract {
  readonly paths?: Readonly<Record<string, { readonly post?: Operation }>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Node>> }
}
interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Node }>> }
}
type Condition = readonly [label: string, dict?: string]

const PAGING = new Set(['pageCond', 'sort'])
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Of the description, only the label and the start or end of a range are kept. */
const conditionLabel = (field: string, { description = field }: Node): string =>
  `${labelOf(description)}${field.endsWith('From') ? '起' : field.endsWith('To') ? '止' : ''}`

/** The filters of every export: their names, and the dictionary of their values. */
const conditionsOf = ({
  paths = {},
  components = {},
}: Contract): Record<string, Record<string, Condition>> => {
  const schemas = components.schemas ?? {}
  const propertiesOf = (node: Node): Readonly<Record<string, Node>> => {
    const target = node.$ref ? schemas[nameOf(node.$ref)]! : node
    return Object.assign({}, ...(target.allOf ?? []).map(propertiesOf), target.properties)
  }
  const dictOf = (node: Node): string | undefined => {
    const ref = node.$ref ?? node.allOf?.find((one) => one.$ref)?.$ref ?? node.items?.$ref
    const target = ref ? schemas[nameOf(ref)] : undefined
    return ref && target?.enum ? dictionaryOf(nameOf(ref), target) : undefined
  }
  const found: Record<string, Record<string, Condition>> = {}
  for (const { post } of Object.values(paths)) {
    if (!post?.operationId.startsWith('export')) continue
    const schema = post.requestBody?.content?.['application/json']?.schema
    found[post.operationId] = Object.fromEntries(
      Object.entries(schema ? propertiesOf(schema) : {}).flatMap(([field, node]) => {
        if (PAGING.has(field)) return []
        const dict = dictOf(node)
        return [[field, dict ? [conditionLabel(field, node), dict] : [conditionLabel(field, node)]]]
      }),
    )
  }
  return found
}

/** The generated module of all filters of exports. */
export const conditionsText = (
  contracts: readonly Contract[],
): string => `// Generated from the requests of the exports in the contract by npm run api. Do not edit.

type Condition = readonly [label: string, dict?: string]

/** Export → filter → its name, and the dictionary of its values. */
export const conditions = ${JSON.stringify(Object.assign({}, ...contracts.map(conditionsOf)), undefined, 2)} satisfies Record<string, Record<string, Condition>>
`
