import { merged, nameOf, type Operation, type Schema } from './contract.ts'
import { type Named, renamesOf } from './rename.ts'

export interface Leaf {
  type: string
  required: boolean
  values: string[]
  /** What people call the values, in the same order; empty when nobody said. */
  labels: string[]
  limits: string
  description: string
  /** Its place among its siblings. */
  position: number
}

/** Path of a field → what it is. Elements of an array are written list[]. */
export type Leaves = ReadonlyMap<string, Leaf>

const MOST_DEEP = 12
const LIMITS = [
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const

const limitsOf = (schema: Schema): string =>
  LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [`${name}=${String(schema[name])}`])).join('，')

/** Flattens a structure to its fields; a structure that refers to itself ends there. */
export function flatten(operation: Operation, schema: Schema | undefined): Leaves {
  const leaves = new Map<string, Leaf>()
  const walk = (
    node: Schema,
    path: string,
    required: boolean,
    seen: readonly string[],
    position: number,
  ): void => {
    if (seen.length > MOST_DEEP || (node.$ref && seen.includes(node.$ref))) return
    const own = merged(operation.document, node)
    const trail = node.$ref ? [...seen, node.$ref] : seen
    if (path) {
      leaves.set(path, {
        type: [own.type ?? (own.oneOf ? 'oneOf' : own.enum ? 'string' : 'any')].flat().join('|'),
        required,
        values: (own.enum ?? (own.const === undefined ? [] : [own.const])).map(String),
        labels: own['x-enum-descriptions'] ?? [],
        limits: limitsOf(own),
        description: own.description ?? '',
        position,
      })
    }
    Object.entries(own.properties ?? {}).forEach(([name, property], at) => {
      walk(property, path ? `${path}.${name}` : name, own.required?.includes(name) ?? false, trail, at)
    })
    for (const part of [...(own.oneOf ?? []), ...(own.anyOf ?? [])])
      walk(part, path, required, trail, position)
    if (own.items) walk(own.items, `${path}[]`, true, trail, 0)
  }
  if (schema) walk(schema, '', true, [], 0)
  return leaves
}

/** The path of the field that holds this one; empty at the top. */
export const parentOf = (path: string): string => path.replace(/(\[\]|\.?[^.[]+)$/, '')

const childrenOf = (leaves: Leaves, path: string): string =>
  [...leaves.keys()]
    .filter((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[`))
    .map((one) => one.slice(path.length))
    .toSorted()
    .join()

type Field = Named & { path: string }

const fieldOf = (leaves: Leaves, path: string): Field => {
  const leaf = leaves.get(path)!
  return {
    path,
    name: path.slice(parentOf(path).length).replace(/^\./, ''),
    shape: [leaf.type, leaf.values.join(), leaf.limits, childrenOf(leaves, path)].join(';'),
    description: leaf.description,
    position: leaf.position,
  }
}

/**
 * Fields that were renamed, from the top down, and the earlier fields as they would be called now: what is below a
 * renamed field is then compared with its like.
 */
export function renamedFields(
  before: Leaves,
  after: Leaves,
): { renamed: { from: string; to: string }[]; before: Leaves } {
  let now = before
  const renamed: { from: string; to: string }[] = []
  const depths = [...new Set([...before.keys()].map((path) => path.split(/[.[]/).length))]
  for (const depth of depths.toSorted((a, b) => a - b)) {
    const at = (leaves: Leaves, others: Leaves) =>
      [...leaves.keys()].filter((path) => path.split(/[.[]/).length === depth && !others.has(path))
    const come = Map.groupBy(at(after, now), parentOf)
    for (const [parent, gone] of Map.groupBy(at(now, after), parentOf)) {
      const fields = (leaves: Leaves, paths: readonly string[]) => paths.map((path) => fieldOf(leaves, path))
      for (const { from, to } of renamesOf(fields(now, gone), fields(after, come.get(parent) ?? []))) {
        renamed.push({ from: from.path, to: to.path })
        const below = (path: string) =>
          path === from.path || path.startsWith(`${from.path}.`) || path.startsWith(`${from.path}[`)
        now = new Map(
          [...now].map(([path, leaf]) => [below(path) ? to.path + path.slice(from.path.length) : path, leaf]),
        )
      }
    }
  }
  return { renamed, before: now }
}

/** The named structures that a request or an answer is made of. */
function structuresOf(operation: Operation): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { $ref } = node as Schema
    const name = nameOf(node)
    if ($ref?.includes('/schemas/')) {
      if (found.has(name)) return
      const schema = operation.document.components.schemas[name]
      if (schema) found.set(name, schema)
      walk(schema)
    }
    for (const value of Object.values(node)) walk(value)
  }
  walk(operation.request)
  walk(operation.response)
  return found
}

/** Structures that are only called otherwise: nothing of it goes over the wire, but generated code names them. */
export function renamedStructures(before: Operation, after: Operation): { from: string; to: string }[] {
  const [was, is] = [structuresOf(before), structuresOf(after)]
  const thing = ([name, schema]: readonly [string, Schema]): Named => ({
    name,
    shape: [schema.type, Object.keys(schema.properties ?? {}), schema.required, schema.enum].join(';'),
    description: schema.description ?? '',
    position: 0,
  })
  const missing = (one: Map<string, Schema>, other: Map<string, Schema>) =>
    [...one].filter(([name]) => !other.has(name)).map(thing)
  return renamesOf(missing(was, is), missing(is, was)).map(({ from, to }) => ({
    from: from.name,
    to: to.name,
  }))
}
